#ifndef PEER_H
#define PEER_H

/// A shape's mass in kg, and the coefficients of its contacts with shapes of the same material.
typedef struct PeerMaterial {
  double mass;
  double friction;
  double restitution;
  /// 0: passes through everything.
  int collides;
} PeerMaterial;

/// A body's centre, angle and speeds: metres, y up, radians counter-clockwise, seconds.
typedef struct PeerState {
  double x, y, angle, vx, vy, spin;
  int isAwake;
} PeerState;

/// A world's settings.
typedef struct PeerSettings {
  double gravityX, gravityY;
  int sleeps;
  /// Slower impacts do not bounce, m/s; for engines that have such a speed.
  double bounceSpeed;
  /// Whether shapes touch exactly where they say, and a world that burst is noticed before its next step. Otherwise the
  /// engine is used as its users use it, and nothing takes time beside it.
  int isExact;
} PeerSettings;

/// Another engine behind one table, so that every scene is written once. Bodies are numbered from 0; body -1 is the ground,
/// whose anchors are places in the world. A body's shape is about its centre, and only bodies that nothing moves have several.
/// Metres, y up, kg, seconds.
typedef struct Peer {
  void *(*make)(PeerSettings settings);
  void (*release)(void *world);
  /// Kinds: 0 dynamic, 1 kinematic, 2 static.
  int (*addBody)(void *world, int kind, double x, double y, double angle);
  void (*addCircle)(void *world, int body, double radius, PeerMaterial material);
  /// A box about a point of the body.
  void (*addBox)(void *world, int body, double x, double y, double width, double height, PeerMaterial material);
  /// A wall of the ground.
  void (*addSegment)(void *world, double ax, double ay, double bx, double by, PeerMaterial material);
  /// Closed walls of the ground around bodies: the corners' coordinates in turn, clockwise.
  void (*addLoop)(void *world, const double *corners, int count, PeerMaterial material);
  void (*lockRotation)(void *world, int body);
  /// Keeps the present distance.
  void (*addRod)(void *world, int a, double ax, double ay, int b, double bx, double by);
  void (*addPivot)(void *world, int a, double ax, double ay, int b, double bx, double by);
  /// Between two bodies' centres, or a place and a centre; Hz and damping ratio of the masses that it joins.
  void (*addSpring)(void *world, int a, double ax, double ay, int b, double length, double frequency, double damping);
  void (*setVelocity)(void *world, int body, double vx, double vy, double spin);
  /// For the next step alone.
  void (*setTorque)(void *world, int body, double torque);
  void (*step)(void *world, double duration);
  void (*read)(void *world, int body, PeerState *state);
} Peer;

#endif

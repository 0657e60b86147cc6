#ifndef PEER_H
#define PEER_H

/// A shape's mass in kg, and the coefficients of its contacts with shapes of the same material.
typedef struct PeerMaterial {
  double mass;
  double friction;
  double restitution;
  /// 0 for a shape that collides with nothing.
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
  /// The speed in m/s below which impacts do not bounce; for engines that have such a limit.
  double bounceSpeed;
  /// Whether shapes touch exactly at their outlines, and a world whose numbers overflowed takes no further step.
  /// Otherwise the engine is used with its defaults, and without extra work.
  int isExact;
} PeerSettings;

/// Another engine behind one table, so that every scene is written once. Bodies are numbered from 0; body -1 is the ground,
/// whose anchors are places in the world. A body's shape is about its centre; only static and kinematic bodies have
/// several. Metres, y up, kg, seconds.
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
  /// A rod, which keeps the present distance.
  void (*addRod)(void *world, int a, double ax, double ay, int b, double bx, double by);
  void (*addPivot)(void *world, int a, double ax, double ay, int b, double bx, double by);
  /// A spring between two bodies' centres, or a place and a centre; Hz and damping ratio for the masses that it joins.
  void (*addSpring)(void *world, int a, double ax, double ay, int b, double length, double frequency, double damping);
  void (*setVelocity)(void *world, int body, double vx, double vy, double spin);
  /// Sets the torque of the next step alone.
  void (*setTorque)(void *world, int body, double torque);
  void (*step)(void *world, double duration);
  void (*read)(void *world, int body, PeerState *state);
} Peer;

#endif

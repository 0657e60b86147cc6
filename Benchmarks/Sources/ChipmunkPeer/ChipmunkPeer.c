// Chipmunk 7.0.3 behind the table of Peer.h.
//
// It gets points, 100 to a metre, because its defaults are made for pixels. It multiplies the coefficients of a pair,
// so each shape gets their square root.
#include "ChipmunkPeer.h"
#include <chipmunk/chipmunk.h>
#include <math.h>
#include <stdlib.h>

static const double scale = 100;
// The manual recommends the largest overlap that is invisible; Box2D allows 5 mm.
static const double slop = 0.5;

typedef struct {
  cpSpace *space;
  cpBody **bodies;
  int count, room;
  /// A world whose numbers overflowed takes no further step: a NaN ends the process if the library was built with
  /// assertions.
  int isExact, hasBurst;
} Scene;

static cpBody *bodyAt(Scene *scene, int index) {
  return index < 0 ? cpSpaceGetStaticBody(scene->space) : scene->bodies[index];
}

static cpVect vector(double x, double y) { return cpv(x * scale, y * scale); }

static void *make(PeerSettings settings) {
  Scene *scene = calloc(1, sizeof *scene);
  scene->space = cpSpaceNew();
  cpSpaceSetGravity(scene->space, vector(settings.gravityX, settings.gravityY));
  cpSpaceSetCollisionSlop(scene->space, slop);
  scene->isExact = settings.isExact;
  if (settings.sleeps) cpSpaceSetSleepTimeThreshold(scene->space, 0.5);
  return scene;
}

static void freeShape(cpSpace *space, void *shape, void *data) {
  (void)data;
  cpSpaceRemoveShape(space, shape);
  cpShapeFree(shape);
}

static void freeConstraint(cpSpace *space, void *constraint, void *data) {
  (void)data;
  cpSpaceRemoveConstraint(space, constraint);
  cpConstraintFree(constraint);
}

static void laterShape(cpShape *shape, void *space) { cpSpaceAddPostStepCallback(space, freeShape, shape, NULL); }

static void laterConstraint(cpConstraint *constraint, void *space) {
  cpSpaceAddPostStepCallback(space, freeConstraint, constraint, NULL);
}

static void release(void *world) {
  Scene *scene = world;
  cpSpaceEachShape(scene->space, laterShape, scene->space);
  cpSpaceEachConstraint(scene->space, laterConstraint, scene->space);
  for (int index = 0; index < scene->count; ++index) {
    cpSpaceRemoveBody(scene->space, scene->bodies[index]);
    cpBodyFree(scene->bodies[index]);
  }
  cpSpaceFree(scene->space);
  free(scene->bodies);
  free(scene);
}

static int addBody(void *world, int kind, double x, double y, double angle) {
  Scene *scene = world;
  // A shape sets the mass; until then any mass is valid.
  cpBody *body = kind == 0 ? cpBodyNew(1, 1) : kind == 1 ? cpBodyNewKinematic() : cpBodyNewStatic();
  cpBodySetPosition(body, vector(x, y));
  cpBodySetAngle(body, angle);
  cpSpaceAddBody(scene->space, body);
  if (scene->count == scene->room) {
    scene->room = scene->room ? 2 * scene->room : 64;
    scene->bodies = realloc(scene->bodies, scene->room * sizeof *scene->bodies);
  }
  scene->bodies[scene->count] = body;
  return scene->count++;
}

static void attach(Scene *scene, cpBody *body, cpShape *shape, PeerMaterial material, double inertia) {
  cpShapeSetFriction(shape, sqrt(material.friction));
  cpShapeSetElasticity(shape, sqrt(material.restitution));
  if (!material.collides) cpShapeSetFilter(shape, CP_SHAPE_FILTER_NONE);
  cpSpaceAddShape(scene->space, shape);
  if (cpBodyGetType(body) != CP_BODY_TYPE_DYNAMIC) return;
  cpBodySetMass(body, material.mass);
  cpBodySetMoment(body, inertia * scale * scale);
}

static void addCircle(void *world, int index, double radius, PeerMaterial material) {
  cpBody *body = bodyAt(world, index);
  attach(world, body, cpCircleShapeNew(body, radius * scale, cpvzero), material, material.mass * radius * radius / 2);
}

static void addBox(void *world, int index, double x, double y, double width, double height, PeerMaterial material) {
  cpBody *body = bodyAt(world, index);
  cpBB box = cpBBNewForExtents(vector(x, y), width * scale / 2, height * scale / 2);
  attach(world, body, cpBoxShapeNew2(body, box, 0), material,
         material.mass * (width * width + height * height) / 12);
}

static void addSegment(void *world, double ax, double ay, double bx, double by, PeerMaterial material) {
  cpBody *ground = bodyAt(world, -1);
  attach(world, ground, cpSegmentShapeNew(ground, vector(ax, ay), vector(bx, by), 0), material, 0);
}

static void addLoop(void *world, const double *corners, int count, PeerMaterial material) {
  cpBody *ground = bodyAt(world, -1);
  for (int index = 0; index < count; ++index) {
    cpVect place[4];
    for (int near = 0; near < 4; ++near) {
      const double *corner = corners + 2 * ((index + near - 1 + count) % count);
      place[near] = vector(corner[0], corner[1]);
    }
    cpShape *side = cpSegmentShapeNew(ground, place[1], place[2], 0);
    cpSegmentShapeSetNeighbors(side, place[0], place[3]);
    attach(world, ground, side, material, 0);
  }
}

static void lockRotation(void *world, int index) { cpBodySetMoment(bodyAt(world, index), INFINITY); }

static void addRod(void *world, int a, double ax, double ay, int b, double bx, double by) {
  Scene *scene = world;
  cpSpaceAddConstraint(scene->space,
                       cpPinJointNew(bodyAt(scene, a), bodyAt(scene, b), vector(ax, ay), vector(bx, by)));
}

static void addPivot(void *world, int a, double ax, double ay, int b, double bx, double by) {
  Scene *scene = world;
  cpSpaceAddConstraint(scene->space,
                       cpPivotJointNew2(bodyAt(scene, a), bodyAt(scene, b), vector(ax, ay), vector(bx, by)));
}

static void addSpring(void *world, int a, double ax, double ay, int b, double length, double frequency,
                      double damping) {
  Scene *scene = world;
  cpBody *first = bodyAt(scene, a), *second = bodyAt(scene, b);
  double omega = 2 * M_PI * frequency;
  double mass = 1 / (1 / cpBodyGetMass(second) + (a < 0 ? 0 : 1 / cpBodyGetMass(first)));
  cpSpaceAddConstraint(scene->space,
                       cpDampedSpringNew(first, second, vector(ax, ay), cpvzero, length * scale, mass * omega * omega,
                                         2 * damping * mass * omega));
}

static void setVelocity(void *world, int index, double vx, double vy, double spin) {
  cpBodySetVelocity(bodyAt(world, index), vector(vx, vy));
  cpBodySetAngularVelocity(bodyAt(world, index), spin);
}

static void setTorque(void *world, int index, double torque) {
  cpBodySetTorque(bodyAt(world, index), torque * scale * scale);
}

static void step(void *world, double duration) {
  Scene *scene = world;
  for (int index = 0; scene->isExact && index < scene->count; ++index) {
    cpBody *body = scene->bodies[index];
    // The fourth power of this limit is a finite double.
    if (!(cpvlength(cpBodyGetVelocity(body)) + fabs(cpBodyGetAngularVelocity(body)) < 1e75)) scene->hasBurst = 1;
  }
  if (!scene->hasBurst) cpSpaceStep(scene->space, duration);
}

static void read(void *world, int index, PeerState *state) {
  if (((Scene *)world)->hasBurst) {
    *state = (PeerState){NAN, NAN, NAN, NAN, NAN, NAN, 1};
    return;
  }
  cpBody *body = bodyAt(world, index);
  cpVect place = cpBodyGetPosition(body), velocity = cpBodyGetVelocity(body);
  *state = (PeerState){place.x / scale,    place.y / scale,    cpBodyGetAngle(body),
                       velocity.x / scale, velocity.y / scale, cpBodyGetAngularVelocity(body),
                       !cpBodyIsSleeping(body)};
}

static const Peer table = {make,   release,  addBody,   addCircle,   addBox,    addSegment, addLoop, lockRotation,
                           addRod, addPivot, addSpring, setVelocity, setTorque, step,       read};

const Peer *chipmunk_peer(void) { return &table; }

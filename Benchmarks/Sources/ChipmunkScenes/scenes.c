// Identical scenes for Chipmunk 7.0.3: metres, y up, 60 steps a second, its default 10 iterations.
#include "include/ChipmunkScenes.h"
#include <chipmunk/chipmunk.h>
#include <math.h>
#include <stdlib.h>

typedef struct {
  cpSpace *space;
  cpBody **bodies;
  cpConstraint **joints;
  int count, jointCount, kind;
} Scene;

static cpBody *add(Scene *scene, double x, double y, double width, double height, double density, double friction,
                   double restitution, int collides) {
  cpBody *body;
  cpShape *shape;
  if (height == 0) {
    double mass = density * M_PI * width * width;
    body = cpBodyNew(mass, cpMomentForCircle(mass, 0, width, cpvzero));
    shape = cpCircleShapeNew(body, width, cpvzero);
  } else {
    double mass = density * width * height;
    body = cpBodyNew(mass, cpMomentForBox(mass, width, height));
    shape = cpBoxShapeNew(body, width, height, 0);
  }
  cpBodySetPosition(body, cpv(x, y));
  cpSpaceAddBody(scene->space, body);
  cpShapeSetFriction(shape, friction);
  cpShapeSetElasticity(shape, restitution);
  if (!collides) cpShapeSetFilter(shape, CP_SHAPE_FILTER_NONE);
  cpSpaceAddShape(scene->space, shape);
  scene->bodies[scene->count++] = body;
  return body;
}

static void spring(Scene *scene, cpBody *body, cpVect at, double frequency, double damping) {
  double omega = 2 * M_PI * frequency, mass = cpBodyGetMass(body);
  cpSpaceAddConstraint(scene->space,
                       cpDampedSpringNew(cpSpaceGetStaticBody(scene->space), body, at, cpvzero, 0,
                                         mass * omega * omega, 2 * damping * mass * omega));
}

static void wall(Scene *scene, double ax, double ay, double bx, double by) {
  cpShape *shape = cpSegmentShapeNew(cpSpaceGetStaticBody(scene->space), cpv(ax, ay), cpv(bx, by), 0);
  cpShapeSetFriction(shape, 0.6);
  cpShapeSetElasticity(shape, 0);
  cpSpaceAddShape(scene->space, shape);
}

void *chipmunk_scene_make(int kind, int count) {
  Scene *scene = calloc(1, sizeof(Scene));
  scene->kind = kind;
  scene->space = cpSpaceNew();
  int most = kind == 2 ? count * (count + 1) / 2 : count;
  scene->bodies = calloc(most, sizeof(cpBody *));
  scene->joints = calloc(most, sizeof(cpConstraint *));
  cpSpaceSetGravity(scene->space, cpv(0, -10));
  // Only the sleeping scene may sleep; Chipmunk sleeps when given a time.
  if (kind == 6) cpSpaceSetSleepTimeThreshold(scene->space, 0.5);
  switch (kind) {
  case 0:
  case 1:
  case 6: {
    cpSpaceSetGravity(scene->space, cpvzero);
    int columns = (int)ceil(sqrt((double)count));
    for (int i = 0; i < count; ++i) {
      double x = 0.54 * (i % columns), y = -0.54 * (i / columns), kick = kind == 6 ? 0 : 0.3;
      cpBody *body = add(scene, x + kick, y + kick, 0.44, 0.44, 1, 0.2, 0, 0);
      if (kind != 6) cpBodySetVelocity(body, cpv(0.5, 0));
      spring(scene, body, cpv(x, y), 1, kind == 6 ? 1 : 0.05);
      if (kind == 1) spring(scene, body, cpv(x + 0.1, y), 0.3, 0.05);
    }
    break;
  }
  case 2:
    wall(scene, -100, 0, 100, 0);
    for (int row = 0; row < count; ++row)
      for (int column = 0; column < count - row; ++column)
        add(scene, (column - (count - row - 1) / 2.0) * 1.1, 0.5 + row, 1, 1, 1, 0.775, 0, 1);
    break;
  case 3:
    wall(scene, 0, 0, 30, 0);
    wall(scene, 0, 0, 0, 200);
    wall(scene, 30, 0, 30, 200);
    for (int i = 0; i < count; ++i)
      add(scene, 0.6 + 0.72 * (i % 40) + 0.05 * (i / 40 % 3), 1 + 0.7 * (i / 40), 0.25, 0, 1, 0.775, 0, 1);
    break;
  case 4: {
    cpBody *previous = cpSpaceGetStaticBody(scene->space);
    for (int i = 0; i < count; ++i) {
      cpBody *body = add(scene, 0, -0.5 * i - 0.25, 0.125, 0.5, 20, 0.2, 0, 0);
      cpConstraint *joint = cpPivotJointNew(previous, body, cpv(0, -0.5 * i));
      scene->joints[scene->jointCount++] = cpSpaceAddConstraint(scene->space, joint);
      previous = body;
    }
    break;
  }
  case 5:
    for (int i = 0; i < count; ++i) {
      double angle = i == 0 ? M_PI / 4 : 0;
      cpVect pivot = cpv(0.5 * i, 0);
      cpBody *body =
          add(scene, pivot.x - 2.5 * sin(angle), -2.5 * cos(angle), 0.25, 0, 1, 0, 1, 1);
      cpSpaceAddConstraint(scene->space,
                           cpPinJointNew(cpSpaceGetStaticBody(scene->space), body, pivot, cpvzero));
    }
    break;
  }
  return scene;
}

void chipmunk_scene_step(void *pointer) { cpSpaceStep(((Scene *)pointer)->space, 1.0 / 60); }

void chipmunk_scene_measure(void *pointer, double *out) {
  Scene *scene = pointer;
  out[0] = out[1] = out[2] = out[3] = 0;
  for (int i = 0; i < scene->count; ++i) {
    out[0] += cpBodyGetPosition(scene->bodies[i]).y / scene->count;
    out[1] += cpvlength(cpBodyGetVelocity(scene->bodies[i])) / scene->count;
    out[2] += !cpBodyIsSleeping(scene->bodies[i]);
  }
  for (int i = 0; i < scene->jointCount; ++i) {
    cpConstraint *joint = scene->joints[i];
    cpVect a = cpBodyLocalToWorld(cpConstraintGetBodyA(joint), cpPivotJointGetAnchorA(joint));
    cpVect b = cpBodyLocalToWorld(cpConstraintGetBodyB(joint), cpPivotJointGetAnchorB(joint));
    out[3] += cpvdist(a, b);
  }
}

void chipmunk_scene_free(void *pointer) {
  Scene *scene = pointer;
  // A benchmark's process ends soon: only the space's own memory is given back.
  cpSpaceFree(scene->space);
  free(scene->bodies);
  free(scene->joints);
  free(scene);
}

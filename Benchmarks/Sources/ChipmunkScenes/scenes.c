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

static cpShape *finish(Scene *scene, cpShape *shape, double friction, double restitution) {
  cpShapeSetFriction(shape, friction);
  cpShapeSetElasticity(shape, restitution);
  return cpSpaceAddShape(scene->space, shape);
}

static void addBox(Scene *scene, cpBody *body, double x, double y, double width, double height, double friction,
                   double restitution) {
  cpBB box = cpBBNewForExtents(cpv(x, y), width / 2, height / 2);
  finish(scene, cpBoxShapeNew2(body, box, 0), friction, restitution);
}

static cpBody *addKinematic(Scene *scene, double x, double y, double w) {
  cpBody *body = cpSpaceAddBody(scene->space, cpBodyNewKinematic());
  cpBodySetPosition(body, cpv(x, y));
  cpBodySetAngularVelocity(body, w);
  return body;
}

static void link(Scene *scene, cpBody *a, cpBody *b, cpVect at) {
  scene->joints[scene->jointCount++] = cpSpaceAddConstraint(scene->space, cpPivotJointNew(a, b, at));
}

// Everything a scene can hold: a grid's bodies, a smash's ram and wall, or one body for each of the count.
static int mostBodies(int kind, int count) {
  switch (kind) {
  case 2: return count * (count + 1) / 2;
  case 7:
  case 8: return count * count;
  case 9: return 60 * count + 1;
  default: return count;
  }
}

void *chipmunk_scene_make(int kind, int count) {
  Scene *scene = calloc(1, sizeof(Scene));
  scene->kind = kind;
  scene->space = cpSpaceNew();
  int most = mostBodies(kind, count);
  scene->bodies = calloc(most, sizeof(cpBody *));
  scene->joints = calloc(2 * most, sizeof(cpConstraint *));
  cpSpaceSetGravity(scene->space, cpv(0, -10));
  // Only the sleeping scenes may sleep; Chipmunk sleeps when given a time.
  if (kind == 6 || kind == 9) cpSpaceSetSleepTimeThreshold(scene->space, 0.5);
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
  case 7: {
    cpBody **grid = calloc(most, sizeof(cpBody *));
    for (int column = 0; column < count; ++column)
      for (int row = 0; row < count; ++row) {
        int isFixed = row == 0 && abs(column - count / 2) <= 3;
        double mass = M_PI * 0.4 * 0.4;
        cpBody *body = isFixed ? cpBodyNewStatic() : cpBodyNew(mass, cpMomentForCircle(mass, 0, 0.4, cpvzero));
        cpBodySetPosition(body, cpv(column, -row));
        cpSpaceAddBody(scene->space, body);
        // One group: they do not collide with each other.
        cpShapeSetFilter(finish(scene, cpCircleShapeNew(body, 0.4, cpvzero), 0.775, 0),
                         cpShapeFilterNew(1, CP_ALL_CATEGORIES, CP_ALL_CATEGORIES));
        int index = column * count + row;
        grid[index] = body;
        if (row > 0) link(scene, grid[index - 1], body, cpv(column, -row + 0.5));
        // Two fixed discs make a constraint that Chipmunk cannot solve, and need none.
        int isIdle = isFixed && abs(column - 1 - count / 2) <= 3;
        if (column > 0 && !isIdle) link(scene, grid[index - count], body, cpv(column - 0.5, -row));
        if (!isFixed) scene->bodies[scene->count++] = body;
      }
    free(grid);
    break;
  }
  case 8: {
    cpBody *drum = addKinematic(scene, 0, 10, 25 * M_PI / 180);
    for (int side = -1; side <= 1; side += 2) {
      addBox(scene, drum, 10 * side, 0, 1, 20, 0.775, 0);
      addBox(scene, drum, 0, 10 * side, 20, 1, 0.775, 0);
    }
    for (int row = 0; row < count; ++row)
      for (int column = 0; column < count; ++column)
        add(scene, -0.2 * count + 0.4 * column, -0.2 * count + 10 + 0.4 * row, 0.25, 0.25, 1, 0.775, 0, 1);
    break;
  }
  case 9:
    cpSpaceSetGravity(scene->space, cpvzero);
    cpBodySetVelocity(add(scene, -60, 0, 8, 8, 8, 0.775, 0, 1), cpv(40, 0));
    for (int column = 0; column < 60; ++column)
      for (int row = 0; row < count; ++row)
        add(scene, 0.4 * column + 30, (row - count / 2.0) * 0.4, 0.4, 0.4, 1, 0.775, 0, 1);
    break;
  case 10: {
    // Frictions and elasticities are multiplied: the square roots of the others'.
    double rough = sqrt(0.1);
    for (int i = 0; i < 360; ++i) {
      double from = -2 * M_PI * i / 360, to = -2 * M_PI * (i + 1) / 360, step = 2 * M_PI / 360;
      cpVect a = cpv(40 * cos(from), 40 * sin(from) + 32), b = cpv(40 * cos(to), 40 * sin(to) + 32);
      cpShape *side = cpSegmentShapeNew(cpSpaceGetStaticBody(scene->space), a, b, 0);
      cpSegmentShapeSetNeighbors(side, cpv(40 * cos(from + step), 40 * sin(from + step) + 32),
                                 cpv(40 * cos(to - step), 40 * sin(to - step) + 32));
      finish(scene, side, rough, rough);
    }
    addBox(scene, addKinematic(scene, 0, 12, 5), 0, 0, 1.2, 40.4, 0, rough);
    for (int i = 0; i < count; ++i) {
      double x = 0.5 * (i % 92) - 23, y = 2 + 0.5 * (i / 92);
      if (i % 3 == 0) add(scene, x, y, 1, 0.5, 0.25, rough, rough, 1);
      if (i % 3 == 1) add(scene, x, y, 0.35, 0, 0.25, rough, rough, 1);
      if (i % 3 == 2) add(scene, x, y, 0.7, 0.7, 0.25, rough, rough, 1);
    }
    break;
  }
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

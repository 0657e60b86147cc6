// Identical scenes for Box2D 2.4.1: metres, y up, 60 steps a second, its default 8 velocity and 3 position iterations.
#include "include/Box2DScenes.h"
#include <box2d/box2d.h>
#include <cmath>
#include <memory>
#include <vector>

namespace {
struct Scene {
  b2World world{b2Vec2(0, -10)};
  std::vector<b2Body *> bodies;
  std::vector<b2RevoluteJoint *> joints;
  int kind = 0;
};

b2Body *add(Scene &scene, float x, float y, const b2Shape &shape, float density, float friction, float restitution,
            bool collides = true, float threshold = 0) {
  b2BodyDef definition;
  definition.type = b2_dynamicBody;
  definition.position.Set(x, y);
  b2Body *body = scene.world.CreateBody(&definition);
  b2FixtureDef fixture;
  fixture.shape = &shape;
  fixture.density = density;
  fixture.friction = friction;
  fixture.restitution = restitution;
  fixture.restitutionThreshold = restitution > 0 ? threshold : 1;
  if (!collides) fixture.filter.maskBits = 0;
  body->CreateFixture(&fixture);
  scene.bodies.push_back(body);
  return body;
}

void spring(Scene &scene, b2Body *anchor, b2Body *body, b2Vec2 at, float frequency, float damping) {
  b2DistanceJointDef joint;
  joint.Initialize(anchor, body, at, body->GetPosition());
  joint.length = 0;
  joint.minLength = 0;
  joint.maxLength = b2_maxFloat;
  b2LinearStiffness(joint.stiffness, joint.damping, frequency, damping, anchor, body);
  scene.world.CreateJoint(&joint);
}

void link(Scene &scene, b2Body *a, b2Body *b, b2Vec2 at) {
  b2RevoluteJointDef joint;
  joint.Initialize(a, b, at);
  scene.joints.push_back((b2RevoluteJoint *)scene.world.CreateJoint(&joint));
}

void addBox(b2Body *body, float x, float y, float width, float height, float friction) {
  b2PolygonShape box;
  box.SetAsBox(width / 2, height / 2, b2Vec2(x, y), 0);
  b2FixtureDef fixture;
  fixture.shape = &box;
  fixture.friction = friction;
  body->CreateFixture(&fixture);
}

b2Body *addKinematic(Scene &scene, float x, float y, float w) {
  b2BodyDef definition;
  definition.type = b2_kinematicBody;
  definition.position.Set(x, y);
  definition.angularVelocity = w;
  return scene.world.CreateBody(&definition);
}

void wall(Scene &scene, float ax, float ay, float bx, float by) {
  b2BodyDef definition;
  b2Body *body = scene.world.CreateBody(&definition);
  b2EdgeShape edge;
  edge.SetTwoSided(b2Vec2(ax, ay), b2Vec2(bx, by));
  b2FixtureDef fixture;
  fixture.shape = &edge;
  fixture.friction = 0.6f;
  body->CreateFixture(&fixture);
}
}  // namespace

void *box2d_scene_make(int kind, int count) {
  auto *scene = new Scene;
  scene->kind = kind;
  b2BodyDef groundDefinition;
  b2Body *ground = scene->world.CreateBody(&groundDefinition);
  switch (kind) {
  case 0:    // springs, isolated
  case 1:    // springs with a second one each
  case 6: {  // springs, asleep
    scene->world.SetGravity(b2Vec2(0, 0));
    b2PolygonShape box;
    box.SetAsBox(0.22f, 0.22f);
    int columns = (int)std::ceil(std::sqrt((double)count));
    for (int i = 0; i < count; ++i) {
      float x = 0.54f * (i % columns), y = -0.54f * (i / columns);
      float kick = kind == 6 ? 0 : 0.3f;
      b2Body *body = add(*scene, x + kick, y + kick, box, 1, 0.2f, 0, false);
      if (kind != 6) body->SetSleepingAllowed(false);
      if (kind != 6) body->SetLinearVelocity(b2Vec2(0.5f, 0));
      spring(*scene, ground, body, b2Vec2(x, y), 1, kind == 6 ? 1 : 0.05f);
      if (kind == 1) spring(*scene, ground, body, b2Vec2(x + 0.1f, y), 0.3f, 0.05f);
    }
    break;
  }
  case 2: {  // pyramid
    wall(*scene, -100, 0, 100, 0);
    b2PolygonShape box;
    box.SetAsBox(0.5f, 0.5f);
    for (int row = 0; row < count; ++row)
      for (int column = 0; column < count - row; ++column) {
        b2Body *body =
            add(*scene, (column - (count - row - 1) / 2.0f) * 1.1f, 0.5f + row, box, 1, 0.6f, 0);
        body->SetSleepingAllowed(false);
      }
    break;
  }
  case 3: {  // rain
    wall(*scene, 0, 0, 30, 0);
    wall(*scene, 0, 0, 0, 200);
    wall(*scene, 30, 0, 30, 200);
    b2CircleShape circle;
    circle.m_radius = 0.25f;
    for (int i = 0; i < count; ++i) {
      b2Body *body = add(*scene, 0.6f + 0.72f * (i % 40) + 0.05f * (i / 40 % 3), 1 + 0.7f * (i / 40), circle, 1, 0.6f, 0);
      body->SetSleepingAllowed(false);
    }
    break;
  }
  case 4: {  // chain
    b2PolygonShape box;
    box.SetAsBox(0.0625f, 0.25f);
    b2Body *previous = ground;
    for (int i = 0; i < count; ++i) {
      b2Body *body = add(*scene, 0, -0.5f * i - 0.25f, box, 20, 0.2f, 0, false);
      body->SetSleepingAllowed(false);
      b2RevoluteJointDef joint;
      joint.Initialize(previous, body, b2Vec2(0, -0.5f * i));
      scene->joints.push_back((b2RevoluteJoint *)scene->world.CreateJoint(&joint));
      previous = body;
    }
    break;
  }
  case 5: {  // cradle
    b2CircleShape circle;
    circle.m_radius = 0.25f;
    for (int i = 0; i < count; ++i) {
      float angle = i == 0 ? b2_pi / 4 : 0;
      b2Vec2 pivot(0.5f * i, 0);
      b2Body *body = add(*scene, pivot.x - 2.5f * std::sin(angle), -2.5f * std::cos(angle), circle, 1, 0, 1);
      body->SetSleepingAllowed(false);
      b2DistanceJointDef joint;
      joint.Initialize(ground, body, pivot, body->GetPosition());
      joint.minLength = joint.maxLength = joint.length = 2.5f;
      scene->world.CreateJoint(&joint);
    }
    break;
  }
  case 7: {  // joint grid
    b2CircleShape circle;
    circle.m_radius = 0.4f;
    std::vector<b2Body *> grid;
    for (int column = 0; column < count; ++column)
      for (int row = 0; row < count; ++row) {
        bool isFixed = row == 0 && std::abs(column - count / 2) <= 3;
        b2BodyDef definition;
        definition.type = isFixed ? b2_staticBody : b2_dynamicBody;
        definition.position.Set(column, -row);
        definition.allowSleep = false;
        b2Body *body = scene->world.CreateBody(&definition);
        b2FixtureDef fixture;
        fixture.shape = &circle;
        fixture.density = 1;
        fixture.friction = 0.6f;
        fixture.filter.categoryBits = 2;
        fixture.filter.maskBits = (uint16)~2;
        body->CreateFixture(&fixture);
        if (row > 0) link(*scene, grid.back(), body, b2Vec2(column, -row + 0.5f));
        if (column > 0) link(*scene, grid[grid.size() - count], body, b2Vec2(column - 0.5f, -row));
        grid.push_back(body);
        if (!isFixed) scene->bodies.push_back(body);
      }
    break;
  }
  case 8: {  // tumbler
    b2Body *drum = addKinematic(*scene, 0, 10, 25 * b2_pi / 180);
    for (int side = -1; side <= 1; side += 2) {
      addBox(drum, 10.0f * side, 0, 1, 20, 0.6f);
      addBox(drum, 0, 10.0f * side, 20, 1, 0.6f);
    }
    b2PolygonShape box;
    box.SetAsBox(0.125f, 0.125f);
    for (int row = 0; row < count; ++row)
      for (int column = 0; column < count; ++column)
        add(*scene, -0.2f * count + 0.4f * column, -0.2f * count + 10 + 0.4f * row, box, 1, 0.6f, 0)
            ->SetSleepingAllowed(false);
    break;
  }
  case 9: {  // smash, the wall asleep
    scene->world.SetGravity(b2Vec2(0, 0));
    b2PolygonShape box;
    box.SetAsBox(4, 4);
    add(*scene, -60, 0, box, 8, 0.6f, 0)->SetLinearVelocity(b2Vec2(40, 0));
    box.SetAsBox(0.2f, 0.2f);
    for (int column = 0; column < 60; ++column)
      for (int row = 0; row < count; ++row)
        add(*scene, 0.4f * column + 30, (row - count / 2.0f) * 0.4f, box, 1, 0.6f, 0);
    break;
  }
  case 10: {  // spinner
    std::vector<b2Vec2> points;
    for (int i = 0; i < 360; ++i) {
      float angle = -2 * b2_pi * i / 360;
      points.push_back(b2Vec2(40 * std::cos(angle), 40 * std::sin(angle) + 32));
    }
    b2ChainShape ring;
    ring.CreateLoop(points.data(), (int)points.size());
    b2FixtureDef fixture;
    fixture.shape = &ring;
    fixture.friction = 0.1f;
    ground->CreateFixture(&fixture);
    addBox(addKinematic(*scene, 0, 12, 5), 0, 0, 1.2f, 40.4f, 0);
    b2PolygonShape boxes[2];
    boxes[0].SetAsBox(0.5f, 0.25f);
    boxes[1].SetAsBox(0.35f, 0.35f);
    b2CircleShape circle;
    circle.m_radius = 0.35f;
    const b2Shape *shapes[3] = {&boxes[0], &circle, &boxes[1]};
    for (int i = 0; i < count; ++i)
      add(*scene, 0.5f * (i % 92) - 23, 2 + 0.5f * (i / 92), *shapes[i % 3], 0.25f, 0.1f, 0.1f, true, 1)
          ->SetSleepingAllowed(false);
    break;
  }
  }
  return scene;
}

void box2d_scene_step(void *pointer) { ((Scene *)pointer)->world.Step(1.0f / 60, 8, 3); }

void box2d_scene_measure(void *pointer, double *out) {
  auto *scene = (Scene *)pointer;
  out[0] = out[1] = out[2] = out[3] = 0;
  for (b2Body *body : scene->bodies) {
    out[0] += body->GetPosition().y / scene->bodies.size();
    out[1] += body->GetLinearVelocity().Length() / scene->bodies.size();
    out[2] += body->IsAwake();
  }
  for (auto *joint : scene->joints) out[3] += (joint->GetAnchorA() - joint->GetAnchorB()).Length();
}

void box2d_scene_free(void *pointer) { delete (Scene *)pointer; }

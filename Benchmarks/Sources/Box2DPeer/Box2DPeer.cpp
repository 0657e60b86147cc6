// Box2D 2.4.1 behind the table of Peer.h.
//
// Its polygons and edges have a skin of b2_polygonRadius, at which they touch. In an exact world a box's corners are
// moved inwards by the skin, and walls have none, so that shapes touch at their outlines; mass and inertia are those of
// the box.
#include "Box2DPeer.h"
#include <box2d/box2d.h>
#include <vector>

namespace {
struct Scene {
  b2World world;
  b2Body *ground;
  std::vector<b2Body *> bodies;
  float bounceSpeed;
  bool isExact;

  explicit Scene(PeerSettings settings)
      : world(b2Vec2(float(settings.gravityX), float(settings.gravityY))), bounceSpeed(float(settings.bounceSpeed)),
        isExact(settings.isExact) {
    world.SetAllowSleeping(settings.sleeps);
    b2BodyDef definition;
    ground = world.CreateBody(&definition);
  }
  b2Body *body(int index) { return index < 0 ? ground : bodies[index]; }
};

Scene &scene(void *world) { return *static_cast<Scene *>(world); }

b2Vec2 vector(double x, double y) { return b2Vec2(float(x), float(y)); }

void attach(void *world, int index, const b2Shape &shape, PeerMaterial material, double inertia) {
  b2Body *body = scene(world).body(index);
  b2FixtureDef fixture;
  fixture.shape = &shape;
  fixture.density = 1;
  fixture.friction = float(material.friction);
  fixture.restitution = float(material.restitution);
  fixture.restitutionThreshold = scene(world).bounceSpeed;
  if (!material.collides) fixture.filter.maskBits = 0;
  body->CreateFixture(&fixture);
  b2MassData mass;
  mass.mass = float(material.mass);
  mass.center.SetZero();
  mass.I = float(inertia);
  if (body->GetType() == b2_dynamicBody) body->SetMassData(&mass);
}

void *make(PeerSettings settings) { return new Scene(settings); }

void release(void *world) { delete static_cast<Scene *>(world); }

int addBody(void *world, int kind, double x, double y, double angle) {
  b2BodyDef definition;
  definition.type = kind == 0 ? b2_dynamicBody : kind == 1 ? b2_kinematicBody : b2_staticBody;
  definition.position = vector(x, y);
  definition.angle = float(angle);
  scene(world).bodies.push_back(scene(world).world.CreateBody(&definition));
  return int(scene(world).bodies.size()) - 1;
}

void addCircle(void *world, int body, double radius, PeerMaterial material) {
  b2CircleShape circle;
  circle.m_radius = float(radius);
  attach(world, body, circle, material, material.mass * radius * radius / 2);
}

void addBox(void *world, int body, double x, double y, double width, double height, PeerMaterial material) {
  b2PolygonShape box;
  float skin = scene(world).isExact ? b2_polygonRadius : 0;
  box.SetAsBox(float(width / 2) - skin, float(height / 2) - skin, vector(x, y), 0);
  attach(world, body, box, material, material.mass * (width * width + height * height) / 12);
}

void addSegment(void *world, double ax, double ay, double bx, double by, PeerMaterial material) {
  b2EdgeShape edge;
  edge.SetTwoSided(vector(ax, ay), vector(bx, by));
  if (scene(world).isExact) edge.m_radius = 0;
  attach(world, -1, edge, material, 0);
}

void addLoop(void *world, const double *corners, int count, PeerMaterial material) {
  std::vector<b2Vec2> points;
  for (int index = 0; index < count; ++index) points.push_back(vector(corners[2 * index], corners[2 * index + 1]));
  b2ChainShape loop;
  loop.CreateLoop(points.data(), count);
  attach(world, -1, loop, material, 0);
}

void lockRotation(void *world, int index) {
  b2Body *body = scene(world).body(index);
  b2MassData mass;
  body->GetMassData(&mass);
  body->SetFixedRotation(true);
  // Locking computes the mass from the fixtures again.
  body->SetMassData(&mass);
}

void addRod(void *world, int a, double ax, double ay, int b, double bx, double by) {
  b2Body *first = scene(world).body(a), *second = scene(world).body(b);
  b2DistanceJointDef joint;
  joint.Initialize(first, second, first->GetWorldPoint(vector(ax, ay)), second->GetWorldPoint(vector(bx, by)));
  scene(world).world.CreateJoint(&joint);
}

void addPivot(void *world, int a, double ax, double ay, int b, double bx, double by) {
  b2RevoluteJointDef joint;
  joint.bodyA = scene(world).body(a);
  joint.bodyB = scene(world).body(b);
  joint.localAnchorA = vector(ax, ay);
  joint.localAnchorB = vector(bx, by);
  scene(world).world.CreateJoint(&joint);
}

void addSpring(void *world, int a, double ax, double ay, int b, double length, double frequency, double damping) {
  b2Body *first = scene(world).body(a), *second = scene(world).body(b);
  b2DistanceJointDef joint;
  joint.Initialize(first, second, first->GetWorldPoint(vector(ax, ay)), second->GetPosition());
  joint.length = float(length);
  joint.minLength = 0;
  joint.maxLength = b2_maxFloat;
  b2LinearStiffness(joint.stiffness, joint.damping, float(frequency), float(damping), first, second);
  scene(world).world.CreateJoint(&joint);
}

void setVelocity(void *world, int body, double vx, double vy, double spin) {
  scene(world).body(body)->SetLinearVelocity(vector(vx, vy));
  scene(world).body(body)->SetAngularVelocity(float(spin));
}

void setTorque(void *world, int body, double torque) { scene(world).body(body)->ApplyTorque(float(torque), true); }

void step(void *world, double duration) { scene(world).world.Step(float(duration), 8, 3); }

void read(void *world, int index, PeerState *state) {
  b2Body *body = scene(world).body(index);
  *state = {body->GetPosition().x,       body->GetPosition().y,       body->GetAngle(), body->GetLinearVelocity().x,
            body->GetLinearVelocity().y, body->GetAngularVelocity(), body->IsAwake()};
}

const Peer table = {make,   release,  addBody,   addCircle,   addBox,    addSegment, addLoop, lockRotation,
                    addRod, addPivot, addSpring, setVelocity, setTorque, step,       read};
}  // namespace

const Peer *box2d_peer(void) { return &table; }

/// The end state of a scene: mean height in metres (y up), mean speed in m/s, awake bodies, stretch of all joints in metres.
struct Measure {
  var height = 0.0
  var speed = 0.0
  var awake = 0
  var stretch = 0.0
}

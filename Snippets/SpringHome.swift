import CradlePhysics

let spring = Spring(response: 0.5, dampingRatio: 0.7)
let home = spring.curve(from: 120, to: 0, velocity: -800)

print(home.value(at: 0.1))  // about 40.3: where it is after a tenth of a second, in points
print(home.settlingTime(within: 0.5))  // about 0.51: when it stays within half a point, in seconds

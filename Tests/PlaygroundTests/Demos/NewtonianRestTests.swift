import CradleGeometry
import TestSupport
import Testing

@testable import Playground

struct NewtonianRestTests {
  @Test(
    "six cells between walls come to rest within 45 s, whatever their elasticity below 1",
    arguments: [0.0, 0.2, 0.5], [Size(width: 375, height: 667), Size(width: 800, height: 600)])
  func restsBetweenWalls(elasticity: Double, size: Size) throws {
    let run = try DemoRun(
      NewtonianDemo.self, viewport: size,
      set: [("walls", .choice("on")), ("elasticity", .number(elasticity))])
    for number in 0..<6 { try run.action("add", at: Double(number) * 0.4) }
    #expect(run.rest(limit: 45) < 45)
  }
}

import Testing

@testable import CradlePhysics

/// The order in memory on which passes rely that read four numbers of a body at once.
@Suite("World: rows of bodies")
struct BodyRowTests {
  /// The offsets in bytes of four floats in a row from `start` on.
  private static func row(from start: Int) -> [Int?] { (0..<4).map { start + 4 * $0 } }

  @Test("a state is the row of its velocity and rotation, and the row of its displacement and direction")
  func state() {
    typealias Layout = MemoryLayout<BodyState>
    #expect(
      [Layout.offset(of: \.vx), Layout.offset(of: \.vy), Layout.offset(of: \.w), Layout.offset(of: \.turn)]
        == Self.row(from: 0))
    #expect(
      [Layout.offset(of: \.dx), Layout.offset(of: \.dy), Layout.offset(of: \.c), Layout.offset(of: \.s)]
        == Self.row(from: 16))
    #expect(Layout.stride == 32)
  }

  @Test("a drive begins with its accelerations, in the order of a state's velocities, and one more number")
  func drive() {
    typealias Layout = MemoryLayout<BodyDrive>
    #expect(
      [
        Layout.offset(of: \.ax), Layout.offset(of: \.ay), Layout.offset(of: \.turn),
        Layout.offset(of: \.firstKickShare),
      ] == Self.row(from: 0))
    #expect(Layout.stride == 32)
  }

  @Test("a velocity is the row of a state's velocities and one more number")
  func velocity() {
    typealias Layout = MemoryLayout<BodyVelocity>
    #expect(
      [Layout.offset(of: \.vx), Layout.offset(of: \.vy), Layout.offset(of: \.w)]
        == Array(Self.row(from: 0).prefix(3)))
    #expect(Layout.stride == 16)
  }
}

import CradlePhysics
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Deceleration against UIScrollView's recordings, and against other projects' numbers for the same exponential.
@Suite struct DecelerationRecordedTests {
  /// The row's own fit of the recorded frames is off by 0.1739 pt, with a delay that it gives to 0.1 ms.
  static let recordedFrame = 0.19

  @Test("every frame of a fling that openuikit recorded from UIScrollView")
  func recordedFling() {
    let fling = Deceleration(from: 5074, velocity: 750)
    var worst = 0.0
    for (frame, offset) in RecordedScrolls.deceleration.enumerated() {
      // The curve starts 0.9 ms after the lift; the first frame is 10.6 ms after it.
      let time = 0.0106 - 0.0009 + Double(frame) / 60
      worst = max(worst, abs(fling.value(at: time) - offset))
    }
    // The integral form would give 0.53.
    #expect(worst <= Self.recordedFrame)
  }

  @Test("UIScrollView's stops by place and time, and its delegate's calls")
  func recordedEnd() {
    let fling = Deceleration(from: 5074, velocity: 750)
    #expect(fling.end.isWithin(Tolerance.recordedOffset, of: 5443.3333))
    #expect(fling.announcedEnd.isWithin(Tolerance.recordedOffset, of: 5443.6667))
    #expect((fling.announcedEnd - fling.end).isWithin(Tolerance.closedForm, of: 740 * 0.0005))
    #expect(fling.duration.isWithin(Tolerance.twoDecimals, of: 2.16))
    #expect(fling.duration.isWithin(Tolerance.fourDecimals, of: 2.1566))
  }

  @Test("scrolling.md: the second recorded stop, 6818.0 and 6819.667", arguments: [1.0, -1.0])
  func secondRecordedEnd(direction: Double) {
    // 5074 + (v₀ − 10)·0.499 = 6818 makes v₀ 3505; the announced target then follows without another constant.
    let fling = Deceleration(from: direction * 5074, velocity: direction * 3505)
    #expect(fling.end.isWithin(Tolerance.recordedOffset, of: direction * 6818))
    #expect(fling.announcedEnd.isWithin(Tolerance.recordedOffset, of: direction * 6819.667))
  }

  @Test(
    "the projection of WWDC 2018, session 803, and of b3ll/Motion",
    arguments: [(1000.0, 499.0), (-2000, -998), (200.2, 99.8998)])
  func projection(velocity: Double, distance: Double) {
    let fling = Deceleration(from: 0, velocity: velocity, stopSpeed: 0)
    #expect(fling.end.isWithin(Tolerance.closedForm, of: distance))
  }

  @Test(
    "the start state is reproduced, at the speeds of Flutter's tests",
    arguments: [
      (51.0, 2866.91537), (345, 1982.785934), (-156.2, 1541.57665), (4534, 1073.553798), (5469, 182.114534),
    ])
  func startState(from: Double, velocity: Double) {
    let fling = Deceleration(from: from, velocity: velocity)
    #expect(fling.value(at: 0) == from && fling.velocity(at: 0) == velocity)
  }

  @Test("velocity decays exponentially, in Flutter's and GTK's numbers")
  func velocities() {
    func velocity(_ start: Double, decay: Double, at time: Double) -> Double {
      Deceleration(from: 0, velocity: start, rate: exp(-decay / 1000), stopSpeed: 0).velocity(at: time)
    }
    #expect(velocity(400, decay: -log(0.3), at: 2).isWithin(Tolerance.closedForm, of: 36))
    #expect(velocity(400, decay: -log(0.3), at: 1).isWithin(Tolerance.closedForm, of: 120))
    #expect(velocity(400, decay: -log(0.135), at: 2).isWithin(Tolerance.halfPoint, of: 7))
    #expect(velocity(1000, decay: 4, at: 0.25).isWithin(Tolerance.fourDecimals, of: 367.8794))
    #expect(velocity(1000, decay: 4, at: 1).isWithin(Tolerance.fourDecimals, of: 18.3156))
  }

  /// A fling whose exponential spans `amplitude` points at `decay` per second, as integral laws have it.
  static func exponential(from: Double, amplitude: Double, decay: Double) -> Deceleration {
    let factor = Deceleration(from: 0, velocity: 0, rate: exp(-decay / 1000)).factor
    return Deceleration(from: from, velocity: amplitude / factor, rate: exp(-decay / 1000), stopSpeed: 0)
  }

  @Test(
    "Flutter's friction, 0.135 a second", arguments: [(0.1, 109.0624), (2, 149.0279)])
  func flutterFriction(time: Double, value: Double) {
    let decay = -log(0.135)
    let fling = Self.exponential(from: 100, amplitude: 100 / decay, decay: decay)
    #expect(fling.value(at: time).isWithin(Tolerance.fourDecimals, of: value))
    let back = Self.exponential(from: 100, amplitude: -100 / decay, decay: decay)
    #expect(back.value(at: time).isWithin(Tolerance.fourDecimals, of: 200 - value))
  }

  @Test("positions of other exponentials: Flutter's, GTK's and React Native's")
  func positions() {
    let newton = -log(0.3)
    #expect(
      Self.exponential(from: 100, amplitude: 400 / newton, decay: newton).value(at: 5)
        .isWithin(Tolerance.fourDecimals, of: 431.4261))
    let gtk = Self.exponential(from: 0, amplitude: 250, decay: 4)
    #expect(gtk.value(at: 0.25).isWithin(Tolerance.fourDecimals, of: 158.0301))
    #expect(gtk.value(at: 1).isWithin(Tolerance.fourDecimals, of: 245.4211))
    let native = Self.exponential(from: 0, amplitude: 500, decay: 2)
    #expect(native.value(at: 0.5).isWithin(Tolerance.fourDecimals, of: 316.0603))
  }

  @Test("a decay with a time constant of half a second follows Motion's inertia")
  func motionInertia() {
    let fling = Self.exponential(from: 100, amplitude: 200, decay: 2)
    for (index, value) in RecordedScrolls.motionInertia.enumerated() {
      #expect(fling.value(at: Double(index) / 10).isWithin(Tolerance.closedForm, of: value))
    }
  }

  @Test("a decay with a time constant of 0.35 s follows Popmotion's in whole points")
  func popmotionDecay() {
    let fling = Self.exponential(from: 100, amplitude: 80, decay: 1 / 0.35)
    let rounded = (0..<8).map { fling.value(at: Double($0) * 0.2).rounded() }
    #expect(rounded == [100, 135, 154, 166, 172, 175, 177, 179])
  }

  @Test("Compose's decay ends exactly when the speed falls below the threshold")
  func composeThreshold() {
    // Velocity and threshold are scaled alike, so that amplitude and duration are the integral law's.
    let scale = 1 / (4.2 * Deceleration(from: 0, velocity: 0, rate: exp(-0.0042)).factor)
    let fling = Deceleration(from: 200, velocity: -800 * scale, rate: exp(-0.0042), stopSpeed: 2 * scale)
    #expect(fling.duration.isWithin(Tolerance.fourDecimals, of: 1.4265))
    #expect(fling.end.isWithin(Tolerance.closedForm, of: 10))
  }

  @Test("Flutter's friction through two places, at 600 and at 15 pt/s")
  func throughTwoPlaces() throws {
    let fling = try #require(Deceleration(from: 10, velocity: 600, endingAt: 168.5847, stopSpeed: 15))
    // UIKit's sum over milliseconds takes 0.2 % longer than the integral.
    #expect(fling.duration.isWithin(Tolerance.twoDecimals, of: 1))
    #expect(fling.velocity(at: fling.duration.nextDown).isWithin(Tolerance.closedForm, of: 15))
  }
}

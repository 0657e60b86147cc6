import CradleUIKit
import Foundation
import Testing

/// Display links, whose frames are a window's.
@Suite struct DisplayLinkTests {
  private final class Meter: UIView {
    var times: [CFTimeInterval] = []
    var atFrame: ((CADisplayLink) -> Void)?
    func step(_ link: CADisplayLink) {
      times.append(link.timestamp)
      atFrame?(link)
    }
    func plain() { times.append(-1) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let meter = Meter(frame: .zero)
  private let link: CADisplayLink

  init() {
    window.addSubview(meter)
    link = CADisplayLink(target: meter, selector: Selector("step:", Meter.step(_:)))
  }

  /// Frames of 1/64 s, whose sums are exact.
  private func run(_ frames: Int) { for _ in 0..<frames { window.advance(by: 1.0 / 64) } }

  @Test("Calls its target in every frame of its window with the frame's time, until it is invalidated")
  func frames() {
    run(1)
    link.add(to: .main, forMode: .common)
    run(3)
    #expect(meter.times == [2, 3, 4].map { $0 / 64.0 })
    #expect(link.duration == 1.0 / 64 && link.targetTimestamp == 5.0 / 64)
    link.isPaused = true
    run(2)
    link.isPaused = false
    run(1)
    #expect(meter.times.last == 7.0 / 64 && meter.times.count == 4)
    link.invalidate()
    link.add(to: .main, forMode: .common)
    run(2)
    #expect(meter.times.count == 4)
  }

  @Test("the older interval counts frames, and a timer with a target runs with its window")
  func intervals() {
    link.frameInterval = 3
    link.add(to: .main, forMode: .common)
    run(7)
    #expect(meter.times == [1, 4, 7].map { $0 / 64.0 })
    link.invalidate()
    let timer = Timer.made(
      timeInterval: 2.0 / 64, target: meter, selector: Selector("plain", Meter.plain), userInfo: "info",
      repeats: true)
    run(5)
    #expect(meter.times.suffix(2) == [-1, -1] && meter.times.count == 5)
    #expect(timer.userInfo as? String == "info")
    timer.invalidate()
    run(5)
    #expect(meter.times.count == 5)
  }

  private final class Messenger: NSObject, MessageForwarding {
    weak var target: Meter?
    func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  }

  @Test("a target that forwards is called through")
  func forwarding() {
    let messenger = Messenger()
    messenger.target = meter
    let through = CADisplayLink(target: messenger, selector: Selector("plain", Meter.plain))
    through.add(to: .main, forMode: .common)
    run(2)
    #expect(meter.times == [-1, -1] && !messenger.responds(to: Selector("plain", Meter.plain)))
    let owner: any NSObjectProtocol = meter
    #expect(owner.responds(to: Selector("plain", Meter.plain)))
    through.invalidate()
  }

  @Test("Another window's frames are not its own")
  func windows() {
    let other = UIWindow(frame: window.frame)
    link.add(to: .main, forMode: .default)
    other.advance(by: 1)
    #expect(meter.times.isEmpty)
    other.addSubview(meter)
    other.advance(by: 1)
    #expect(meter.times == [2])
    link.remove(from: .main, forMode: .default)
    other.advance(by: 1)
    #expect(meter.times.count == 1)
  }

  @Test(
    "Runs at a preferred rate, at even times", arguments: [(0, 64), (64, 64), (32, 32), (16, 16), (100, 64)])
  func rate(preferred: Int, expected: Int) {
    link.preferredFramesPerSecond = preferred
    link.add(to: .current, forMode: .common)
    run(64)
    #expect(meter.times.count == expected)
    let gaps = Set(zip(meter.times, meter.times.dropFirst()).map { $1 - $0 })
    #expect(gaps == [1 / Double(expected)])
  }

  @Test("A target may stop its link, and a method may take no sender")
  func stops() {
    meter.atFrame = { $0.invalidate() }
    link.add(to: .main, forMode: .common)
    run(3)
    #expect(meter.times.count == 1)
    let plain = CADisplayLink(target: meter, selector: Selector("plain", Meter.plain))
    plain.add(to: .main, forMode: .common)
    run(2)
    #expect(meter.times.suffix(2) == [-1, -1])
    plain.invalidate()
  }

  @Test("The target is kept alive until the link is invalidated")
  func life() {
    weak var gone: Meter?
    let link: CADisplayLink
    do {
      let meter = Meter(frame: .zero)
      link = CADisplayLink(target: meter, selector: Selector("step:", Meter.step(_:)))
      gone = meter
    }
    link.add(to: .main, forMode: .common)
    #expect(gone != nil)
    link.invalidate()
    #expect(gone == nil)
  }
}

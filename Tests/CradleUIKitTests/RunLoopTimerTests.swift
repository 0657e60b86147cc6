import CradleUIKit
import Testing

/// Timers that the app adds to a run loop.
struct RunLoopTimerTests {
  private final class Meter: NSObject {
    var count = 0
    func tick(_ timer: Timer) { count += 1 }
  }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let meter = Meter()
  private func passRunLoop() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

  @Test("a timer with a target fires by the window's time alone, also in a run loop")
  func target() {
    let timer = Timer.made(
      timeInterval: 0.5, target: meter, selector: Selector("tick:", Meter.tick(_:)), userInfo: nil,
      repeats: false)
    RunLoop.main.add(timer, forMode: .common)
    passRunLoop()
    #expect(meter.count == 0 && timer.isValid)
    window.advance(by: 0.25)
    #expect(meter.count == 0)
    window.advance(by: 0.25)
    passRunLoop()
    #expect(meter.count == 1 && !timer.isValid)
  }

  @Test("timers with closures follow the window's time, once or repeatedly")
  func closures() {
    var (once, often): ([Bool], Int) = ([], 0)
    let timer = Timer.made(timeInterval: 0.5, repeats: false) { once.append($0.isValid) }
    RunLoop.main.add(timer, forMode: .common)
    let repeated = Timer.made(withTimeInterval: 0.25, repeats: true) { _ in often += 1 }
    passRunLoop()
    for _ in 0..<4 { window.advance(by: 0.25) }
    #expect(once.count == 1 && often == 4 && !timer.isValid)
    repeated.invalidate()
    window.advance(by: 1)
    #expect(often == 4)
  }

  @Test("a timer with a date waits for its run loop, and does not retain its target")
  func date() {
    let tick = Selector("tick:", Meter.tick(_:))
    let due = Timer.made(
      fireAt: .distantPast, interval: 60, target: meter, selector: tick, userInfo: 7, repeats: true)
    window.advance(by: 100)
    #expect(meter.count == 0 && due.userInfo as? Int == 7)
    due.fire()
    #expect(meter.count == 1)
    due.invalidate()
    weak var released: Meter?
    let orphan: Timer
    do {
      let other = Meter()
      released = other
      orphan = Timer.made(
        fireAt: .distantFuture, interval: 60, target: other, selector: tick, userInfo: nil, repeats: true)
    }
    #expect(released == nil)
    orphan.fire()
    #expect(!orphan.isValid)
  }
}

import CradleUIKit
import TestSupport
import Testing

/// Each listener that is told of a touch's beginning is told of its end, once, whatever callbacks do in between.
@Suite("The beginning and the end of a touch")
struct TouchPairTests {
  /// The touches whose beginning was reported but not yet their end, by listener; makes random calls within callbacks.
  private final class Ledger {
    var random: SeededRandom
    var answers = 0
    var meddle: () -> Void = {}
    private var open: [(listener: AnyObject, touch: UITouch)] = []
    private(set) var fault: String?

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    private func index(_ listener: AnyObject, _ touch: UITouch) -> Int? {
      open.firstIndex { $0.listener === listener && $0.touch === touch }
    }
    func began(_ listener: AnyObject, _ touches: Set<UITouch>) {
      for touch in touches {
        if index(listener, touch) != nil { fault = "\(type(of: listener)) hears of a beginning twice" }
        open.append((listener, touch))
      }
      hear()
    }
    func ended(_ listener: AnyObject, _ touches: Set<UITouch>) {
      for touch in touches {
        if let index = index(listener, touch) {
          open.remove(at: index)
        } else {
          fault = "\(type(of: listener)) hears of an end without a beginning"
        }
      }
      hear()
    }
    func hear() {
      guard answers > 0, random.int(in: 0..<3) == 0 else { return }
      answers -= 1
      meddle()
    }
    /// The fault once no finger is down; nil for none.
    var faultAtEnd: String? {
      fault ?? open.first.map { "\(type(of: $0.listener)) does not hear of an end" }
    }
  }

  private final class Ear: UIView {
    var ledger: Ledger?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { ledger?.began(self, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { ledger?.hear() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ledger?.ended(self, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      ledger?.ended(self, touches)
    }
  }

  private final class Follower: UIPanGestureRecognizer {
    var ledger: Ledger?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      ledger?.began(self, touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      ledger?.hear()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      ledger?.ended(self, touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      ledger?.ended(self, touches)
    }
  }

  private final class Room {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let ledger: Ledger
    private var ears: [Ear] = []
    private var followers: [Follower] = []

    init(seed: UInt64) {
      ledger = Ledger(seed: seed)
      scroller.contentSize = CGSize(width: 600, height: 2000)
      window.addSubview(scroller)
      for _ in 0..<5 {
        let place = CGPoint(x: ledger.random.double(in: 0...200), y: ledger.random.double(in: 0...200))
        let ear = Ear(frame: CGRect(origin: place, size: CGSize(width: 150, height: 150)))
        ear.ledger = ledger
        ears.append(ear)
        scroller.addSubview(ear)
        follow(ear)
      }
      ledger.meddle = { [unowned self] in meddle() }
    }

    private func follow(_ ear: Ear) {
      let follower = Follower { [unowned self] _ in ledger.hear() }
      follower.ledger = ledger
      followers.append(follower)
      ear.addGestureRecognizer(follower)
    }

    func step() {
      ledger.answers = 4
      touch()
      ledger.answers = 0
    }

    private func meddle() {
      let ear = ears[ledger.random.int(in: 0..<ears.count)]
      let follower = followers[ledger.random.int(in: 0..<followers.count)]
      switch ledger.random.int(in: 0..<9) {
      case 0: ear.removeFromSuperview()
      case 1: (ledger.random.bool() ? window : scroller).addSubview(ear)
      case 2: if followers.count < 20 { follow(ear) }
      case 3: follower.view?.removeGestureRecognizer(follower)
      case 4: follower.isEnabled.toggle()
      case 5: follower.state = [.failed, .cancelled, .ended, .began][ledger.random.int(in: 0..<4)]
      case 6: scroller.panGestureRecognizer.state = ledger.random.bool() ? .cancelled : .failed
      case 7: scroller.isScrollEnabled.toggle()
      default: touch()
      }
    }

    private func touch() {
      let place = CGPoint(x: ledger.random.double(in: 0...300), y: ledger.random.double(in: 0...300))
      let finger = ledger.random.int(in: 0..<3)
      switch ledger.random.int(in: 0..<8) {
      case 0, 1: window.touchDown(at: place, id: finger)
      case 2..<6: window.touchMove(to: place, id: finger)
      case 6: window.touchUp(id: finger)
      default: window.touchCancel(id: finger)
      }
    }

    /// Lifts all fingers, and tells what is wrong.
    func fault() -> String? {
      for finger in 0..<3 {
        ledger.random.bool() ? window.touchUp(id: finger) : window.touchCancel(id: finger)
      }
      return scroller.isTracking ? "the scroll view waits for an end" : ledger.faultAtEnd
    }
  }

  @Test("each listener gets both events, in this order, and a scroll view ends its drag")
  func pairs() {
    for seed in LongTests.seeds(400, orMany: 20_000, inDebug: 100) {
      let room = Room(seed: seed)
      for round in 0..<10 {
        for _ in 0..<12 { room.step() }
        guard let fault = room.fault() else { continue }
        Issue.record("seed \(seed), round \(round): \(fault)")
        return
      }
    }
  }

  @Test("events that callbacks report without end are refused")
  func endless() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Restless: UIView {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          window?.touchMove(to: CGPoint(x: 5, y: 5))
        }
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      window.addSubview(Restless(frame: window.bounds))
      window.touchDown(at: CGPoint(x: 1, y: 1))
      window.touchMove(to: CGPoint(x: 2, y: 2))
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("UIWindow: 1000 events"))
  }
}

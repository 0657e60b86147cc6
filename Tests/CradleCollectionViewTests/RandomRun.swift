import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

/// A run: the collection, the model, and what was seen so far.
final class RandomRun: RandomSubject {
  let rig: CollectionRig
  var random: SeededRandom
  var numbers: [Int: Int] = [:]
  var selected: Set<Int> = []
  var sizes: [DifferingSizes] = []
  /// The values that were asked for ahead and have not come into sight since; and all that ever were.
  var asked: Set<Int> = []
  var everAsked: Set<Int> = []
  /// The kinds of layout that have been in use.
  var layouts: Set<String> = []
  var lastOperation = 0
  /// The first thing that was wrong; nil if nothing was.
  private var firstFault: String?

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    rig = CollectionRig([12, 0, 20, 7])
    rig.view.allowsMultipleSelection = true
    defer {
      rig.view.prefetchDataSource = self
      rig.onCell = { [unowned self] in asked.remove(rig.data[$0.section][$0.item]) }
    }
    sizes = [Self.sizes(rig, isMixed: false), Self.sizes(rig, isMixed: true)]
  }

  func fail(_ message: String) { firstFault = firstFault ?? message }

  func operate() -> String {
    if random.int(in: 0..<97) == 0 {
      checkRest()
      return "rest"
    }
    let isLookingForAll = random.int(in: 0..<10) == 0
    act()
    check(isLookingForAll: isLookingForAll)
    return Self.names[lastOperation] ?? "advance"
  }

  func fault() -> String? { firstFault }

  func faultAtEnd() -> String? {
    checkRest()
    return firstFault
  }

  private static let names: [Int: String] = {
    var names = [
      9: "an invalid batch", 10: "an offset", 11: "a wheel", 12: "down", 13: "move", 14: "up",
      15: "a viewport", 16: "a layout", 17: "a transition", 18: "a progress", 19: "a reload",
    ]
    for number in 0..<9 { names[number] = "a batch" }
    return names
  }()

  func layout() -> CollectionViewLayout {
    switch random.int(in: 0..<7) {
    case 0: return LineLayout()
    case 1: return CircleLayout()
    case 2: return FeaturedLayout()
    case 3: return HangingLayout()
    default: return flow()
    }
  }

  func flow() -> CollectionViewFlowLayout {
    let flow = random.int(in: 0..<3) == 0 ? SpringFlowLayout() : CollectionViewFlowLayout()
    flow.sections.chunkSize = 4
    flow.sections.settlingPerPass = random.int(in: 1..<4)
    let (header, footer) = (random.bool() ? 30.0 : 0, random.bool() ? 20.0 : 0)
    flow.headerReferenceSize = Size(width: header, height: header)
    flow.footerReferenceSize = Size(width: footer, height: footer)
    flow.sectionHeadersPinToVisibleBounds = random.bool()
    flow.sectionDecoration = random.bool() ? "backdrop" : nil
    flow.scrollDirection = random.int(in: 0..<4) == 0 ? .horizontal : .vertical
    if random.int(in: 0..<3) > 0 { flow.delegate = sizes[random.int(in: 0..<2)] }
    return flow
  }

  func batch() {
    let batch = RandomBatch(of: rig.data, &random, limit: 120, newValue: rig.newValue)
    let (before, seen) = (rig.data, places)
    let isNested = random.bool()
    let isAnimated = random.int(in: 0..<4) > 0
    do {
      try rig.view.performUpdates(animated: isAnimated) { updates in
        rig.data = batch.data
        for call in batch.calls {
          if isNested { try rig.view.performUpdates { call($0) } } else { call(updates) }
        }
      }
    } catch {
      fail("\(error) of \(before) to \(batch.data)")
      rig.view.reloadData()
      selected = []
      numbers = [:]
      asked = []
      return
    }
    asked.subtract(batch.gone)
    if isAnimated { expectContinuity(seen) }
    checkSelection(without: batch.gone)
  }

  /// A batch with missing, surplus or invalid changes; it must throw the error and change nothing.
  func invalidBatch() {
    let before = rig.data
    let batch = InvalidBatch(of: before, &random, newValue: rig.newValue)
    let state = state
    var thrown: BatchUpdateError?
    do {
      try rig.view.performUpdates { updates in
        rig.data = batch.data
        batch.say(updates)
      } completion: { _ in
        self.fail("an invalid batch completes")
      }
    } catch { thrown = error as? BatchUpdateError }
    rig.data = before
    if thrown == nil { fail("an invalid batch passed: \(before) to \(batch.data)") }
    if let expected = batch.expected, thrown != expected { fail("\(thrown as Any) instead of \(expected)") }
    if self.state != state { fail("an invalid batch changed the collection") }
  }

  /// All that can be asked of the collection.
  private var state: [String] {
    let view = rig.view
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    return view.presentedElements.map { "\($0.id) \($0.attributes) \($0.isLeaving)" } + [
      "\(counts)", "\(view.selectedPaths)", "\(view.contentOffset)",
      // Lines that are out of sight go on moving up with every pass.
      isMeasured ? "\(view.contentSize)" : "", "\(view.isInTransition) \(view.transitionProgress)",
      "\(ObjectIdentifier(view.collectionViewLayout))",
    ]
  }

  func act() {
    let view = rig.view
    let time = view.time + random.double(in: 0...0.03)
    let place = Point(x: random.double(in: 0...400), y: random.double(in: 0...700))
    lastOperation = random.int(in: 0..<24)
    switch lastOperation {
    case 0..<9: batch()
    case 9: invalidBatch()
    case 10:
      view.contentOffset = Point(x: random.double(in: 0...900), y: random.double(in: 0...4000))
    case 11:
      view.wheel(WheelEvent(delta: Vector(dx: 0, dy: random.double(in: -9...9)), at: place, time: time))
    case 12: view.pointer(PointerEvent(.down, at: place, time: time))
    case 13: view.pointer(PointerEvent(.move, at: place, time: time))
    case 14:
      view.pointer(PointerEvent(random.bool() ? .up : .cancel, at: place, time: time))
      selected = Set(view.selectedPaths.map { rig.data[$0.section][$0.item] })
    case 15:
      view.viewportSize = Size(width: random.double(in: 50...600), height: random.double(in: 50...900))
    case 16:
      let (isAnimated, seen) = (random.bool(), places)
      view.setCollectionViewLayout(layout(), animated: isAnimated)
      if isAnimated { expectContinuity(seen) }
    case 17:
      let seen = places
      defer { expectContinuity(seen) }
      if view.isInTransition, random.int(in: 0..<4) > 0 {
        if random.bool() {
          view.finishInteractiveTransition(velocity: random.double(in: -3...3))
        } else {
          view.cancelInteractiveTransition(velocity: random.double(in: -3...3))
        }
      } else {
        view.startInteractiveTransition(to: layout())
      }
    case 18: view.transitionProgress = random.double(in: 0...1)
    case 19 where random.int(in: 0..<20) == 0:
      rig.data = (0..<random.int(in: 0..<4)).map { _ in
        (0..<random.int(in: 0..<30)).map { _ in rig.newValue() }
      }
      view.reloadData()
      selected = []
      numbers = [:]
      asked = []
    default: view.advance(by: random.bool() ? random.double(in: 0...0.03) : random.double(in: 0...1))
    }
  }
}

extension RandomRun {
  /// Differing sizes by an item's value, so that they follow it about.
  private static func sizes(_ rig: CollectionRig, isMixed: Bool) -> DifferingSizes {
    DifferingSizes { [unowned rig] path in
      let value = rig.data[path.section][path.item]
      return isMixed
        ? Size(width: Double(30 + value * 37 % 200), height: Double(20 + value * 13 % 50) + 0.1)
        : Size(width: 375, height: Double(20 + value * 13 % 50) + 0.1)
    }
  }
}

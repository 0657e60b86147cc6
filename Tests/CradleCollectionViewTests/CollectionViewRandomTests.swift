import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

/// Random batches, scrolls, resizes and layout changes, with a model beside them.
@Suite("Whatever happens to a collection")
struct CollectionViewRandomTests {
  /// Differing sizes by an item's value, so that they follow it about.
  final class Sizes: FlowLayoutDelegate {
    unowned let rig: CollectionRig
    let isMixed: Bool
    init(_ rig: CollectionRig, isMixed: Bool) { (self.rig, self.isMixed) = (rig, isMixed) }
    func flowLayout(_ layout: FlowLayout, sizingOfItemsIn section: Int) -> ItemSizing { .each }
    func flowLayout(_ layout: FlowLayout, sizeForItemAt path: IndexPath) -> Size {
      let value = rig.data[path.section][path.item]
      return isMixed
        ? Size(width: Double(30 + value * 37 % 200), height: Double(20 + value * 13 % 50) + 0.1)
        : Size(width: 375, height: Double(20 + value * 13 % 50) + 0.1)
    }
  }

  /// A run: the collection, the model, and what was seen so far.
  final class Run {
    let rig: CollectionRig
    var random: SeededRandom
    var numbers: [Int: Int] = [:]
    var selected: Set<Int> = []
    var sizes: [Sizes] = []
    var step = 0

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      rig = CollectionRig([12, 0, 20, 7])
      rig.view.allowsMultipleSelection = true
      sizes = [Sizes(rig, isMixed: false), Sizes(rig, isMixed: true)]
    }

    func fail(_ message: String) { Issue.record("step \(step): \(message)") }

    func layout() -> CollectionViewLayout {
      switch random.int(in: 0..<6) {
      case 0: return LineLayout()
      case 1: return CircleLayout()
      case 2: return FeaturedLayout()
      default: return flow()
      }
    }

    func flow() -> FlowLayout {
      let flow = FlowLayout()
      flow.chunkSize = 4
      flow.settlingPerPass = random.int(in: 1..<4)
      flow.headerLength = random.bool() ? 30 : 0
      flow.footerLength = random.bool() ? 20 : 0
      flow.pinsHeaders = random.bool()
      flow.sectionDecoration = random.bool() ? "backdrop" : nil
      flow.direction = random.int(in: 0..<4) == 0 ? .horizontal : .vertical
      if random.int(in: 0..<3) > 0 { flow.delegate = sizes[random.int(in: 0..<2)] }
      return flow
    }

    func batch() {
      let batch = RandomBatch(of: rig.data, &random, limit: 120, newValue: rig.newValue)
      let before = rig.data
      let isNested = random.bool()
      let isAnimated = random.int(in: 0..<4) > 0
      do {
        try rig.view.performBatchUpdates(animated: isAnimated) { updates in
          rig.data = batch.data
          for call in batch.calls {
            if isNested { try rig.view.performBatchUpdates { call($0) } } else { call(updates) }
          }
        }
      } catch {
        fail("\(error) of \(before) to \(batch.data)")
        rig.view.reloadData()
      }
      selected.subtract(batch.gone)
    }

    /// A batch that says too little, too much or nonsense; it must throw and change nothing.
    func invalidBatch() {
      let before = rig.data
      let seen = rig.view.presentedElements.map(\.id)
      let kind = random.int(in: 0..<4)
      var hasThrown = false
      do {
        try rig.view.performBatchUpdates { updates in
          switch kind {
          case 0: rig.data.append([rig.newValue()])
          case 1: updates.insertItems(at: [IndexPath(0, 0)])
          case 2: updates.deleteItems(at: [IndexPath(rig.data.count, 0)])
          default:
            updates.insertSections([0])
            updates.moveSection(0, to: 0)
          }
        }
      } catch { hasThrown = error is BatchUpdateError }
      rig.data = before
      if !hasThrown { fail("an invalid batch of kind \(kind) passed") }
      if rig.view.presentedElements.map(\.id) != seen { fail("an invalid batch changed what is seen") }
    }

    func act() {
      let view = rig.view
      let time = view.time + random.double(in: 0...0.03)
      let place = Point(x: random.double(in: 0...400), y: random.double(in: 0...700))
      switch random.int(in: 0..<24) {
      case 0..<9: batch()
      case 9: invalidBatch()
      case 10:
        view.scrollView.contentOffset = Point(x: random.double(in: 0...900), y: random.double(in: 0...4000))
      case 11:
        view.wheel(WheelEvent(delta: Vector(dx: 0, dy: random.double(in: -9...9)), at: place, time: time))
      case 12: view.pointer(PointerEvent(.down, at: place, time: time))
      case 13: view.pointer(PointerEvent(.move, at: place, time: time))
      case 14: view.pointer(PointerEvent(random.bool() ? .up : .cancel, at: place, time: time))
      case 15:
        view.viewportSize = Size(width: random.double(in: 50...600), height: random.double(in: 50...900))
      case 16: view.setLayout(layout(), animated: random.bool())
      case 17:
        if view.isInTransition {
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
      default: view.advance(by: random.bool() ? random.double(in: 0...0.03) : random.double(in: 0...1))
      }
    }

    // MARK: Checks

    func check() {
      let elements = rig.view.presentedElements
      if rig.view.numberOfSections != rig.data.count { fail("wrong number of sections") }
      var ids: Set<ElementID> = []
      var keys: Set<ElementKey> = []
      for element in elements {
        if !ids.insert(element.id).inserted { fail("\(element.id) is there twice") }
        if !element.attributes.isFinite { fail("\(element.attributes) is not finite") }
        if element.isLeaving { continue }
        if !keys.insert(element.attributes.key).inserted { fail("\(element.attributes.key) is there twice") }
        let path = element.attributes.indexPath
        guard rig.data.indices.contains(path.section) else {
          fail("\(element.attributes.key) is out of range")
          continue
        }
        guard element.attributes.category == .cell else { continue }
        guard rig.data[path.section].indices.contains(path.item) else {
          fail("\(element.attributes.key) is out of range")
          continue
        }
        let value = rig.data[path.section][path.item]
        if numbers[value, default: element.id.number] != element.id.number {
          fail("the item at \(path) changed its identity")
        }
        numbers[value] = element.id.number
        if element.view == nil { fail("\(path) has no cell") }
      }
      if step % 10 == 0, !rig.view.isInTransition { checkSight(keys) }
    }

    /// What lies in sight is there, all of it.
    func checkSight(_ keys: Set<ElementKey>) {
      let bounds = rig.view.scrollView.visibleRect
      for (section, values) in rig.data.enumerated() {
        for item in values.indices {
          guard let attributes = rig.view.layout.layoutAttributesForItem(at: IndexPath(section, item)) else {
            fail("no attributes for \(section)-\(item)")
            continue
          }
          if attributes.frame.intersects(bounds), !keys.contains(attributes.key) {
            fail("\(attributes.key) is in sight and not there in \(rig.view.layout)")
          }
        }
      }
    }

    /// At rest everything is exactly where a layout made anew from the same data has it.
    func checkRest() {
      if rig.view.isInTransition { rig.view.finishInteractiveTransition() }
      rig.view.pointer(PointerEvent(.cancel, at: .zero, time: rig.view.time))
      rig.rest()
      if !rig.view.isResting { return fail("it never rests") }
      for element in rig.view.presentedElements {
        let expected = rig.view.layout.layoutAttributes(for: element.attributes.key)
        if expected != element.attributes {
          fail("\(element.attributes) rests elsewhere than \(expected as Any)")
        }
        if element.isLeaving { fail("\(element.id) never left") }
      }
      compareWithFreshFlow()
    }

    func compareWithFreshFlow() {
      guard let flow = rig.view.layout as? FlowLayout else { return }
      let copy = FlowLayout()
      (copy.headerLength, copy.footerLength, copy.direction) = (
        flow.headerLength, flow.footerLength, flow.direction
      )
      copy.delegate = flow.delegate
      let fresh = CollectionView(viewportSize: rig.view.viewportSize, layout: copy)
      fresh.dataSource = rig
      fresh.registerCell("cell") { CollectionRig.Cell() }
      fresh.registerSupplementary("banner") { CollectionRig.Banner() }
      fresh.layoutIfNeeded()
      for (section, values) in rig.data.enumerated() {
        for item in values.indices {
          let path = IndexPath(section, item)
          let (a, b) = (flow.layoutAttributesForItem(at: path), copy.layoutAttributesForItem(at: path))
          // Sums in another order may round to the neighbouring half point.
          guard let a, let b, a.center.distance(to: b.center) <= 0.75, a.size == b.size else {
            return fail("\(path) is at \(a?.frame as Any), anew at \(b?.frame as Any)")
          }
        }
      }
      if abs(flow.contentSize.height - copy.contentSize.height) > 1e-6 {
        fail("the content is \(flow.contentSize), anew \(copy.contentSize)")
      }
    }
  }

  @Test("nothing is ever lost, doubled or misplaced", arguments: [1, 2] as [UInt64])
  func everything(seed: UInt64) {
    let run = Run(seed: seed)
    for step in 0..<RandomTests.operations / 2 {
      run.step = step
      run.act()
      run.check()
      if step % 97 == 0 { run.checkRest() }
    }
    run.checkRest()
  }
}

import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

extension RandomRun {
  // MARK: Checks

  /// Where everything is seen now, in the viewport's points.
  var places: [ElementID: (place: Point, alpha: Double)] {
    let elements = rig.view.presentedElements
    let offset = rig.view.contentOffset - Point.zero
    return Dictionary(
      uniqueKeysWithValues: elements.map {
        ($0.id, ($0.attributes.center - offset, $0.attributes.alpha))
      })
  }

  /// Whether every section's length is known: where items of many sizes share lines, those that are out of
  /// sight move up bit by bit, and what spans the whole section follows.
  var isMeasured: Bool {
    (rig.view.collectionViewLayout as? CollectionViewFlowLayout)?.delegate == nil
  }

  /// A change at one moment moves nothing on screen at that moment.
  func expectContinuity(_ before: [ElementID: (place: Point, alpha: Double)]) {
    let viewport = Rect(origin: .zero, size: rig.view.viewportSize)
    let isMeasured = isMeasured
    let after = places
    for (id, now) in after where isMeasured || id.category == .cell {
      guard let old = before[id], max(old.alpha, now.alpha) > 0.01 else { continue }
      if old.place.distance(to: now.place) > 0.1 || abs(old.alpha - now.alpha) > 0.01 {
        fail("after \(lastOperation): \(id) jumps from \(old) to \(now)")
      }
    }
    for (id, old) in before
    where (isMeasured || id.category == .cell) && after[id] == nil && old.alpha > 0.01
      && viewport.contains(old.place)
    {
      fail(
        "after \(lastOperation): \(id) vanishes from \(old) in \(rig.view.collectionViewLayout), measured: \(isMeasured)"
      )
    }
  }

  /// The selected values stay selected wherever they go, until they are gone.
  func checkSelection(without gone: Set<Int>) {
    selected.subtract(gone)
    let paths = rig.view.selectedPaths
    if Set(paths.map { rig.data[$0.section][$0.item] }) != selected { fail("the selection went astray") }
    guard let section = rig.data.indices.randomElement(using: &random), !rig.data[section].isEmpty else {
      return
    }
    let item = random.int(in: 0..<rig.data[section].count)
    rig.view.selectItem(at: IndexPath(section, item))
    selected.insert(rig.data[section][item])
  }

  func check(isLookingForAll: Bool) {
    let elements = rig.view.presentedElements
    if rig.view.numberOfSections != rig.data.count { fail("wrong number of sections") }
    var ids: Set<ElementID> = []
    var keys: Set<ElementKey> = []
    if !rig.view.isInTransition { layouts.insert("\(type(of: rig.view.collectionViewLayout))") }
    checkDrawingOrder(elements)
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
    if isLookingForAll, !rig.view.isInTransition { checkSight(keys) }
  }

  /// By zIndex, then decorations, supplementary views that fade, cells, and other supplementary views.
  private func checkDrawingOrder(_ elements: [PresentedElement]) {
    func order(_ element: PresentedElement) -> (Int, Int, Int) {
      let attributes = element.attributes
      // One that fades in counts until it has arrived, which may be long after the fade.
      let isFading = element.isLeaving || rig.view.presenter.store[element.id]?.isFading == true
      if case .supplementary = attributes.category, isFading {
        return (attributes.zIndex, 0, 1)
      }
      return (attributes.zIndex, attributes.category.rank, 0)
    }
    for (a, b) in zip(elements, elements.dropFirst()) where order(a) > order(b) {
      fail("\(a.id) is drawn below \(b.id)")
    }
  }

  /// All elements in sight exist.
  func checkSight(_ keys: Set<ElementKey>) {
    let bounds = rig.view.visibleRect
    let layout = rig.view.collectionViewLayout
    for section in rig.data.indices where isMeasured {
      let path = IndexPath(section, 0)
      for attributes in [
        layout.layoutAttributesForSupplementaryView(
          ofKind: CollectionView.elementKindSectionHeader, at: path),
        layout.layoutAttributesForSupplementaryView(
          ofKind: CollectionView.elementKindSectionFooter, at: path),
        layout.layoutAttributesForDecorationView(ofKind: "backdrop", at: path),
      ].compactMap({ $0 }) where attributes.frame.intersects(bounds) && !keys.contains(attributes.key) {
        fail("\(attributes.key) is in sight and not there in \(layout)")
      }
    }
    for (section, values) in rig.data.enumerated() {
      for item in values.indices {
        guard var attributes = layout.layoutAttributesForItem(at: IndexPath(section, item)) else {
          fail("no attributes for \(section)-\(item)")
          continue
        }
        if let springs = layout as? SpringFlowLayout {
          let lag = springs.spring(at: attributes.indexPath).displacement
          attributes.center +=
            springs.scrollDirection == .vertical ? Vector(dx: 0, dy: lag) : Vector(dx: lag, dy: 0)
        }
        if attributes.frame.intersects(bounds), !keys.contains(attributes.key) {
          fail(
            "after \(lastOperation): \(attributes) is in sight of \(bounds) and not there in \(layout), measured: \(isMeasured)"
          )
        }
      }
    }
  }

  /// At rest every element is exactly where a new layout of the same data has it.
  func checkRest() {
    if rig.view.isInTransition { rig.view.finishInteractiveTransition() }
    rig.view.pointer(PointerEvent(.cancel, at: .zero, time: rig.view.time))
    if rig.view.collectionViewLayout is HangingLayout {
      // A crowd on ropes rocks for minutes before it lies still. Everything else has its end before: a motion within
      // two seconds, and so a fall.
      rig.advance(4)
      if !hasArrived { return fail("it never rests") }
    } else {
      rig.rest()
      if !rig.view.isResting { return fail("it never rests") }
    }
    for element in rig.view.presentedElements {
      let expected = rig.view.collectionViewLayout.layoutAttributes(for: element.attributes.key)
      if expected != element.attributes {
        fail("\(element.attributes) rests elsewhere than \(expected as Any)")
      }
      if element.isLeaving { fail("\(element.id) never left") }
    }
    if isMeasured { checkSight(Set(rig.view.presentedElements.map(\.attributes.key))) }
    compareWithFreshFlow()
  }

  /// Whether nothing moves but what an animator over the layout does.
  private var hasArrived: Bool {
    let view = rig.view
    return view.isScrollResting && !view.needsPass && !view.collectionViewLayout.isMoving
      && view.presenter.isResting
  }

  func compareWithFreshFlow() {
    guard let flow = rig.view.collectionViewLayout as? CollectionViewFlowLayout else { return }
    let copy = CollectionViewFlowLayout()
    (copy.headerReferenceSize, copy.footerReferenceSize, copy.scrollDirection) = (
      flow.headerReferenceSize, flow.footerReferenceSize, flow.scrollDirection
    )
    copy.delegate = flow.delegate
    let fresh = CollectionView(viewportSize: rig.view.viewportSize, collectionViewLayout: copy)
    fresh.dataSource = rig
    fresh.register(forCellWithReuseIdentifier: "cell") { CollectionRig.Cell() }
    CollectionRig.registerBanners(in: fresh)
    fresh.layoutIfNeeded()
    for (section, values) in rig.data.enumerated() {
      for item in values.indices {
        let path = IndexPath(section, item)
        let (a, b) = (flow.layoutAttributesForItem(at: path), copy.layoutAttributesForItem(at: path))
        // Sums in another order may round to the neighbouring half point.
        guard let a, let b, a.center.distance(to: b.center) <= 0.75, a.size == b.size else {
          return fail("\(path) is at \(a?.frame as Any), fresh at \(b?.frame as Any)")
        }
      }
    }
    if abs(flow.collectionViewContentSize.height - copy.collectionViewContentSize.height) > Tolerance.summed {
      fail("the content is \(flow.collectionViewContentSize), fresh \(copy.collectionViewContentSize)")
    }
  }
}

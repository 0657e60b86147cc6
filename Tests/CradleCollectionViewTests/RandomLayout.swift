import CradleGeometry
import CradleScrolling
import TestSupport

@testable import CradleCollectionView

/// A layout whose data, properties and viewport change at random times, with random queries in between.
final class RandomLayout: RandomSubject {
  var random = SeededRandom(seed: 0)
  /// The kinds of layout that were asked.
  private(set) var kinds: Set<String> = []
  private let rig = CollectionRig([12, 0, 20, 7])
  private var firstFault: String?

  func operate() -> String {
    switch random.int(in: 0..<16) {
    case 0:
      rig.data = (0..<random.int(in: 0..<5)).map { _ in
        (0..<random.int(in: 0..<40)).map { _ in rig.newValue() }
      }
      rig.view.reloadData()
      return "reload"
    case 1, 2:
      batch()
      return "batch"
    case 3:
      rig.view.viewportSize = Size(width: random.double(in: 1...600), height: random.double(in: 1...900))
      return "viewport"
    case 4, 5:
      rig.view.contentOffset = Point(x: random.double(in: -50...3000), y: random.double(in: -50...4000))
      return "offset"
    case 6:
      rig.view.setCollectionViewLayout(layout(), animated: random.bool())
      return "layout"
    case 7...9:
      adjust()
      return "property"
    case 10:
      rig.view.advance(by: random.double(in: 0...1))
      return "advance"
    default:
      firstFault = firstFault ?? answer()
      return "question"
    }
  }

  func fault() -> String? { firstFault }

  private func batch() {
    let batch = RandomBatch(of: rig.data, &random, limit: 120, newValue: rig.newValue)
    do {
      try rig.view.performUpdates(animated: random.bool()) { updates in
        rig.data = batch.data
        for call in batch.calls { call(updates) }
      }
    } catch { firstFault = "\(error)" }
  }

  // MARK: Changes

  private func layout() -> CollectionViewLayout {
    switch random.int(in: 0..<8) {
    case 0: return LineLayout()
    case 1: return CircleLayout()
    case 2: return FeaturedLayout()
    case 3: return HangingLayout()
    case 4: return SpringFlowLayout()
    case 5, 6:
      var draw = CompositionalRandomTests.Draw(random: random)
      let sections = (0..<7).map { _ in draw.section() }
      // Insets that make more room, and some that leave none.
      for section in sections where random.int(in: 0..<4) == 0 {
        let range = random.bool() ? -12.0...12 : 0...200
        section.contentInsets = DirectionalEdgeInsets(
          top: random.double(in: range), leading: random.double(in: range), bottom: random.double(in: range),
          trailing: random.double(in: range))
      }
      return CollectionViewCompositionalLayout { number, _ in sections[number % sections.count] }
    default: return CollectionViewFlowLayout()
    }
  }

  private func size(_ range: ClosedRange<Double>) -> Size {
    Size(width: random.double(in: range), height: random.double(in: range))
  }

  private func adjust() {
    switch rig.view.collectionViewLayout {
    case let flow as CollectionViewFlowLayout: adjust(flow)
    case let line as LineLayout:
      if random.bool() { line.itemSize = size(1...400) } else { line.spacing = random.double(in: 0...90) }
    case let circle as CircleLayout: circle.itemDiameter = random.double(in: 1...200)
    case let featured as FeaturedLayout:
      featured.standardHeight = random.double(in: 10...100)
      featured.featuredHeight = random.double(in: 100...400)
      featured.dragOffset = random.double(in: 20...300)
    case let hanging as HangingLayout:
      if random.bool() {
        hanging.itemSize = size(10...150)
      } else {
        hanging.length = random.double(in: 10...400)
      }
    case let compositional as CollectionViewCompositionalLayout:
      let configuration = CollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = random.double(in: 0...40)
      compositional.configuration = configuration
      let section = random.int(in: 0..<4)
      compositional.orthogonalScrollView(inSection: section)?.contentOffset.x = random.double(in: 0...500)
    default: break
    }
  }

  private func adjust(_ flow: CollectionViewFlowLayout) {
    switch random.int(in: 0..<7) {
    case 0: flow.itemSize = size(1...300)
    case 1: flow.minimumLineSpacing = random.double(in: 0...40)
    case 2: flow.minimumInteritemSpacing = random.double(in: 0...40)
    case 3:
      flow.sectionInset = EdgeInsets(
        top: random.double(in: 0...40), left: random.double(in: 0...40), bottom: random.double(in: 0...40),
        right: random.double(in: 0...40))
    case 4:
      flow.headerReferenceSize = size(0...60)
      flow.footerReferenceSize = size(0...60)
    case 5:
      flow.sectionHeadersPinToVisibleBounds = random.bool()
      flow.sectionFootersPinToVisibleBounds = random.bool()
      flow.sectionDecoration = random.bool() ? "backdrop" : nil
    default: flow.scrollDirection = random.bool() ? .horizontal : .vertical
    }
  }

  // MARK: Questions

  /// The fault of the layout's result for a random rectangle; nil for none.
  private func answer() -> String? {
    rig.view.layoutIfNeeded()
    let layout = rig.view.collectionViewLayout
    kinds.insert("\(type(of: layout))")
    let size = layout.collectionViewContentSize
    guard size.isFinite, size.width >= 0, size.height >= 0 else { return "a content of \(size)" }
    let rect = Rect(
      x: random.double(in: -100...max(size.width, 300)), y: random.double(in: -100...max(size.height, 600)),
      width: random.double(in: 1...500), height: random.double(in: 1...700))
    var shown: [LayoutAttributes] = []
    layout.layoutAttributesForElements(in: rect, into: &shown)
    var keys: Set<ElementKey> = []
    for attributes in shown {
      if !keys.insert(attributes.key).inserted { return "\(attributes.key) is twice in \(rect)" }
      if !attributes.isFinite { return "\(attributes) is not finite" }
      let own = layout.layoutAttributes(for: attributes.key)
      if own != attributes { return "\(attributes) in \(rect), and by itself \(own as Any)" }
    }
    for own in everything(of: layout) where !keys.contains(own.key) {
      // An element that overlaps only by a rounding error may be missing.
      if own.frame.insetBy(dx: 1e-6, dy: 1e-6).intersects(rect) {
        return "\(own) touches \(rect) and is left out by \(type(of: layout))"
      }
    }
    return nil
  }

  private func everything(of layout: CollectionViewLayout) -> [LayoutAttributes] {
    var all: [LayoutAttributes?] = []
    for (section, values) in rig.data.enumerated() {
      let first = IndexPath(section, 0)
      for kind in ["card", "backdrop"] {
        all.append(layout.layoutAttributesForDecorationView(ofKind: kind, at: first))
      }
      let edges = [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]
      for kind in edges + ["header", "footer"] {
        all.append(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: first))
      }
      for item in values.indices {
        let path = IndexPath(section, item)
        all.append(layout.layoutAttributesForItem(at: path))
        if layout is CollectionViewCompositionalLayout {
          all.append(layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path))
        }
      }
    }
    return all.compactMap { $0 }
  }
}

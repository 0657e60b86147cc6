import CradleCollectionView
import CradleGeometry
import TestSupport
import Testing

/// Layouts whose sections are drawn by seeds, and what must hold of all of them.
@Suite("CollectionViewCompositionalLayout: any description")
struct CompositionalRandomTests {
  /// Draws descriptions whose groups' items fit their groups.
  struct Draw {
    var random: SeededRandom

    mutating func insets(_ limit: Double) -> DirectionalEdgeInsets {
      DirectionalEdgeInsets(
        top: random.double(in: 0...limit), leading: random.double(in: 0...limit),
        bottom: random.double(in: 0...limit), trailing: random.double(in: 0...limit))
    }

    mutating func item() -> CollectionLayoutItem {
      let share = 1 / Double(random.int(in: 1..<5))
      let badges = random.int(in: 0..<3) == 0 ? [Samples.badge(random.double(in: 5...30))] : []
      let item = CollectionLayoutItem(
        layoutSize: Samples.size(.fractionalWidth(share), .fractionalHeight(share)),
        supplementaryItems: badges)
      if random.bool() { item.contentInsets = insets(3) }
      return item
    }

    mutating func group(_ size: CollectionLayoutSize, depth: Int) -> CollectionLayoutGroup {
      let isRow = random.bool()
      let half = Samples.size(.fractionalWidth(0.5), .fractionalHeight(0.5))
      let part = depth > 0 && random.bool() ? group(half, depth: depth - 1) : item()
      let count = random.int(in: 1..<5)
      let made: CollectionLayoutGroup =
        switch (random.int(in: 0..<2), isRow) {
        case (0, true): .horizontal(layoutSize: size, subitems: [part, item()])
        case (0, false): .vertical(layoutSize: size, subitems: [part, item()])
        case (_, true): .horizontal(layoutSize: size, subitem: part, count: count)
        default: .vertical(layoutSize: size, subitem: part, count: count)
        }
      // Only where it leaves every subitem its room.
      if random.bool() { made.interItemSpacing = .flexible(0) }
      return made
    }

    mutating func section() -> CollectionLayoutSection {
      let size = Samples.size(
        random.bool() ? .fractionalWidth(random.double(in: 0.2...1)) : .absolute(random.double(in: 50...300)),
        random.bool()
          ? .fractionalWidth(random.double(in: 0.1...0.6)) : .absolute(random.double(in: 20...200)))
      let section = CollectionLayoutSection(group: group(size, depth: 2))
      section.contentInsets = insets(20)
      section.interGroupSpacing = random.double(in: 0...15)
      if random.bool() {
        section.boundarySupplementaryItems = [
          Samples.header(random.double(in: 5...50), pinned: random.bool()),
          CollectionLayoutBoundarySupplementaryItem(
            layoutSize: Samples.row(12), elementKind: "footer", alignment: .bottom),
        ]
      }
      if random.bool() {
        section.decorationItems = [.background(elementKind: "card")]
      }
      section.orthogonalScrollingBehavior =
        CollectionLayoutSectionOrthogonalScrollingBehavior.allCases[max(0, random.int(in: -6..<6))]
      return section
    }
  }

  private func draw(_ seed: UInt64) -> (
    rig: CollectionRig, layout: CollectionViewCompositionalLayout, counts: [Int], random: SeededRandom
  ) {
    var draw = Draw(random: SeededRandom(seed: seed))
    let sections = (0..<4).map { _ in draw.section() }
    let counts = (0..<4).map { _ in draw.random.int(in: 0..<40) }
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = draw.random.double(in: 0...20)
    let (rig, layout) = compositional(counts, configuration: configuration) { sections[$0] }
    // Wherever the sections that scroll by themselves are.
    for section in 0..<4 {
      layout.orthogonalScrollView(inSection: section)?.contentOffset.x = draw.random.double(in: 0...500)
    }
    rig.view.contentOffset.y = draw.random.double(in: 0...2000)
    rig.view.layoutIfNeeded()
    return (rig, layout, counts, draw.random)
  }

  /// Everything there is, asked for one by one.
  private func everything(
    _ layout: CollectionViewCompositionalLayout, _ counts: [Int]
  ) -> [ElementKey: LayoutAttributes] {
    var all: [LayoutAttributes?] = []
    for (section, count) in counts.enumerated() {
      let first = IndexPath(section, 0)
      all.append(
        layout.layoutAttributesForDecorationView(
          ofKind: "card", at: first))
      all += ["header", "footer"].map { layout.layoutAttributesForSupplementaryView(ofKind: $0, at: first) }
      for item in 0..<count {
        all.append(layout.layoutAttributesForItem(at: IndexPath(section, item)))
        all.append(layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(section, item)))
      }
    }
    return Dictionary(all.compactMap { $0 }.map { ($0.key, $0) }) { first, _ in first }
  }

  @Test("a rectangle's elements are those that touch it, each with its own attributes", arguments: 0..<10)
  func questions(_ block: Int) {
    for seed in 0..<20 {
      var (_, layout, counts, random) = draw(UInt64(block * 20 + seed))
      let all = everything(layout, counts)
      for _ in 0..<8 {
        let rect = Rect(
          x: random.double(in: -100...300),
          y: random.double(in: -100...(layout.collectionViewContentSize.height + 100)),
          width: random.double(in: 1...500), height: random.double(in: 1...700))
        let shown = layout.elements(in: rect)
        let keys = Set(shown.map(\.key))
        let touching = Set(all.values.filter { $0.frame.intersects(rect) }.map(\.key))
        let areTheirs = shown.allSatisfy { $0 == all[$0.key] }
        #expect(keys.count == shown.count && keys == touching && areTheirs, "seed \(block * 20 + seed)")
      }
    }
  }

  @Test("cells lie within the content and do not overlap", arguments: 0..<10)
  func placement(_ block: Int) {
    for seed in 0..<20 {
      let (_, layout, counts, _) = draw(UInt64(1000 + block * 20 + seed))
      let content = Rect(origin: .zero, size: layout.collectionViewContentSize)
      for (section, count) in counts.enumerated() {
        let frames = (0..<count).map { layout.frame(section, $0) }
        let scroll = layout.orthogonalScrollView(inSection: section)
        let wide = Rect(
          x: -(scroll?.contentOffset.x ?? 0), y: 0, width: scroll?.contentSize.width ?? content.width,
          height: content.height)
        let within = wide.insetBy(dx: -1e-6, dy: -1e-6)
        let areWithin = frames.allSatisfy(within.contains)
        let inner = frames.map { $0.insetBy(dx: 1e-6, dy: 1e-6) }
        let overlap = inner.indices.contains { index in
          inner[..<index].contains { $0.intersects(inner[index]) }
        }
        #expect(areWithin && !overlap, "seed \(1000 + block * 20 + seed), section \(section)")
      }
    }
  }

  @Test("after random batches the screen shows the layout's attributes", arguments: 0..<20)
  func batches(_ seed: Int) throws {
    var (rig, layout, _, random) = draw(UInt64(2000 + seed))
    for _ in 0..<12 {
      let section = random.int(in: 0..<4)
      if random.bool() || rig.data[section].isEmpty {
        let item = random.int(in: 0..<rig.data[section].count + 1)
        rig.data[section].insert(rig.newValue(), at: item)
        rig.view.insertItems(at: [IndexPath(section, item)])
      } else {
        let item = random.int(in: 0..<rig.data[section].count)
        rig.data[section].remove(at: item)
        rig.view.deleteItems(at: [IndexPath(section, item)])
      }
      if random.bool() {
        rig.fling(Vector(dx: random.double(in: -2000...2000), dy: random.double(in: -2000...2000)))
      }
      rig.advance(random.double(in: 0...0.3))
    }
    rig.rest()
    let wanted = Set(layout.elements(in: layout.bounds).map(\.key))
    #expect(rig.view.isResting)
    for element in rig.view.presentedElements where wanted.contains(element.attributes.key) {
      #expect(!element.isLeaving)
    }
    #expect(Set(rig.view.presentedElements.map(\.attributes.key)) == wanted)
  }
}

import CradleCollectionView
import CradleGeometry
import TestSupport
import Testing

/// Supplementary views of an item that a hand carries.
@Suite("CollectionView: badges of carried items")
struct CarriedBadgeTests: MovementSuite {
  /// A grid of four columns, whose items have badges and whose groups have a label.
  private func grid() -> MovementSource {
    let item = CollectionLayoutItem(
      layoutSize: Samples.size(.fractionalWidth(0.25), .fractionalHeight(1)),
      supplementaryItems: [Samples.badge()])
    let group = CollectionLayoutGroup.horizontal(layoutSize: Samples.row(100), subitems: [item])
    group.supplementaryItems = [
      CollectionLayoutSupplementaryItem(
        layoutSize: Samples.row(10), elementKind: "label",
        containerAnchor: CollectionLayoutAnchor(edges: .bottom))
    ]
    return MovementSource(
      [40], layout: CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)))
  }

  private func element(_ source: MovementSource, _ category: ElementCategory, _ item: Int)
    -> PresentedElement?
  {
    source.view.presentedElements.first {
      $0.attributes.category == category && $0.attributes.indexPath == path(item)
    }
  }

  /// From the middle of an item's cell to the middle of its badge.
  private func offset(_ source: MovementSource, _ item: Int) -> Vector? {
    guard let cell = element(source, .cell, item),
      let badge = element(source, .supplementary("badge"), item)
    else { return nil }
    return badge.attributes.center - cell.attributes.center
  }

  @Test("a badge keeps its place on the carried item, and lies above it; a group's label stays")
  func carrying() throws {
    let source = grid()
    let (start, hung) = (try #require(source.place(0)), try #require(offset(source, 0)))
    let label = try #require(element(source, .supplementary("label"), 0)?.attributes)
    #expect(source.view.beginInteractiveMovementForItem(at: path(0)))
    var shown = 0
    for step in 1...60 {
      let goal = start + Vector(dx: 2.5 * Double(step), dy: 3 * Double(step))
      source.view.updateInteractiveMovementTargetPosition(goal)
      source.advance(1.0 / 60)
      // The item with the value 0, at whatever path it is shown.
      let drawn = source.view.presentedElements
      let carried = try #require(drawn.firstIndex { ($0.view as? MovementSource.Cell)?.value == 0 })
      let item = drawn[carried].attributes.indexPath.item
      let badge = try #require(
        drawn.firstIndex {
          $0.attributes.category == .supplementary("badge") && $0.attributes.indexPath.item == item
        })
      #expect(badge > carried && badge == drawn.count - 1, "drawn last")
      let distance = drawn[badge].attributes.center - drawn[carried].attributes.center
      #expect((distance - hung).length < Tolerance.summed)
      shown = max(shown, item)
    }
    #expect(shown > 0, "the item has passed other slots")
    #expect(element(source, .supplementary("label"), 0)?.attributes == label)
  }

  @Test("a badge flies home with its item, at the same speed") func release() throws {
    let source = grid()
    let (start, hung) = (try #require(source.place(5)), try #require(offset(source, 5)))
    source.view.beginInteractiveMovementForItem(at: path(5))
    for step in 1...8 {
      source.view.updateInteractiveMovementTargetPosition(start + Vector(dx: 4 * Double(step), dy: 0))
      source.advance(1.0 / 120)
    }
    source.view.endInteractiveMovement()
    for _ in 0..<60 {
      let now = try #require(offset(source, 5))
      #expect((now - hung).length < Tolerance.summed)
      source.advance(1.0 / 60)
    }
    #expect(source.place(5) == start && source.view.isResting)
  }
}

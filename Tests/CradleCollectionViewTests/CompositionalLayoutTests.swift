import CradleCollectionView
import CradleGeometry
import Testing

/// The classic samples in closed form; 400 × 600 unless said otherwise.
@Suite("CollectionViewCompositionalLayout: frames")
struct CompositionalLayoutTests {
  @Test("a grid of five columns has square items of a fifth of the width")
  func grid() {
    let item = CollectionLayoutItem(layoutSize: Samples.size(.fractionalWidth(0.2), .fractionalHeight(1)))
    let (_, layout) = compositional([12]) { _ in
      CollectionLayoutSection(
        group: .horizontal(
          layoutSize: Samples.size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item]))
    }
    for n in 0..<12 {
      let place = Rect(x: 80 * Double(n % 5), y: 80 * Double(n / 5), width: 80, height: 80)
      #expect(isNear(layout.frame(0, n), place))
    }
    #expect(layout.collectionViewContentSize == Size(width: 400, height: 240))
  }

  @Test("in an inset grid, items are smaller than their places")
  func insetGrid() {
    let (_, layout) = compositional([6]) { _ in Samples.grid(columns: 4, height: 100, inset: 5) }
    #expect(isNear(layout.frame(0, 5), Rect(x: 105, y: 105, width: 90, height: 90)))
  }

  @Test("two columns keep fixed spacing between items and groups, and insets around the section")
  func twoColumns() {
    let (_, layout) = compositional([5]) { _ in
      let item = CollectionLayoutItem(layoutSize: Samples.size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: Samples.row(44), subitem: item, count: 2)
      group.interItemSpacing = .fixed(10)
      let section = CollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = DirectionalEdgeInsets(top: 7, leading: 10, bottom: 9, trailing: 10)
      return section
    }
    #expect(isNear(layout.frame(0, 0), Rect(x: 10, y: 7, width: 185, height: 44)))
    #expect(isNear(layout.frame(0, 3), Rect(x: 205, y: 61, width: 185, height: 44)))
    #expect(layout.collectionViewContentSize == Size(width: 400, height: 7 + 3 * 44 + 2 * 10 + 9))
  }

  @Test("nested groups put one large item beside a column of two")
  func nested() {
    let (_, layout) = compositional([7]) { _ in
      let leading = CollectionLayoutItem(
        layoutSize: Samples.size(.fractionalWidth(0.7), .fractionalHeight(1)))
      leading.contentInsets = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      let trailing = CollectionLayoutGroup.vertical(
        layoutSize: Samples.size(.fractionalWidth(0.3), .fractionalHeight(1)),
        subitem: CollectionLayoutItem(
          layoutSize: Samples.size(.fractionalWidth(1), .fractionalHeight(0.3))), count: 2)
      return CollectionLayoutSection(
        group: .horizontal(
          layoutSize: Samples.size(.fractionalWidth(1), .fractionalHeight(0.4)),
          subitems: [leading, trailing]))
    }
    #expect(isNear(layout.frame(0, 0), Rect(x: 10, y: 10, width: 260, height: 220)))
    #expect(isNear(layout.frame(0, 1), Rect(x: 280, y: 0, width: 120, height: 120)))
    #expect(isNear(layout.frame(0, 2), Rect(x: 280, y: 120, width: 120, height: 120)))
    #expect(isNear(layout.frame(0, 6), Rect(x: 10, y: 490, width: 260, height: 220)))
    #expect(layout.collectionViewContentSize.height == 720)
  }

  @Test("each section asks for its own description, with spacing between sections")
  func distinctSections() {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let (_, layout) = compositional([2, 7, 5], configuration: configuration) {
      Samples.grid(columns: [1, 5, 3][$0], height: [44, 80, 100][$0])
    }
    #expect(isNear(layout.frame(1, 6), Rect(x: 80, y: 108 + 80, width: 80, height: 80)))
    #expect(isNear(layout.frame(2, 0), Rect(x: 0, y: 288, width: 400.0 / 3, height: 100)))
    #expect(layout.collectionViewContentSize.height == 88 + 20 + 160 + 20 + 200)
  }

  @Test("subitems repeat as long as the next one fits; the first is there in any case")
  func filling() {
    let wide = CollectionLayoutItem(layoutSize: Samples.size(.absolute(150), .fractionalHeight(1)))
    let slim = CollectionLayoutItem(layoutSize: Samples.size(.absolute(50), .fractionalHeight(1)))
    let (_, layout) = compositional([8, 2]) { number in
      let row = CollectionLayoutGroup.horizontal(
        layoutSize: number == 0 ? Samples.row(40) : Samples.size(.absolute(100), .absolute(40)),
        subitems: [wide, slim])
      return CollectionLayoutSection(group: row)
    }
    // 150 + 50 + 150 + 50 is just the width.
    #expect((0..<5).map { layout.frame(0, $0).minX } == [0, 150, 200, 350, 0])
    #expect(layout.frame(1, 1).minY - layout.frame(1, 0).minY == 40)
  }

  @Test("flexible spacing and flexible edges share the remaining room")
  func flexible() {
    let item = CollectionLayoutItem(layoutSize: Samples.size(.absolute(60), .absolute(40)))
    let centred = CollectionLayoutItem(layoutSize: Samples.size(.absolute(60), .absolute(40)))
    centred.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(10), trailing: .flexible(0), bottom: .flexible(0))
    let (_, layout) = compositional([3, 3]) { number in
      let row = CollectionLayoutGroup.horizontal(
        layoutSize: Samples.row(100), repeatingSubitem: [item, centred][number], count: 3)
      row.interItemSpacing = number == 0 ? .flexible(10) : nil
      return CollectionLayoutSection(group: row)
    }
    #expect((0..<3).map { layout.frame(0, $0).minX } == [0, 170, 340])
    // 220 left over for six sides; above a tenth more than below, and 50 of 100 left over.
    let sixth = 220.0 / 6
    for n in 0..<3 {
      let x = Double(2 * n + 1) * sixth + 60 * Double(n)
      #expect(isNear(layout.frame(1, n), Rect(x: x, y: 100 + 35, width: 60, height: 40)))
    }
  }

  @Test("a group with flexible edges stands in the middle of its section")
  func centredGroup() {
    let (_, layout) = compositional([2]) { _ in
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: Samples.size(.absolute(200), .absolute(50)),
        subitems: [CollectionLayoutItem(layoutSize: Samples.size(.fractionalWidth(1), .fractionalHeight(1)))])
      group.edgeSpacing = CollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: .fixed(6), trailing: .flexible(0), bottom: .fixed(4))
      return CollectionLayoutSection(group: group)
    }
    #expect(layout.frame(0, 0) == Rect(x: 100, y: 6, width: 200, height: 50))
    #expect(layout.frame(0, 1) == Rect(x: 100, y: 66, width: 200, height: 50))
    #expect(layout.collectionViewContentSize.height == 120)
  }

  @Test("a block arranges a group")
  func custom() {
    let (_, layout) = compositional([5]) { _ in
      CollectionLayoutSection(
        group: .custom(layoutSize: Samples.row(120)) { environment in
          let width = environment.container.contentSize.width
          return [
            CollectionLayoutGroupCustomItem(frame: Rect(x: 0, y: 0, width: width / 2, height: 120)),
            CollectionLayoutGroupCustomItem(
              frame: Rect(x: width / 2, y: 30, width: width / 2, height: 60), zIndex: 3),
          ]
        })
    }
    #expect(layout.frame(0, 3) == Rect(x: 200, y: 150, width: 200, height: 60))
    #expect(layout.layoutAttributesForItem(at: IndexPath(0, 3))?.zIndex == 3)
    #expect(layout.collectionViewContentSize.height == 360)
  }

  @Test("a layout that scrolls to the right is the transpose")
  func horizontalScroll() {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let (_, layout) = compositional([5], configuration: configuration) { _ in
      let item = CollectionLayoutItem(layoutSize: Samples.size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let column = CollectionLayoutGroup.vertical(
        layoutSize: Samples.size(.absolute(90), .fractionalHeight(1)), subitems: [item])
      let section = CollectionLayoutSection(group: column)
      section.interGroupSpacing = 10
      return section
    }
    #expect(layout.frame(0, 3) == Rect(x: 100, y: 300, width: 90, height: 300))
    #expect(layout.collectionViewContentSize == Size(width: 290, height: 600))
  }
}

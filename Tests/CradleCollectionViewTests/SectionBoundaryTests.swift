import CradleGeometry
import Testing

@testable import CradleCollectionView

@Suite("Headers and footers of a compositional section")
struct SectionBoundaryTests {
  private let container = CollectionLayoutContainer(
    contentSize: Size(width: 300, height: 600),
    contentInsets: DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))

  private func boundary(
    _ height: CollectionLayoutDimension, measured: [String: Double] = [:], followsInsets: Bool = true
  ) -> SectionBoundary {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "head", alignment: .top)
    ]
    section.supplementariesFollowContentInsets = followsInsets
    return SectionBoundary(of: section, in: container, along: .vertical, measured: measured)
  }

  @Test("a header adds its height above the section, and is as wide as the content inside of the insets")
  func header() throws {
    let content = Rect(x: 20, y: 30, width: 260, height: 100)
    for (followsInsets, width) in [(true, 260.0), (false, 300)] {
      let boundary = boundary(.absolute(30), followsInsets: followsInsets)
      #expect(boundary.extents == EdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
      let item = try #require(boundary.item(of: "head"))
      let frame = boundary.frame(of: item, around: content)
      #expect(frame.size == Size(width: width, height: 30) && frame.maxY == content.minY)
      #expect(boundary.estimatedKinds.isEmpty && !boundary.hasEstimates && boundary.item(of: "foot") == nil)
    }
  }

  @Test("a measured extent replaces an estimate, and only an estimate")
  func measured() {
    let estimate = boundary(.estimated(30))
    #expect(estimate.estimatedKinds == ["head"] && estimate.hasEstimates && estimate.extents.top == 30)
    #expect(boundary(.estimated(30), measured: ["head": 44]).extents.top == 44)
    #expect(boundary(.absolute(30), measured: ["head": 44]).extents.top == 30)
  }
}

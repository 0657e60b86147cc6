import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// The table of frames measured on UICollectionViewFlowLayout: 375 points wide, half-point pixels.
@Suite("A flow's measured frames")
struct FlowLayoutTests {
  final class Sizes: CollectionViewDelegateFlowLayout {
    var sizes: [Size]
    init(_ sizes: [Size]) { self.sizes = sizes }
    func collectionView(
      _ collectionView: CollectionView, layout: CollectionViewLayout, sizingOfItemsInSection section: Int
    ) -> ItemSizing? { .each }
    func collectionView(
      _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> Size { sizes[path.item] }
  }

  /// How far a coordinate may be off, in points: rounding alone.
  private static let tolerance = 1e-9

  private func expect(
    _ rig: CollectionRig, x: [Double], y: [Double], _ location: SourceLocation = #_sourceLocation
  ) {
    let frames = rig.frames
    #expect(frames.count == x.count, sourceLocation: location)
    for (frame, place) in zip(frames, zip(x, y)) {
      #expect(abs(frame.minX - place.0) < Self.tolerance, "\(frame)", sourceLocation: location)
      #expect(abs(frame.minY - place.1) < Self.tolerance, "\(frame)", sourceLocation: location)
    }
  }

  private func flow(_ width: Double, _ height: Double) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: width, height: height)
    return layout
  }

  @Test("seven items of 100 × 60 make three justified columns, and the last one keeps the first column")
  func sevenItems() {
    let rig = CollectionRig([7], layout: flow(100, 60))
    expect(rig, x: [0, 137.5, 275, 0, 137.5, 275, 0], y: [0, 0, 0, 70, 70, 70, 140])
    #expect(rig.view.contentSize == Size(width: 375, height: 200))
  }

  @Test("insets of 16 leave 343 points to share")
  func insets() {
    let layout = flow(100, 60)
    layout.sectionInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    expect(CollectionRig([3], layout: layout), x: [16, 137.5, 259], y: [0, 0, 0])
  }

  @Test("origins snap to device pixels, sizes do not", arguments: [1.0, 2, 3])
  func pixels(perPoint: Double) {
    for direction in CollectionView.ScrollDirection.allCases {
      let layout = flow(100.3, 60.7)
      layout.scrollDirection = direction
      layout.pixelsPerPoint = perPoint
      let rig = CollectionRig([12], layout: layout, viewport: Size(width: 373, height: 371))
      #expect(rig.frames.count >= 9)
      for frame in rig.frames {
        for origin in [frame.minX * perPoint, frame.minY * perPoint] {
          #expect(abs(origin - origin.rounded()) < Tolerance.summed, "\(frame)")
        }
        #expect(abs(frame.width - 100.3) < Self.tolerance && abs(frame.height - 60.7) < Self.tolerance)
      }
      // To the nearest: (373 − 3 · 100.3)/2 = 36.05 points lie between three across, (371 − 5 · 60.7)/4 = 16.875
      // between five down.
      let second = rig.frames[1]
      let (place, exact) =
        direction == .vertical ? (second.minX, 136.35) : (second.minY, 77.575)
      #expect(abs(place - exact) <= 0.5 / perPoint + Self.tolerance)
    }
  }

  @Test("five items that fill their line exactly are 15 apart")
  func exactFit() {
    let layout = flow(115, 50)
    layout.minimumInteritemSpacing = 15
    layout.minimumLineSpacing = 12
    expect(CollectionRig([5], layout: layout), x: [0, 130, 260, 0, 130], y: [0, 0, 0, 62, 62])
  }

  @Test("a horizontal flow is the transpose", arguments: [7, 8])
  func horizontal(count: Int) {
    let layout = flow(90, 70)
    layout.scrollDirection = .horizontal
    layout.sectionInset = EdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    let rig = CollectionRig([count], layout: layout, viewport: Size(width: 375, height: 220))
    expect(
      rig, x: Array([12, 12, 112, 112, 212, 212, 312, 312].prefix(count)),
      y: Array([8, 142, 8, 142, 8, 142, 8, 142].prefix(count)))
    #expect(rig.view.contentSize == Size(width: 414, height: 220))
  }

  @Test("four default items keep the columns of a full line of six")
  func partLine() { expect(CollectionRig([4]), x: [0, 65, 130, 195], y: [0, 0, 0, 0]) }

  @Test("a line that can hold only one item centres it, beyond the start if it is too wide")
  func alone() {
    expect(
      CollectionRig([1], layout: flow(150, 50), viewport: Size(width: 200, height: 400)), x: [25], y: [0])
    expect(
      CollectionRig([1], layout: flow(300, 50), viewport: Size(width: 200, height: 400)), x: [-50], y: [0])
  }

  @Test(
    "lines of mixed sizes are justified and as tall as their tallest item, the last one with the least gaps")
  func mixed() {
    let widths = [120.0, 100, 90, 200, 60, 150]
    let heights = [40.0, 55, 40, 30, 40, 40]
    let sizes = Sizes(zip(widths, heights).map { Size(width: $0, height: $1) })
    let layout = CollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    layout.delegate = sizes
    let rig = CollectionRig([6], layout: layout)
    expect(rig, x: [10, 152.5, 275, 10, 305, 10], y: [12.5, 5, 12.5, 75, 70, 120])
    #expect(rig.view.contentSize.height == 165)
  }

  @Test("equal sizes from a delegate lie as equal sizes of the layout")
  func equalFromDelegate() {
    let sizes = Sizes(Array(repeating: Size(width: 50, height: 50), count: 4))
    let layout = CollectionViewFlowLayout()
    layout.delegate = sizes
    expect(CollectionRig([4], layout: layout), x: [0, 65, 130, 195], y: [0, 0, 0, 0])
  }

  @Test("three thirds of the width still fit a line")
  func thirds() {
    let layout = flow((375.0 - 20) / 3, 50)
    expect(CollectionRig([3], layout: layout), x: [0, 128.5, 256.5], y: [0, 0, 0])
  }

  // MARK: Sections

  private func banners() -> CollectionViewFlowLayout {
    let layout = flow(100, 60)
    layout.headerReferenceSize = Size(width: 40, height: 40)
    layout.footerReferenceSize = Size(width: 20, height: 20)
    layout.sectionInset = EdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    return layout
  }

  private func banner(_ rig: CollectionRig, _ kind: String, _ section: Int) -> Rect? {
    rig.view.presentedElements.first {
      $0.attributes.category == .supplementary(kind) && $0.attributes.indexPath.section == section
    }?.attributes.frame
  }

  @Test("headers and footers span the full width; an empty section keeps them and its insets; sections abut")
  func bannersAndSections() {
    let rig = CollectionRig([3, 0, 3], layout: banners())
    #expect(banner(rig, "header", 0) == Rect(x: 0, y: 0, width: 375, height: 40))
    #expect(banner(rig, "footer", 0) == Rect(x: 0, y: 120, width: 375, height: 20))
    #expect(banner(rig, "header", 1) == Rect(x: 0, y: 140, width: 375, height: 40))
    #expect(banner(rig, "footer", 1) == Rect(x: 0, y: 200, width: 375, height: 20))
    #expect(banner(rig, "header", 2) == Rect(x: 0, y: 220, width: 375, height: 40))
    #expect(rig.cell(2, 0)?.attributes.frame.minY == 270)
    #expect(rig.view.contentSize.height == 360)
  }

  @Test("a header of length 0 does not exist")
  func noBanner() {
    let rig = CollectionRig([3], layout: flow(100, 60))
    #expect(rig.view.presentedElements.map(\.attributes.category) == [.cell, .cell, .cell])
  }

  @Test("header 0-0 and cell 0-0 are different elements")
  func identity() {
    let rig = CollectionRig([3], layout: banners())
    let ids = rig.view.presentedElements.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count == 5)
  }

  @Test("a pinned header stays at the top until its section's end pushes it out")
  func pinned() {
    let layout = banners()
    layout.sectionHeadersPinToVisibleBounds = true
    let rig = CollectionRig([30, 30], layout: layout)
    // Section 0: header 40, inset 10, ten rows of 60 with 10 between, inset 10, footer 20: its footer starts
    // at 750.
    for (offset, expected) in [(0.0, 0.0), (100, 100), (700, 700), (730, 710), (749, 710)] {
      rig.view.contentOffset.y = offset
      #expect(banner(rig, "header", 0)?.minY == expected, "at \(offset)")
    }
    rig.view.contentOffset.y = 860
    #expect(banner(rig, "header", 1)?.minY == 860)
    #expect(rig.view.presentedElements.last?.attributes.category == .supplementary("header"))
  }

  @Test("a pinned footer stays at the bottom from its section's start on")
  func pinnedFooter() {
    let layout = banners()
    layout.sectionFootersPinToVisibleBounds = true
    let rig = CollectionRig([60], layout: layout)
    #expect(banner(rig, "footer", 0)?.maxY == 667)
    rig.view.contentOffset.y = 200
    #expect(banner(rig, "footer", 0)?.maxY == 867)
  }

  @Test("pinned headers and footers stop at the content's insets, and follow them at rest")
  func pinnedBetweenInsets() {
    let layout = banners()
    (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) = (true, true)
    let rig = CollectionRig([60], layout: layout)
    rig.view.contentOffset.y = 200
    rig.view.contentInset = EdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    #expect(banner(rig, "header", 0)?.minY == 250)
    #expect(banner(rig, "footer", 0)?.maxY == 837)
    rig.view.contentOffset.y = -50
    #expect(banner(rig, "header", 0)?.minY == 0)
    #expect(banner(rig, "footer", 0)?.maxY == 587)
  }

  @Test("a decoration lies behind each section's items, beneath everything")
  func decorations() {
    let layout = banners()
    layout.sectionDecoration = "backdrop"
    let rig = CollectionRig([3, 0, 3], layout: layout)
    let elements = rig.view.presentedElements
    let decorations = elements.filter { $0.attributes.category == .decoration("backdrop") }
    #expect(decorations.map(\.attributes.frame.minY).sorted() == [40, 260])
    #expect(elements.prefix(2).allSatisfy { $0.attributes.category == .decoration("backdrop") })
  }

  @Test("lines lie between the content's insets, and follow them")
  func contentInsets() {
    let layout = flow(100, 50)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (10, 10)
    let rig = CollectionRig([6], layout: layout, viewport: Size(width: 320, height: 400))
    // 3 items of 100 pt and 2 gaps of 10 fill 320 pt.
    expect(rig, x: [0, 110, 220, 0, 110, 220], y: [0, 0, 0, 60, 60, 60])
    rig.view.contentInset = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    rig.view.layoutIfNeeded()
    // 280 pt hold 2 items, which lie at the edges; what is wider than the viewport cannot be scrolled to.
    expect(rig, x: [0, 180, 0, 180, 0, 180], y: [0, 0, 60, 60, 120, 120])
    #expect(rig.view.contentSize == Size(width: 280, height: 170))
    #expect(rig.view.maximumOffset.x == rig.view.minimumOffset.x && rig.view.minimumOffset.x == -20)
    rig.view.contentInset = EdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    rig.view.layoutIfNeeded()
    expect(rig, x: [0, 110, 220, 0, 110, 220], y: [0, 0, 0, 60, 60, 60])
  }
}

import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

/// Elements with a map in space: their shape, their animation, and the line that tilts its items.
struct PerspectiveTests {
  /// The largest change of a transform in a frame of 1/120 s of an animation: a jump would be ten times larger.
  private static let (perspectiveStep, turnStep) = (1e-4, 0.05)
  /// The error of a difference quotient over 1/4096 s, in points per second, and as a share of the velocity, which
  /// changes within that time.
  private static let (quotient, quotientShare) = (5.0, 0.02)

  private static let turn = Transform3D(angle: 1, x: 0, y: 1, z: 0).then(Transform3D(eyeDistance: 300))

  private func tilted() -> LayoutAttributes {
    var attributes = LayoutAttributes(
      cellAt: IndexPath(0, 0), frame: Rect(x: 100, y: 100, width: 200, height: 100))
    attributes.transform3D = Self.turn
    return attributes
  }

  @Test("an element in perspective contains the points where it is shown")
  func elementContainsWhereItIsShown() throws {
    let attributes = tilted()
    for (x, y, isInside) in [(99.0, 49.0, true), (-99, -49, true), (101, 0, false), (0, 51, false)] {
      let seen = try #require(Self.turn.project(Point(x: x, y: y)))
      #expect(attributes.contains(attributes.center + (seen - .zero)) == isInside)
    }
    // Where it would be without its turn.
    #expect(!attributes.contains(Point(x: 299, y: 150)))
    #expect(attributes.shownFrame.width < 200 && attributes.shownFrame.height > 100)
  }

  @Test("an element without a 3D transform is flat, and equals one that has lost it")
  func elementWithoutATransformIsFlat() {
    var attributes = tilted()
    #expect(!attributes.isFlat && attributes == tilted())
    attributes.transform3D = .identity
    let flat = LayoutAttributes(cellAt: IndexPath(0, 0), frame: attributes.frame)
    #expect(attributes.isFlat && attributes == flat && attributes.hashValue == flat.hashValue)
    #expect(flat.vector.highHalf == .zero && flat.with(flat.vector) == flat)
    attributes.transform3D.m14 = .nan
    #expect(!attributes.isFinite)
  }

  @Test("a change of the tilt is animated without a jump") func changeOfTheTiltIsAnimated() throws {
    let line = LineLayout()
    let rig = CollectionRig([5], layout: line, viewport: Size(width: 800, height: 400))
    let tilted = LineLayout()
    tilted.tilt = 1
    rig.view.setCollectionViewLayout(tilted, animated: true)
    var last = try #require(rig.cell(0, 1)?.attributes)
    #expect(last.transform3D.m14 == 0)
    for _ in 0..<240 {
      rig.view.advance(by: 1.0 / 120)
      let shown = try #require(rig.cell(0, 1)?.attributes)
      #expect(abs(shown.transform3D.m14 - last.transform3D.m14) < Self.perspectiveStep)
      #expect(abs(shown.transform3D.m11 - last.transform3D.m11) < Self.turnStep)
      last = shown
    }
    #expect(rig.view.isResting)
    #expect(last == tilted.layoutAttributesForItem(at: IndexPath(0, 1)))
    #expect(abs(last.transform3D.m11 - Trigonometry.cosine(1)) < Tolerance.rounding)
  }

  @Test("the items of a tilted line face its middle", arguments: [0.4, 1, 1.5])
  func itemsFaceTheMiddle(tilt: Double) throws {
    let line = LineLayout()
    line.tilt = tilt
    let rig = CollectionRig([20], layout: line, viewport: Size(width: 800, height: 400))
    for offset in stride(from: 0.0, through: 3000, by: 37) {
      rig.view.contentOffset.x = offset
      let middle = rig.view.visibleRect.midX
      let elements = rig.view.presentedElements.sorted { $0.attributes.indexPath < $1.attributes.indexPath }
      for element in elements {
        let attributes = element.attributes
        // Its place without the tilt gives its turn.
        let distance = 400 + Double(attributes.indexPath.item) * 250 - middle
        let angle = -tilt * min(max(distance / 200, -1), 1)
        #expect(abs(attributes.transform3D.m11 - Trigonometry.cosine(angle)) < Tolerance.rounding)
        #expect(abs(attributes.transform3D.m14 - Trigonometry.sine(angle) / 800) < Tolerance.rounding)
        #expect(attributes.shownFrame.intersects(rig.view.visibleRect))
        #expect((attributes.center.x - middle) * distance >= 0)
      }
      // Their order stays, the spacing of those at a side too, and none is missing between two.
      for (a, b) in zip(elements, elements.dropFirst()) {
        #expect(b.attributes.indexPath.item == a.attributes.indexPath.item + 1)
        let pitch = b.attributes.center.x - a.attributes.center.x
        #expect(pitch > 0 && pitch <= 250)
        if a.attributes.center.x - middle > 200 {
          #expect(abs(pitch - 50 - 200 * Trigonometry.cosine(tilt)) < Tolerance.closedForm)
        }
      }
      // No item that would be seen is missing at the sides.
      for side in [elements.first, elements.last].compactMap(\.?.attributes.indexPath.item) {
        for item in [side - 1, side + 1]
        where !elements.contains(where: { $0.attributes.indexPath.item == item }) {
          let shown = line.layoutAttributesForItem(at: IndexPath(0, item))?.shownFrame
          #expect(shown?.intersects(rig.view.visibleRect) != true)
        }
      }
    }
  }

  @Test("a tilted line rests with an item in the middle, and its screen velocities are the motion's")
  func tiltedLineRestsOnAnItem()
    throws
  {
    let line = LineLayout()
    line.tilt = 1
    let rig = CollectionRig([20], layout: line, viewport: Size(width: 800, height: 400))
    rig.fling(Vector(dx: -2500, dy: 0), from: Point(x: 400, y: 200))
    let step = 1.0 / 4096
    var compared = 0
    while !rig.view.isResting {
      let before = rig.view.presentedElements.map { ($0.id, $0.attributes.center - rig.view.contentOffset) }
      let speeds = rig.view.presentedElements.map(\.screenVelocity.dx)
      rig.view.advance(by: step)
      for ((id, place), speed) in zip(before, speeds) {
        guard let after = rig.element(id) else { continue }
        let moved = (after.attributes.center - rig.view.contentOffset).dx - place.dx
        #expect(abs(moved / step - speed) < Self.quotientShare * abs(speed) + Self.quotient)
        compared += 1
      }
      rig.view.advance(by: 0.05)
    }
    #expect(compared > 20, "several elements at several times")
    let nearest = rig.view.presentedElements.map { abs($0.attributes.center.x - rig.view.visibleRect.midX) }
    #expect(try #require(nearest.min()) <= Tolerance.halfPoint)
  }

  @Test("between two layouts an element's turn follows the progress") func turnFollowsTheProgress() throws {
    let line = LineLayout()
    line.tilt = 1
    let rig = CollectionRig([5], layout: LineLayout(), viewport: Size(width: 800, height: 400))
    let transition = rig.view.startInteractiveTransition(to: line)
    transition.transitionProgress = 0.5
    let shown = try #require(rig.cell(0, 1)?.attributes)
    #expect(abs(shown.transform3D.m11 - (1 + Trigonometry.cosine(1)) / 2) < Tolerance.closedForm)
    rig.view.cancelInteractiveTransition()
  }
}

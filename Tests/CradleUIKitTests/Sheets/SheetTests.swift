import CradleUIKit
import TestSupport
import Testing

/// Where sheets are shown, and how they come and go without a finger.
struct SheetTests {
  private let stage = SheetStage()
  /// The heights of the two detents in a window of 480 points without a safe area: 20 points are left at the top.
  private let large: CGFloat = 460
  private let medium: CGFloat = 230
  /// The part of its way that the spring of controllers' transitions has left.
  private func left(after time: Double) -> CGFloat {
    let angle = (1000.0 / 3).squareRoot() * time
    return CGFloat((1 + angle) * exp(-angle))
  }
  private var dimming: UIView? { stage.sheet?.containerView?.subviews.first }

  @Test("the default presentation is a page sheet with the large detent; others fill the window")
  func styles() {
    #expect(stage.screen.modalPresentationStyle == .automatic && stage.sheet?.detents.count == 1)
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext]
    {
      let other = UIViewController()
      other.modalPresentationStyle = style
      #expect(other.sheetPresentationController == nil)
      stage.root.present(other, animated: false)
      #expect(
        other.view.frame == stage.window.bounds
          && other.view.superview === other.presentationController?.containerView)
      stage.root.dismiss(animated: false)
    }
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    #expect(alert.sheetPresentationController == nil && stage.root.view.window != nil)
    stage.present()
    #expect(stage.screen.presentationController === stage.sheet && stage.height == large)
    #expect(stage.screen.view.bounds.size == CGSize(width: 320, height: large))
    #expect(stage.root.viewIfLoaded?.window != nil)
  }

  @Test("a child has the sheet of its parent; after the dismissal the next presentation has another one")
  func owner() {
    let navigation = UINavigationController(rootViewController: stage.screen)
    let sheet = navigation.sheetPresentationController
    #expect(sheet != nil && stage.screen.sheetPresentationController === sheet)
    #expect(navigation.presentationController === sheet && stage.screen.presentationController === sheet)
    stage.root.present(navigation, animated: false)
    #expect(navigation.presentationController === sheet && stage.screen.sheetPresentationController === sheet)
    stage.root.dismiss(animated: false)
    #expect(navigation.sheetPresentationController !== sheet && navigation.view.superview == nil)
  }

  @Test("the sheet rises by the spring of controllers' transitions, and the dimming follows its place")
  func rises() {
    stage.present(animated: true)
    for frame in 1...24 {
      stage.advance(by: 1 / 60)
      let height = large * (1 - left(after: Double(frame) / 60))
      #expect(abs(stage.height - height) < Tolerance.summed)
      #expect(abs((dimming?.alpha ?? 0) - height / large) < Tolerance.singlePrecision)
    }
    #expect(stage.calls == ["will appear"])
    stage.settle()
    #expect(stage.height == large && stage.calls == ["will appear", "appeared"])
    stage.root.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(abs(stage.height - large * left(after: 0.1)) < Tolerance.summed)
    stage.settle()
    #expect(stage.screen.view.window == nil && stage.screen.view.superview == nil)
    #expect(stage.calls == ["will appear", "appeared", "will go", "gone"])
  }

  @Test("a dismissal during the presentation goes on from the sheet's place and velocity")
  func turnsBack() {
    stage.present(animated: true)
    stage.advance(by: 0.1)
    let before = stage.height
    stage.root.dismiss(animated: true)
    #expect(stage.height == before)
    stage.advance(by: 0.01)
    // The sheet still rises at its velocity x′(t) = ω²·t·e^(−ωt), times its way.
    #expect(stage.height > before)
    stage.settle()
    #expect(stage.root.presentedViewController == nil && stage.screen.view.window == nil)
  }

  @Test(
    "the sheet slides as a whole, whatever its detents, and the app's closures are not called in each frame")
  func whole() {
    var calls = 0
    let tall = UISheetPresentationController.Detent.custom(identifier: .init("tall")) { _ in
      calls += 1
      return 400
    }
    stage.sheet?.selectedDetentIdentifier = .init("tall")
    stage.present([.medium(), tall], animated: true)
    for isComing in [true, false] {
      if !isComing { stage.root.dismiss(animated: true) }
      for _ in 0..<10 {
        stage.advance(by: 1 / 60)
        #expect(stage.screen.view.bounds.height == 400)
      }
      stage.settle()
    }
    #expect(calls == 1)
  }

  @Test("detents are sorted, held in the window, and left out where they resolve to nothing")
  func detents() {
    stage.present([
      .large(), .custom(identifier: .init("tall")) { $0.maximumDetentValue * 2 },
      .custom(identifier: .init("small")) { _ in 100 }, .custom(identifier: .init("none")) { _ in nil },
      .custom { _ in .nan },
    ])
    #expect(stage.height == 100)
    for (name, height) in [("tall", large), ("small", 100), ("none", 100), ("missing", 100)] {
      stage.sheet?.selectedDetentIdentifier = .init(name)
      #expect(stage.height == height, "\(name)")
    }
    stage.sheet?.detents = []
    #expect(stage.height == 480)
    let (first, second) = (
      UISheetPresentationController.Detent.custom { _ in 1 },
      UISheetPresentationController.Detent.custom { _ in 1 }
    )
    #expect(first.identifier != second.identifier)
  }

  @Test("changes within animateChanges move the sheet by the spring, others at once")
  func changes() {
    stage.present([.medium(), .large()])
    #expect(stage.height == medium)
    stage.sheet?.animateChanges { stage.sheet?.selectedDetentIdentifier = .large }
    #expect(stage.height == medium)
    stage.advance(by: 0.1)
    #expect(abs(stage.height - (medium + (large - medium) * (1 - left(after: 0.1)))) < Tolerance.summed)
    stage.sheet?.selectedDetentIdentifier = .medium
    #expect(stage.height == medium && stage.calls.isEmpty)
    stage.settle()
    #expect(stage.height == medium)
  }

  @Test("a detent that does not dim leaves the touches to the views behind the sheet")
  func undimmed() {
    stage.present([.medium(), .large()])
    let above = CGPoint(x: 160, y: 10)
    #expect(stage.window.hitTest(above, with: nil) === dimming && dimming?.alpha == 1)
    stage.sheet?.largestUndimmedDetentIdentifier = .medium
    #expect(dimming?.alpha == 0 && stage.window.hitTest(above, with: nil) === stage.root.view)
    stage.sheet?.selectedDetentIdentifier = .large
    #expect(dimming?.alpha == 1 && stage.window.hitTest(above, with: nil) === dimming)
    stage.sheet?.largestUndimmedDetentIdentifier = .large
    #expect(dimming?.alpha == 0 && stage.window.hitTest(above, with: nil) === stage.root.view)
    #expect(stage.window.hitTest(CGPoint(x: 160, y: 300), with: nil) === stage.screen.view)
  }

  @Test("the sheet keeps its detent in another size of the window, and fills a compact height")
  func sizes() {
    stage.present([.medium(), .large()])
    stage.window.frame.size = CGSize(width: 400, height: 800)
    stage.advance(by: 0)
    #expect(stage.screen.view.bounds.size == CGSize(width: 400, height: 390))
    stage.screen.preferredContentSize = CGSize(width: 300, height: 100)
    stage.sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    #expect(stage.screen.view.convert(stage.screen.view.bounds, to: nil).minX == 50)
    stage.sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached = false
    stage.screen.verticalSizeClass = .compact
    stage.sheet?.invalidateDetents()
    #expect(stage.screen.view.bounds.size == stage.window.bounds.size)
    stage.sheet?.prefersEdgeAttachedInCompactHeight = true
    #expect(stage.screen.view.bounds.height == 780, "the medium detent is not active")
  }

  @Test("the large detent of two phones is as high as measured")
  func phones() {
    final class Phone: UIWindow {
      var area = UIEdgeInsets.zero
      override var safeAreaInsets: UIEdgeInsets { area }
    }
    for (height, area, value) in [
      (852.0, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), 749.0),
      (667.0, UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), 627.0),
    ] {
      let (phone, root, screen) = (
        Phone(frame: CGRect(x: 0, y: 0, width: 375, height: height)), UIViewController(), SheetStage.Screen()
      )
      phone.area = area
      phone.rootViewController = root
      var largest: CGFloat = 0
      screen.sheetPresentationController?.detents = [
        .custom {
          largest = $0.maximumDetentValue
          return largest
        }
      ]
      root.present(screen, animated: false)
      #expect(largest == value && screen.view.bounds.height == value + area.bottom)
    }
  }

  @Test("the corners and the grabber are as the app wants them")
  func look() {
    stage.present()
    let card = stage.sheet?.presentedView
    #expect(card?.layer.cornerRadius == 10 && card?.subviews.last?.isHidden == true)
    stage.sheet?.preferredCornerRadius = 24
    stage.sheet?.prefersGrabberVisible = true
    #expect(card?.layer.cornerRadius == 24 && card?.subviews.last?.isHidden == false)
  }
}

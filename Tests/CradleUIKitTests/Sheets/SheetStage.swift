import CradleUIKit

/// A window with a sheet, and what its delegate and its controller are told.
final class SheetStage: NSObject, UISheetPresentationControllerDelegate {
  final class Screen: UIViewController {
    weak var stage: SheetStage?
    var verticalSizeClass = UIUserInterfaceSizeClass.regular
    override var traitCollection: UITraitCollection {
      UITraitCollection(verticalSizeClass: verticalSizeClass)
    }
    override func viewWillAppear(_ animated: Bool) { stage?.calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { stage?.calls.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { stage?.calls.append("will go") }
    override func viewDidDisappear(_ animated: Bool) { stage?.calls.append("gone") }
  }
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let root = UIViewController()
  let screen = Screen()
  var calls: [String] = []
  var allows = true
  /// Called by each delegate method with its name.
  var reaction: (String) -> Void = { _ in }
  private(set) var time = 0.0
  private var finger = CGPoint.zero

  override init() {
    super.init()
    screen.stage = self
    window.rootViewController = root
    window.advance(by: 0)
  }
  var sheet: UISheetPresentationController? { screen.sheetPresentationController }

  /// Presents the sheet with detents, and forgets the calls until then.
  func present(_ detents: [UISheetPresentationController.Detent] = [.large()], animated: Bool = false) {
    sheet?.detents = detents
    sheet?.delegate = self
    root.present(screen, animated: animated)
    advance(by: 0)
    if !animated { calls = [] }
  }
  /// The height of the sheet's upper edge above the window's bottom.
  var height: CGFloat { 480 - screen.view.convert(CGPoint.zero, to: nil).y }

  func advance(by seconds: Double) {
    window.advance(by: seconds)
    time += seconds
  }
  func settle() { for _ in 0..<40 { advance(by: 1 / 60) } }

  /// Puts a finger down, and moves it by points in steps of a frame. The first 10 points are the slop.
  func drag(from start: CGPoint = CGPoint(x: 160, y: 470), by distance: CGFloat, steps: Int = 10) {
    window.touchDown(at: start, time: time)
    finger = start
    move(by: distance, steps: steps)
  }
  /// Moves the finger by points in steps of a frame.
  func move(by distance: CGFloat, steps: Int = 10) {
    let start = finger
    for step in 1...steps {
      time += 1 / 60
      finger.y = start.y + distance * CGFloat(step) / CGFloat(steps)
      window.touchMove(to: finger, time: time)
    }
  }
  /// Lifts the finger, after it has kept still if it rests.
  func lift(rests: Bool = true) {
    if rests { time += 0.2 }
    window.touchUp(time: time)
  }

  private func note(_ call: String) {
    calls.append(call)
    reaction(call)
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    note("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { note("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { note("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    note("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { note("detent") }
}

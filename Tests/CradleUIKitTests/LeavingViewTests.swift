import CradleUIKit
import Testing

/// What views do as they are deinitialized.
struct LeavingViewTests {
  private final class Leaving: UIView {
    let tap = UITapGestureRecognizer()
    override init(frame: CGRect) {
      super.init(frame: frame)
      addGestureRecognizer(tap)
    }
    required init?(coder: NSCoder) { nil }
    deinit {
      removeGestureRecognizer(tap)
      gestureRecognizers = nil
    }
  }

  @Test("a view may remove its recognisers in its deinitializer")
  func recognizers() {
    var view: Leaving? = Leaving(frame: .zero)
    weak let tap = view?.tap
    weak let weakView = view
    #expect(tap?.view === view && weakView != nil)
    view = nil
    #expect(tap == nil && weakView == nil)
  }
}

import CradleUIKit
import Testing

/// What views do as they are deinitialized, and what keeps them from it.
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
  private final class Watching: NSObject, KeyValueObserver {
    var count = 0
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { count += object is UIView ? 1 : 0 }
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

  @Test("an observer that stays does not keep the view that it observes")
  func observer() {
    let watching = Watching()
    var view: UIView? = UIView()
    weak let weakView = view
    view?.addObserver(watching, forKeyPath: "frame", options: [.initial, .new], context: nil)
    view?.frame.size.width = 10
    #expect(watching.count == 2)
    view = nil
    #expect(weakView == nil)
  }
}

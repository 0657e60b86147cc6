/// Owns a view and its life cycle, without navigation.
open class UIViewController: UIResponder {
  private var stored: UIView?
  /// Its title.
  open var title: String?

  /// A controller that loads its view on first access; nib names and bundles are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Made from an archive it is as `init()` has it.
  public required init?(coder: NSCoder) { super.init() }
  /// A controller that loads its view on first access.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Its view, loaded on first access.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if stored == nil {
        loadView()
        viewDidLoad()
      }
      return stored
    }
    set {
      stored?.storage.controller = nil
      stored = newValue
      stored?.storage.controller = self
    }
  }
  /// Whether the view is there.
  open var isViewLoaded: Bool { stored != nil }
  /// The view, if it is there.
  open var viewIfLoaded: UIView? { stored }
  /// Makes the view: one of the screen's size unless overridden.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// Makes the view now, if it is not there.
  open func loadViewIfNeeded() { _ = view }
  /// The view was made; does nothing itself.
  open func viewDidLoad() {}
  /// The view is about to come into sight; an app calls it.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has come into sight; an app calls it.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to go; an app calls it.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has gone; an app calls it.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to be laid out; does nothing itself.
  open func viewWillLayoutSubviews() {}
  /// The view has been laid out; does nothing itself.
  open func viewDidLayoutSubviews() {}
  /// Memory runs short; an app calls it.
  open func didReceiveMemoryWarning() {}

  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller that it is in.
  open private(set) weak var parent: UIViewController?
  /// Adds a child controller; the app adds its view.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }
  /// Leaves its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// It has moved; does nothing itself.
  open func didMove(toParent parent: UIViewController?) {}
  /// It is about to move; does nothing itself.
  open func willMove(toParent parent: UIViewController?) {}
}

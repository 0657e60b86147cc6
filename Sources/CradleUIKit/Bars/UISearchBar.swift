/// The callbacks of a search bar. All methods have defaults.
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Returns whether editing may begin; the default returns true.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end; the default returns true.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the text changed, by typing or because the app set `text`.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether a part of the text may change; the default returns true.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called when the return key is pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button is tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called in UIKit when the bookmark button is tapped; never called here, where the app draws that button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called after another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// True.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A search field with a cancel button, and scopes below it.
open class UISearchBar: UIView, UIBarPositioning, UITextFieldDelegate, UITextInputTraits {
  /// The look of a search bar; the app draws it.
  public enum Style: UInt, Sendable {
    /// The style of other bars.
    case `default`
    /// With a frame.
    case prominent
    /// Without a frame.
    case minimal
  }
  /// UIKit's height of the field with its margins, and of the scopes, in points.
  static let height: CGFloat = 56
  private static let scopeHeight: CGFloat = 45
  private static let margin: CGFloat = 8
  /// The field.
  public let searchTextField = UITextField(frame: .zero)
  /// The field's traits of the keyboard; there is no keyboard here.
  public var traits: TextInputTraits {
    get { searchTextField.traits }
    set { searchTextField.traits = newValue }
  }
  /// The callbacks; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The bar's position: the one that the delegate returns, or the top.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
  /// The look; the app draws it.
  open var searchBarStyle = Style.default
  /// The colours; the app draws the bar.
  open var barStyle = UIBarStyle.default
  /// The background's colour.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether the content shows through; the app draws the bar.
  open var isTranslucent = true
  /// The image behind the field; the app draws it.
  open var backgroundImage: UIImage?
  /// A line above the field; the app draws it.
  open var prompt: String?
  /// The text to search for.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard searchTextField.text != newValue ?? "" else { return }
      searchTextField.text = newValue
      delegate?.searchBar(self, textDidChange: newValue ?? "")
    }
  }
  /// The text that is shown while the field is empty; nil for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether the cancel button is shown; the default is false.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Whether the bookmark button is shown; the app draws it.
  open var showsBookmarkButton = false
  /// Whether the results button is shown; the app draws it.
  open var showsSearchResultsButton = false
  /// The scopes, from the left; nil for none.
  open var scopeButtonTitles: [String]? { didSet { rebuildScopes() } }
  /// The chosen scope, from 0; one that does not exist traps.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { scopes.selectedSegmentIndex = newValue }
  }
  /// Whether the scopes are shown; the default is false.
  open var showsScopeBar = false { didSet { setNeedsLayout() } }
  /// Ends the search of the search controller that owns the bar.
  var onCancel: (() -> Void)?
  private let cancel = UIButton(type: .system)
  private let scopes = UISegmentedControl(frame: .zero)

  /// Makes an empty bar with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }
  /// Makes an empty bar; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    searchTextField.delegate = self
    searchTextField.borderStyle = .roundedRect
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        onCancel?()
      }, for: .primaryActionTriggered)
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
      }, for: .valueChanged)
    addSubview(searchTextField)
  }
  private func rebuildScopes() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = 0
    setNeedsLayout()
  }
  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Sets the image of a symbol in the field, for all states; the app draws it.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon] = iconImage
  }
  /// The image of a symbol in the field.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }
  private var icons: [Icon: UIImage] = [:]
  private var hasScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }
  /// Lays out the field, the cancel button and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var right = bounds.width - Self.margin
    let fieldLine = CGRect(x: Self.margin, y: 10, width: 0, height: 36)
    if showsCancelButton {
      let width = cancel.intrinsicContentSize.width
      cancel.frame = CGRect(x: right - width, y: fieldLine.minY, width: width, height: fieldLine.height)
      right -= width + Self.margin
      if cancel.superview !== self { addSubview(cancel) }
    } else {
      cancel.removeFromSuperview()
    }
    searchTextField.frame = CGRect(
      x: fieldLine.minX, y: fieldLine.minY, width: max(0, right - fieldLine.minX), height: fieldLine.height)
    if hasScopes {
      scopes.frame = CGRect(
        x: Self.margin, y: Self.height, width: max(0, bounds.width - 2 * Self.margin), height: 31)
      if scopes.superview !== self { addSubview(scopes) }
    } else {
      scopes.removeFromSuperview()
    }
  }
  /// UIKit's height, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + (hasScopes ? Self.scopeHeight : 0))
  }
  /// UIKit's height, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  // MARK: Editing

  /// True.
  open override var canBecomeFirstResponder: Bool { true }
  /// Begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  /// Whether it is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Forwards to the delegate.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }
  /// Forwards to the delegate.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
  }
  /// Forwards to the delegate.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }
  /// Forwards to the delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }
  /// Forwards to the delegate.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }
  /// Forwards to the delegate.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true }
}

/// A receiver of text from a keyboard.
public protocol UIKeyInput: AnyObject {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Adds text at the end.
  func insertText(_ text: String)
  /// Deletes the last character.
  func deleteBackward()
}

/// The delegate of a text field. All methods have defaults.
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; the default returns true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; the default returns true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns whether a part of the text may change; the default returns true.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Returns whether the text may be cleared; the default returns true.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key does something; the default returns true.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A line of text that a tap begins to edit; the window's `insertText(_:)` types into it. A label shows the text.
open class UITextField: UIControl, UIKeyInput {
  /// The border's style, for the app's drawing.
  public enum BorderStyle: Int, Sendable {
    /// None, a line, a bevel, rounded corners.
    case none, line, bezel, roundedRect
  }
  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never, while it is edited, unless it is edited, always.
    case never, whileEditing, unlessEditing, always
  }
  /// The delegate; held weakly.
  open weak var delegate: UITextFieldDelegate?
  /// The text.
  open var text: String? = "" { didSet { showText() } }
  /// The text that is shown while there is none; nil for nothing.
  open var placeholder: String? { didSet { showText() } }
  /// The font; nil for the system's of 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { showText() } }
  /// The text's colour.
  open var textColor: UIColor? = .black { didSet { showText() } }
  /// The alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { showText() } }
  /// The border's style; the default is none.
  open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
  /// When a button to clear the text is shown; the app draws it.
  open var clearButtonMode = ViewMode.never
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether dots are shown instead of the text.
  open var isSecureTextEntry = false { didSet { showText() } }
  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  private let label = UILabel()

  /// Makes an empty field with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.isUserInteractionEnabled = false
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.becomeFirstResponder() }, for: .touchUpInside)
  }
  /// Makes an empty field; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func showText() {
    let isEmpty = (text ?? "").isEmpty
    label.text =
      isEmpty ? placeholder : isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
    (label.font, label.textAlignment) = (font ?? .systemFont(ofSize: 17), textAlignment)
    label.textColor = isEmpty ? .lightGray : textColor ?? .black
    invalidateIntrinsicContentSize()
  }
  private var inset: CGFloat { borderStyle == .none ? 0 : 7 }
  /// Places the text within the border.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: inset, dy: 0)
  }
  /// The size in points that shows the text, within the border.
  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    return CGSize(width: size.width + 2 * inset, height: max(size.height, line) + 2 * inset)
  }
  /// The size that shows the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Editing

  /// True: it takes text.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }
  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }
  /// Whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Adds text at the end, if the delegate allows it. A line break is the return key.
  open func insertText(_ text: String) {
    if text == "\n" {
      if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
      return
    }
    replace(NSRange(location: (self.text ?? "").utf16.count, length: 0), with: text) { $0 + text }
  }
  /// Deletes the last character, if the delegate allows it.
  open func deleteBackward() {
    guard let last = text?.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: (text ?? "").utf16.count - length, length: length), with: "") {
      String($0.dropLast())
    }
  }

  private func replace(_ range: NSRange, with string: String, _ change: (String) -> String) {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else {
      return
    }
    text = change(text ?? "")
    sendActions(for: .editingChanged)
  }
}

/// A line of editable text. A tap begins editing, and the window's `insertText(_:)` types into the field. A label shows
/// the text.
open class UITextField: DrawnTextField, UITextInput {
  /// The delegate; held weakly.
  open weak var delegate: UITextFieldDelegate?
  /// The text; after nil it is empty.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      selection.moveToEnd(of: text ?? "")
      emptiedAttributes = [:]
      styled = nil
      textUndo.textWasSet()
    }
  }
  /// The text with its own attributes, or with the default ones. Setting it puts the caret at the end.
  open var attributedText: NSAttributedString? {
    get { styled ?? usualText }
    // A copy, because the app may change its text later.
    set { styledText = newValue?.length == 0 ? nil : newValue?.mapAttributes { $0 } }
  }
  /// The text with attributes of its own; nil for the default ones.
  var styled: NSAttributedString? { didSet { showText() } }
  /// The attributes of the text that was deleted last, while there is no text.
  var emptiedAttributes: [NSAttributedString.Key: Any] = [:]
  var selection = TextSelection()
  /// The placeholder, which is shown while the text is empty; nil for nothing.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The placeholder with attributes, which is shown while the text is empty; nil for nothing.
  open var attributedPlaceholder: NSAttributedString? { didSet { showText() } }
  /// The attributes of the text: the font, the colour, and those that were set. Setting it changes the whole
  /// text, also an attributed one.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { customAttributes.merging([.font: usualFont, .foregroundColor: textColor ?? UIColor.black]) { $1 } }
    set {
      customAttributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      restyle(newValue)
    }
  }
  private func restyle(_ new: [NSAttributedString.Key: Any]) {
    styled = styled?.mapAttributes { $0.merging(new) { $1 } }
  }
  private var customAttributes: [NSAttributedString.Key: Any] = [:]
  /// The view before the text; nil for none.
  open var leftView: UIView? { didSet { replaceOverlay(oldValue, leftView) } }
  /// The view after the text; nil for none.
  open var rightView: UIView? { didSet { replaceOverlay(oldValue, rightView) } }
  /// When the left view is shown; the default is never.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the right view is shown; the default is never.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The traits of the keyboard; there is no keyboard here.
  public var traits = TextInputTraits() { didSet { showText() } }
  /// The font; nil for the system's of 17 points. Setting it sets that of the whole text.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { restyle([.font: usualFont]) } }
  /// The text's colour; nil for black. Setting it sets that of the whole text.
  open var textColor: UIColor? = .black { didSet { restyle([.foregroundColor: textColor ?? UIColor.black]) } }
  /// The alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { showText() } }
  /// The border's style; the default is none.
  open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether dots are shown instead of the text.
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }
  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  private let textFieldLabel = TextFieldLabel()
  private var label: UILabel { textFieldLabel.label }

  /// Makes an empty field with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }
  /// Makes an empty field; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.becomeFirstResponder() }, for: .touchUpInside)
  }

  private func replaceOverlay(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
  }
  private func showText() {
    textFieldLabel.show(self)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  private var inset: CGFloat { borderStyle == .none ? 0 : 7 }
  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  // MARK: Rectangles

  /// Returns the rectangle of the border within bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text within bounds: beside the views and within the border.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.without(borders: inset, 0)
    if leftView != nil, isShown(leftViewMode) {
      let leftWidth = leftViewRect(forBounds: bounds).maxX - rect.minX
      rect = CGRect(
        x: rect.minX + leftWidth, y: rect.minY, width: max(0, rect.width - leftWidth), height: rect.height)
    }
    if rightView != nil, isShown(rightViewMode) {
      rect.size.width = max(0, rightViewRect(forBounds: bounds).minX - rect.minX)
    }
    return rect
  }
  /// Returns the rectangle of the text while it is edited within bounds: that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the placeholder's rectangle within bounds: the text's rectangle.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of a button to clear the text within bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 19 - inset, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Returns the rectangle of the view before the text within bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle of the view after the text within bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Draws the text in a rectangle of the present context. Only the app's drawing calls it; a label shows the text.
  open func drawText(in rect: CGRect) { attributedText?.draw(in: rect) }
  /// Draws the placeholder. Only the app's drawing calls it; a label shows the text.
  open func drawPlaceholder(in rect: CGRect) { attributedPlaceholder?.draw(in: rect) }

  /// Places the text and the views beside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isEmpty = (text ?? "").isEmpty
    label.frame =
      isEmpty
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    for (view, mode, rect) in [
      (leftView, leftViewMode, leftViewRect(forBounds: bounds)),
      (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
    ] {
      guard let view else { continue }
      if isShown(mode) { view.frame = rect } else { view.removeFromSuperview() }
      if isShown(mode), view.superview !== self { addSubview(view) }
    }
  }
  /// The size in points that shows the text, within the border.
  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(
      width: size.width + 2 * inset, height: max(size.height, usualFont.lineHeight) + 2 * inset)
  }
  /// The size that shows the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Editing

  /// Whether it is enabled, and so takes text.
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
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    setNeedsLayout()
    return true
  }
  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
    guard mayEnd || window?.endsEditingByForce == true, super.resignFirstResponder() else { return false }
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    setNeedsLayout()
    return true
  }
  /// Whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Types a text in place of the selected one, if the delegate allows it. A line break is the return key.
  open func insertText(_ text: String) {
    if text == "\n" {
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      sendActions(for: .primaryActionTriggered)
      return sendActions(for: .editingDidEndOnExit)
    }
    let whole = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    if enter(text, at: clearsOnInsertion ? whole : selection.range) { clearsOnInsertion = false }
  }
  /// Deletes the selected text, or the character before the caret, if the delegate allows it.
  open func deleteBackward() {
    if let range = selection.deletion(in: text ?? "") { enter("", at: range) }
  }

  /// The selected range; without a length, the caret. Typed text replaces it, and a touch does not change it here. Nil
  /// changes nothing.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection.range, in: text ?? "") }
    set {
      guard let newValue, selection.select(NSRange(newValue, in: text ?? ""), in: text ?? "") else { return }
      delegate?.textFieldDidChangeSelection(self)
    }
  }
  /// Replaces a range by a text, without a call of the delegate. The caret is then after the new text.
  open func replace(_ range: UITextRange, withText text: String) {
    textUndo.enter(text, at: NSRange(range, in: self.text ?? ""), in: self)
  }
}

/// An editable text of several lines that scrolls. A tap begins editing, and the window's `insertText(_:)` types in place
/// of the selected text. A label shows the text.
open class UITextView: UIScrollView, UITextInput {
  /// Posted after editing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted after the user changed the text.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Posted after editing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The delegate; held weakly.
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// The text. Setting it removes the attributes, and puts the caret at the end.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue ?? ""
      followNewText()
    }
  }
  /// The text with its attributes. Setting it puts the caret at the end.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      followNewText()
    }
  }
  private func followNewText() {
    selection.moveToEnd(of: text)
    emptiedAttributes = [:]
    textUndo.textWasSet()
    showText()
  }
  /// The font; nil for the system's of 12 points.
  open var font: UIFont? {
    didSet {
      label.font = font ?? .systemFont(ofSize: 12)
      showText()
    }
  }
  /// The text's colour.
  open var textColor: UIColor? { didSet { label.textColor = textColor ?? .black } }
  /// The alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { label.textAlignment = textAlignment } }
  /// Whether a tap begins editing; the default is true.
  open var isEditable = true
  /// Whether text can be selected; only the app selects text here.
  open var isSelectable = true
  /// Whether attributes can be changed; only the app changes them here.
  open var allowsEditingTextAttributes = false
  /// Whether the text may not be copied or cut. As in UIKit a text view shows it all the same.
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }
  /// Whether the next typed text replaces the whole text; typing sets it to false.
  open var clearsOnInsertion = false
  /// The kinds of data to detect in the text, such as links; this library detects none.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of typed text; if empty, typed text has those of the text that it follows.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The insets around the text, in points; UIKit's default is 8 above and below. A number that is not finite traps.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      textContainerInset.checkFinite(of: self, #function)
      showText()
    }
  }
  /// The area of the text.
  public let textContainer = NSTextContainer()
  /// The selected range, in UTF-16 code units; without a length, the caret. Typed text replaces it; a touch does not
  /// change it here. A range beyond the text is cut off, and a part of a character selects all of it.
  open var selectedRange: NSRange {
    get { selection.range }
    set { if selection.select(newValue, in: text) { delegate?.textViewDidChangeSelection(self) } }
  }
  var selection = TextSelection()
  /// The attributes of the text that was deleted last, while there is no text.
  var emptiedAttributes: [NSAttributedString.Key: Any] = [:]
  /// The view that is shown in place of a keyboard; the app shows it.
  open override var inputView: UIView? {
    get { keys }
    set { keys = newValue }
  }
  /// The view that is shown above a keyboard; the app shows it.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  /// Takes changes of the text back. Setting the text forgets them.
  open override var undoManager: UndoManager? { textUndo.manager }
  let textUndo = TextUndo()
  private var keys: UIView?
  private var accessory: UIView?
  /// The traits of the keyboard; there is no keyboard here.
  public var traits = TextInputTraits()
  let label = UILabel()

  /// Makes an empty view with a frame in its superview's points; the area is ignored, because each view has
  /// its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    addTap()
  }
  /// Makes an empty view with a frame in its superview's points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Makes an empty view; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addTap()
  }

  private func addTap() {
    (label.numberOfLines, label.font, label.isUserInteractionEnabled) = (0, .systemFont(ofSize: 12), false)
    label.text = ""
    addSubview(label)
    let tap = UITapGestureRecognizer { [weak self] _ in self?.becomeFirstResponder() }
    tap.cancelsTouchesInView = false
    addGestureRecognizer(tap)
  }
  private var shownFont: UIFont {
    label.attributedText?.firstAttributes[.font] as? UIFont ?? font ?? .systemFont(ofSize: 12)
  }
  private func textWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding)
  }
  func showText() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
  /// Places the text within its insets, and sets the size of the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = textWidth(bounds.width)
    let height = label.sizeThatFits(CGSize(width: width, height: .infinity)).height
    label.frame = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top, width: width,
      height: height)
    let size = CGSize(
      width: bounds.width, height: height + textContainerInset.top + textContainerInset.bottom)
    if contentSize != size { contentSize = size }
  }
  /// The size that shows the whole text at a width, in points: narrower if the lines are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: textWidth(size.width), height: .infinity))
    return CGSize(
      width: text.width + textContainerInset.left + textContainerInset.right
        + 2 * textContainer.lineFragmentPadding,
      height: text.height + textContainerInset.top + textContainerInset.bottom)
  }
  /// The size of the whole text in points, in lines that are as long as Auto Layout allows; none if it scrolls.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return super.intrinsicContentSize }
    return sizeThatFits(CGSize(width: storage.layout?.measuredWidth ?? .infinity, height: 0))
  }
  override var wrapsContent: Bool { !isScrollEnabled }
  /// Whether it scrolls; without scrolling Auto Layout makes it as large as its text.
  open override var isScrollEnabled: Bool { didSet { showText() } }
  /// Scrolls just far enough to show a part of the text, in UTF-16 code units.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    scrollRectToVisible(caretRect(for: UITextRange(range, in: text).start), animated: false)
  }

  // MARK: Editing

  /// True if it is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// Begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }
  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    let mayEnd = delegate?.textViewShouldEndEditing(self) ?? true
    guard mayEnd || window?.endsEditingByForce == true, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
  /// Whether there is text.
  open var hasText: Bool { !text.isEmpty }
  /// Types a text in place of the selected one, if the delegate allows it.
  open func insertText(_ text: String) {
    let whole = NSRange(location: 0, length: self.text.utf16.count)
    if enter(text, at: clearsOnInsertion ? whole : selection.range) { clearsOnInsertion = false }
  }
  /// Deletes the selected text, or the character before the caret, if the delegate allows it.
  open func deleteBackward() {
    if let range = selection.deletion(in: text) { enter("", at: range) }
  }

  /// Ours: the text, with the font and the rectangle for measuring it.
  public var measuredText: (text: String, font: UIFont, rect: CGRect) { (text, shownFont, label.frame) }
  /// The selected range, as `selectedRange` is; nil changes nothing.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange, in: text) }
    set { if let newValue { selectedRange = NSRange(newValue, in: text) } }
  }
  /// Replaces a range by a text, without a call of the delegate. The caret is then after the new text.
  open func replace(_ range: UITextRange, withText text: String) {
    textUndo.enter(text, at: NSRange(range, in: self.text), in: self)
  }
}

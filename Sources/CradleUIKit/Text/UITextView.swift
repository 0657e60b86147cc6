/// An editable text of several lines that scrolls. A tap begins editing, and the window's `insertText(_:)` types at the
/// end. A label shows the text.
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
  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue ?? ""
      showText()
    }
  }
  /// The text with its attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      showText()
    }
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
  /// Whether the text is removed when editing begins.
  open var clearsOnInsertion = false
  /// The kinds of data to detect in the text, such as links; this library detects none.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The insets around the text, in points; UIKit's default is 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { showText() } }
  /// The area of the text.
  public let textContainer = NSTextContainer()
  /// The selected range, in UTF-16 code units; its location is `NSNotFound` until the app sets it. Typed text
  /// goes to the end of the text, and does not change it.
  open var selectedRange = NSRange(location: NSNotFound, length: 0) {
    didSet { delegate?.textViewDidChangeSelection(self) }
  }
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
  private var keys: UIView?
  private var accessory: UIView?
  /// The traits of the keyboard; there is no keyboard here.
  public var traits = TextInputTraits()
  private let label = UILabel()

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
  private func showText() {
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
  /// The size that shows the whole text at a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = label.sizeThatFits(CGSize(width: textWidth(size.width), height: .infinity)).height
    return CGSize(width: size.width, height: height + textContainerInset.top + textContainerInset.bottom)
  }
  /// The size of the whole text in points, unless it scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(CGSize(width: bounds.width, height: 0))
  }
  /// Scrolls just far enough to show a part of the text, in UTF-16 code units.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let count = String(text.utf16.prefix(range.location).map { Character(UnicodeScalar($0) ?? " ") }).count
    scrollRectToVisible(caretRect(for: UITextPosition(count)), animated: false)
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
    if clearsOnInsertion { text = "" }
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
  /// Adds text at the end, if the delegate allows it.
  open func insertText(_ text: String) {
    change(NSRange(location: self.text.utf16.count, length: 0), text) { $0 + text }
  }
  /// Deletes the last character, if the delegate allows it.
  open func deleteBackward() {
    guard let last = text.last else { return }
    let length = String(last).utf16.count
    change(NSRange(location: text.utf16.count - length, length: length), "") { String($0.dropLast()) }
  }
  private func change(_ range: NSRange, _ new: String, _ body: (String) -> String) {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true else { return }
    text = body(text)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Ours: the text, with the font and the rectangle for measuring it.
  public var measuredText: (text: String, font: UIFont, rect: CGRect) { (text, shownFont, label.frame) }
  /// The selected range; nil for none.
  open var selectedTextRange: UITextRange?
  /// Replaces a range by a text.
  open func replace(_ range: UITextRange, withText text: String) {
    let old = self.text ?? ""
    self.text = String(old.prefix(range.start.offset)) + text + String(old.dropFirst(range.end.offset))
  }
}

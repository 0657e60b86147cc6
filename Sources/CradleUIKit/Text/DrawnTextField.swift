/// Ours: the properties of a text field that the app's drawing reads. `UITextField` inherits it.
open class DrawnTextField: UIControl {
  /// The attributes of typed text; nil for those of the text.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether attributes can be changed; only the app changes them here.
  open var allowsEditingTextAttributes = false
  /// Whether the app's drawing may shrink the font so that the text fits.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size of a font that shrinks, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the system's text size; there is only the standard size here.
  open var adjustsFontForContentSizeCategory = false
  /// The image behind the text; the app draws it.
  open var background: UIImage?
  /// The image behind the text while it cannot be edited; the app draws it.
  open var disabledBackground: UIImage?
  /// Whether the next typed text replaces the whole text; typing sets it to false.
  open var clearsOnInsertion = false
  /// When a button to clear the text is shown; the app draws it.
  open var clearButtonMode = UITextField.ViewMode.never

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

  /// Takes changes of the text back. Setting the text forgets them.
  open override var undoManager: UndoManager? { textUndo.manager }
  let textUndo = TextUndo()

  /// As in UIKit the return key triggers the primary action, and a touch does not.
  override func perform(_ controlEvents: Event, _ event: UIEvent?) {
    if controlEvents != .primaryActionTriggered || event == nil { super.perform(controlEvents, event) }
  }
}

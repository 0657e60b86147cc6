/// The base class of views and view controllers, which form a responder chain.
open class UIResponder: NSObject, AssociationHolder {
  private(set) lazy var associations = Associations()
  /// Its trait overrides and registrations; nil without any.
  var traitRecord: TraitRecord?
  /// The view that replaces the keyboard while it is the first responder; the app shows it.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while it is the first responder; the app shows it.
  open var inputAccessoryView: UIView? { nil }
  /// Takes changes back; the one of the next responder, at last the window's, by default. Fields and text views have their
  /// own.
  open var undoManager: UndoManager? { next?.undoManager }
  /// Queries the views that accompany the keyboard again; this library does not show them.
  open func reloadInputViews() {}
  /// Returns whether a menu may offer an action; by default, whether the responder has the method. The actions that edit,
  /// such as `paste(_:)`, only fields and text views can perform; any other class that overrides one overrides this, too.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard let edit = EditAction(action) else { return responds(to: action) }
    return (self as? any EditedText)?.canPerform(edit) ?? false
  }
  /// Copies the selected text to the general pasteboard and deletes it, if the delegate of the text allows it.
  open func cut(_ sender: Any?) { (self as? any EditedText)?.perform(.cut) }
  /// Copies the selected text, without attributes, to the general pasteboard.
  open func copy(_ sender: Any?) { (self as? any EditedText)?.perform(.copy) }
  /// Types the text of the general pasteboard in place of the selected one, if the delegate of the text allows it.
  open func paste(_ sender: Any?) { (self as? any EditedText)?.perform(.paste) }
  /// Selects the word at the caret, and all of a text that is shown as dots.
  open func select(_ sender: Any?) { (self as? any EditedText)?.perform(.select) }
  /// Selects the whole text.
  open func selectAll(_ sender: Any?) { (self as? any EditedText)?.perform(.selectAll) }
  /// Deletes the selected text, if the delegate of the text allows it.
  open func delete(_ sender: Any?) { (self as? any EditedText)?.perform(.delete) }
  /// Returns the object that performs an action: itself, or the next one in the responder chain that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Called when a shake of the device begins. Never called here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called when a shake of the device has ended. Never called here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  var accessibility = Accessibility()
  /// Whether it is an accessibility element; this library reads nothing aloud.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// The accessibility label: its spoken name.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// The accessibility hint: its spoken effect.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// The accessibility value: its spoken contents.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// A name by which tests find it.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// The traits of the accessibility element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// The element's rectangle in the screen's points; a view's own rectangle by default.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }
    set { accessibility.frame = newValue }
  }
  /// Whether assistive technology skips the views beside it.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// Whether assistive technology skips the elements inside it.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.isHidden }
    set { accessibility.isHidden = newValue }
  }
  /// Whether assistive technology treats the elements inside it as one group.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.isGroup }
    set { accessibility.isGroup = newValue }
  }
  /// The accessibility elements that it contains; nil for its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// The named accessibility actions.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.actions }
    set { accessibility.actions = newValue }
  }
  /// The number of elements that it contains.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns one of the elements that it contains; nil for an index out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Returns the index of an element that it contains; `NSNotFound` for any other.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// Called to raise the value of an adjustable element; never called here.
  open func accessibilityIncrement() {}
  /// Called to lower the value of an adjustable element; never called here.
  open func accessibilityDecrement() {}
  /// Called to activate it; never called here. Returns whether it did something.
  open func accessibilityActivate() -> Bool { false }
  /// Called to leave it; never called here. Returns whether it did something.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Makes a responder.
  public override init() { super.init() }
  /// Makes a responder of a class that is known only at run time; see `instance()`.
  convenience init(instance: Void) { self.init() }
  /// Does nothing: no archive is written here. A subclass may write its own values to the coder.
  open func encode(with coder: NSCoder) {}
  /// The next object in the responder chain; nil at its end.
  open var next: UIResponder? { nil }
  /// Whether it can become the first responder, which receives typed text; the default is false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may resign as the receiver of typed text; the default is true.
  open var canResignFirstResponder: Bool { true }
  /// Whether it is the first responder of its window.
  open var isFirstResponder: Bool { window(of: self)?.firstResponder === self }
  /// Becomes the receiver of typed text in its window, if it may and the present one resigns; returns whether it did.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = window(of: self), canBecomeFirstResponder else { return false }
    if let before = window.firstResponder, before !== self, !before.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }
  /// Resigns as the first responder. Returns false if it may not; true also if it was not the first one.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder || window(of: self)?.endsEditingByForce == true else { return false }
    if isFirstResponder { window(of: self)?.firstResponder = nil }
    return true
  }
  private func window(of responder: UIResponder) -> UIWindow? {
    var each: UIResponder? = responder
    while let responder = each {
      if let view = responder as? UIView { return view.window }
      if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window }
      each = responder.next
    }
    return nil
  }
  /// UIKit calls it after loading from a nib. There are no nibs here, so only the app's own code calls it.
  open func awakeFromNib() {}
  /// Called after a property changed that this object observes. The default does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// The responder that receives the touches that this one does not handle; nil for none.
  var touchHeir: UIResponder? { next }
  /// Called when touches begin. The default passes them on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchHeir?.touchesBegan(touches, with: event)
  }
  /// Called when touches move. The default passes them on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchHeir?.touchesMoved(touches, with: event)
  }
  /// Called when touches end. The default passes them on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchHeir?.touchesEnded(touches, with: event)
  }
  /// Called when a gesture or the system cancels touches. The default passes them on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchHeir?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  var addedKeyCommands: [UIKeyCommand] = []
  /// The commands for keys that are performed while it is in the chain of the first responder; nil for none.
  /// The default returns those added to a controller.
  open var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  /// Called when keys go down that are no command. The default passes them on to the next responder. As in
  /// UIKit, a press that is not passed on types nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.isPassedOn = true }
  }
  /// Called when the force of presses changes; never here. The default passes them on to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when keys come up. The default passes them on to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when the system ends presses; never here. The default passes them on to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}

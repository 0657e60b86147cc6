/// An item of a drag: its data, and what the app notes with it.
open class UIDragItem: NSObject {
  /// The item's data.
  public let itemProvider: NSItemProvider
  /// Any value of the app, such as the dragged object itself; nil for none.
  open var localObject: Any?
  /// Makes the picture that follows the finger instead of the lifted one; nil for none, and the closure may return nil.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item with its data.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

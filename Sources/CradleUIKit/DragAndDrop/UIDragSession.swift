/// The part of a drag that both of its ends see: the items, and the finger's place.
public protocol UIDragDropSession: AnyObject {
  /// The items.
  var items: [UIDragItem] { get }
  /// Returns the finger's place in a view's points.
  func location(in view: UIView) -> CGPoint
  /// Whether items may be moved from their place, as the source decides.
  var allowsMoveOperation: Bool { get }
  /// Whether the drag may not leave the app, as the source decides; no drag does here.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item has data of one of some types, or of a subtype.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an item carries or becomes an object of a class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for the view where it began.
public protocol UIDragSession: UIDragDropSession {
  /// Any value of the app for the drag; nil for none.
  var localContext: Any? { get set }
}

/// A drag, for the views over which it is.
public protocol UIDropSession: UIDragDropSession {
  /// The drag, for it began in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// Whether the system shows the progress of loading; nothing is shown here.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading; complete, because the data is in the app.
  var progress: Progress { get }
  /// Loads an object of a class from each item that has one, and calls the closure once with all of them; items that fail are
  /// left out.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// How the system shows the progress of loading.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all.
  case none
  /// In its own way.
  case `default`
}

extension UIDragDropSession {
  /// Returns whether an item carries or becomes a text or a link as Swift has it.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}
extension UIDropSession {
  /// Loads a text or a link as Swift has it from each item that has one.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { $0 as? Value._ObjectiveCType }.map {
          Value._unconditionallyBridgeFromObjectiveC($0)
        })
    }
  }
}

/// Carries an object, or data of some types, in a drag. Foundation has it on Apple's systems only; here a drag stays within the
/// app, so an object arrives as the same object.
///
/// Types are identifiers such as `public.utf8-plain-text` (`UTType`); data of a type is also data of its supertypes.
open class NSItemProvider: NSObject {
  /// Loads data of a type: calls its argument once, with data or an error.
  public typealias DataHandler = (Data?, (any Error)?) -> Void
  /// A type of data, and the closure that loads it.
  private struct Representation {
    let type: String
    let load: (@escaping DataHandler) -> Progress?
  }
  private var objects: [any NSItemProviderWriting] = []
  private var representations: [Representation] = []
  /// A name for the dropped object, such as a file's; nil for none.
  open var suggestedName: String?

  /// Makes an empty provider.
  public override init() {}
  /// Makes a provider of an object.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }
  /// Makes a provider of data with a type, or of an object that writes itself; of another object, or for a nil type of
  /// data, an empty one.
  public init(item: Any?, typeIdentifier: String?) {
    super.init()
    if let object = item as? any NSItemProviderWriting {
      registerObject(object, visibility: .all)
    } else if let data = item as? Data, let typeIdentifier {
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { handler in
        handler(data, nil)
        return nil
      }
    }
  }

  // MARK: Contents

  /// Adds an object, in all types that it writes. Visibility has no effect: only the app sees it.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    objects.append(object)
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      representations.append(
        Representation(type: type) { handler in
          object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
        })
    }
  }
  /// Adds data of a type, which a closure loads when it is needed.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping DataHandler) -> Progress?
  ) { representations.append(Representation(type: typeIdentifier, load: loadHandler)) }
  /// The types of the contents, in the order in which they were added.
  open var registeredTypeIdentifiers: [String] {
    var seen: Set<String> = []
    return representations.map(\.type).filter { seen.insert($0).inserted }
  }
  /// Returns whether a content has a type or one of its subtypes.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(of: typeIdentifier) != nil
  }
  private func representation(of type: String) -> Representation? {
    representations.first { $0.type == type || isSubtype($0.type, of: type) }
  }

  private func isSubtype(_ type: String, of other: String) -> Bool {
    guard let type = UTType(type), let other = UTType(other) else { return false }
    return type.conforms(to: other)
  }

  // MARK: Loading

  /// Returns whether the provider carries an object of a class, or data that the class reads.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { type(of: $0) is any NSItemProviderReading.Type && isObject($0, of: aClass) }
      || aClass.readableTypeIdentifiersForItemProvider.contains { representation(of: $0) != nil }
  }
  private func isObject(_ object: any NSItemProviderWriting, of aClass: any NSItemProviderReading.Type)
    -> Bool
  {
    func check<T: NSItemProviderReading>(_: T.Type) -> Bool { object is T }
    return check(aClass)
  }

  /// Loads an object of a class: the carried one, or a new one from data. Calls the closure once, before it returns unless the
  /// data comes later, with the object, or with an error of `NSItemProvider.errorDomain`. UIKit calls it on another queue.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let end = { (object: (any NSItemProviderReading)?, error: (any Error)?) in
      progress.completedUnitCount = 1
      completionHandler(object, error)
    }
    let carried = objects.first { isObject($0, of: aClass) }
    if let object = carried as? any NSItemProviderReading {
      end(object, nil)
      return progress
    }
    for type in aClass.readableTypeIdentifiersForItemProvider {
      guard let found = representation(of: type) else { continue }
      _ = found.load { data, error in
        guard let data else { return end(nil, error ?? Self.error(.unknownError)) }
        do {
          end(try aClass.object(withItemProviderData: data, typeIdentifier: found.type), nil)
        } catch { end(nil, error) }
      }
      return progress
    }
    end(nil, Self.error(.unavailableCoercionError))
    return progress
  }
  /// Loads data of a type or of one of its subtypes, as the object of a class is loaded.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping DataHandler
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let end: DataHandler = { data, error in
      progress.completedUnitCount = 1
      completionHandler(data, error)
    }
    if let found = representation(of: typeIdentifier) {
      _ = found.load(end)
    } else {
      end(nil, Self.error(.itemUnavailableError))
    }
    return progress
  }

  // MARK: Errors

  /// The domain of the errors.
  public static let errorDomain = "NSItemProviderErrorDomain"
  /// The codes of the errors, with Foundation's numbers.
  public enum ErrorCode: Int, Sendable {
    /// The data did not come, for an unknown reason.
    case unknownError = -1
    /// There is no content of the type.
    case itemUnavailableError = -1000
    /// The content is of another class.
    case unexpectedValueClassError = -1100
    /// The content cannot become an object of the class.
    case unavailableCoercionError = -1200
  }
  static func error(_ code: ErrorCode) -> any Error { NSError(domain: errorDomain, code: code.rawValue) }
}

/// The apps that see a provider's content; only this app does here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All.
  case all
  /// Those of the same team.
  case team
  /// Those of the same group.
  case group
  /// This one.
  case ownProcess
}

extension NSItemProvider {
  /// Returns whether the provider carries a text or a link as Swift has it.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }
  /// Loads a text or a link as Swift has it.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      let value = (object as? Value._ObjectiveCType).map { Value._unconditionallyBridgeFromObjectiveC($0) }
      completionHandler(value, error)
    }
  }
}

/// An accessory beside the content of a list's cell.
public struct UICellAccessory {
  /// The kind of an accessory.
  public enum AccessoryType: Hashable {
    /// An arrow: the row leads to another page.
    case disclosureIndicator
    /// A tick.
    case checkmark
    /// A mark that deletes the row.
    case delete
    /// A mark that inserts a row.
    case insert
    /// A handle that moves the row.
    case reorder
    /// A triangle that expands the row.
    case outlineDisclosure
    /// A text.
    case label
    /// A mark that shows more about the row.
    case detail
    /// A circle, with a tick if the row is selected.
    case multiselect
    /// A view of the app.
    case customView(UIView)
  }
  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the collection view is edited.
    case whenEditing
    /// While the collection view is not edited.
    case whenNotEditing
  }
  /// Where an accessory is shown.
  public enum Placement {
    /// Gets the accessories that are shown on a side, from the left, and returns the index at which to insert
    /// another one; an index out of range is clamped.
    public typealias Position = ([UICellAccessory]) -> Int
    /// Before the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// After the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    /// The place before the first accessory of a kind, or at the end.
    public static func position(before accessory: AccessoryType) -> Position {
      return { all in all.firstIndex { $0.accessoryType == accessory } ?? all.count }
    }
    /// The place after the last accessory of a kind, or at the end.
    public static func position(after accessory: AccessoryType) -> Position {
      return { all in all.lastIndex { $0.accessoryType == accessory }.map { $0 + 1 } ?? all.count }
    }
  }
  /// A width that is kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// That of the system's marks: 38 points here.
    case standard
    /// The accessory's own, with a margin.
    case actual
    /// A width in points.
    case custom(CGFloat)
  }

  /// The accessory's kind.
  public let accessoryType: AccessoryType
  var placement: Placement
  var options: Options
  var text: String?
  var font: UIFont?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var action: (() -> Void)?

  init(
    _ type: AccessoryType, _ placement: Placement, _ options: Options, text: String? = nil,
    font: UIFont? = nil, action: (() -> Void)? = nil
  ) {
    (accessoryType, self.placement, self.options) = (type, placement, options)
    (self.text, self.font, self.action) = (text, font, action)
  }

  /// An arrow: the row leads to another page.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { .init(.disclosureIndicator, .trailing(displayed: displayed), options) }
  /// A tick.
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init())
    -> UICellAccessory
  { .init(.checkmark, .trailing(displayed: displayed), options) }
  /// A mark that calls a closure, such as one that shows more about the row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.detail, .trailing(displayed: displayed), options, action: actionHandler) }
  /// A mark that calls a closure; without one, it reveals the row's trailing swipe actions, and hides them again.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.delete, .leading(displayed: displayed), options, action: actionHandler) }
  /// A mark that calls a closure; nil for none.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.insert, .leading(displayed: displayed), options, action: actionHandler) }
  /// A handle that moves the row, if the data source lets its item move.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init())
    -> UICellAccessory
  { .init(.reorder, .trailing(displayed: displayed), options) }
  /// A circle, with a tick if the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { .init(.multiselect, .leading(displayed: displayed), options) }
  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    .init(.label, .trailing(displayed: displayed), options.common, text: text, font: options.font)
  }
  /// A triangle that opens and closes a row with children, or calls a closure instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, .trailing(displayed: displayed), options.common, action: actionHandler)
    accessory.outlineStyle = options.style
    return accessory
  }
  /// A view of the app, in the size of its bounds, or if they are empty, in its fitting size.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    .init(.customView(configuration.customView), configuration.placement, configuration.common)
  }

  /// Whether a tap anywhere on the cell toggles the row.
  var togglesByCell: Bool {
    accessoryType == .outlineDisclosure && outlineStyle != .cell && action == nil && !options.isHidden
  }
  /// Whether it is before the content, when it is shown, and its place.
  var place: (isLeading: Bool, displayed: DisplayedState, at: Placement.Position) {
    switch placement {
    case .leading(let displayed, let position): (true, displayed, position)
    case .trailing(let displayed, let position): (false, displayed, position)
    }
  }
}

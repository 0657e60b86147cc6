/// One change by the user in one of the two sets: it can be undone and redone.
struct Change: Equatable {
  /// A parameter's value before and after.
  struct Value: Equatable {
    let name: String
    let from: Parameter.Value
    var to: Parameter.Value
  }

  /// The set that was playing.
  let set: ParameterSets.Name
  private(set) var values: [Value]
  /// The scene's contents before and after; nil if they did not change.
  private(set) var contents: Contents?

  struct Contents: Equatable {
    let from: SceneContents
    var to: SceneContents
  }

  /// The user's own presets of the demo before and after; nil if they did not change.
  private(set) var presets: Presets?

  struct Presets: Equatable {
    let from: [PresetShelf.Item]
    var to: [PresetShelf.Item]

    /// The change in words: "saving “Soft”".
    var words: String {
      let deleted = from.first { old in !to.contains { $0.name == old.name } }
      let saved = to.first { !from.contains($0) }
      return "\(deleted == nil ? "saving" : "deleting") “\((deleted ?? saved)?.name ?? "")”"
    }
  }

  /// A preset was saved or deleted; nil if the presets are equal.
  init?(presets: Presets, in set: ParameterSets.Name) {
    guard presets.from != presets.to else { return nil }
    (self.set, self.presets, values) = (set, presets, [])
  }

  /// The difference between two states; nil if they are equal.
  init?(from old: DemoSnapshot, to new: DemoSnapshot, in set: ParameterSets.Name) {
    self.set = set
    values = new.settings.compactMap { setting in
      guard let before = old.settings.first(where: { $0.name == setting.name }), before != setting else {
        return nil
      }
      return Value(name: setting.name, from: before.value, to: setting.value)
    }
    if let from = old.contents, let to = new.contents, from != to { contents = Contents(from: from, to: to) }
    if values.isEmpty, contents == nil { return nil }
  }

  /// Joins a later change of the same step; nil if the two cancel out.
  func joined(with later: Change) -> Change? {
    var joined = self
    for value in later.values {
      if let index = joined.values.firstIndex(where: { $0.name == value.name }) {
        joined.values[index].to = value.to
      } else {
        joined.values.append(value)
      }
    }
    joined.values.removeAll { $0.from == $0.to }
    if let contents = later.contents {
      joined.contents = Contents(from: joined.contents?.from ?? contents.from, to: contents.to)
    }
    if let contents = joined.contents, contents.from == contents.to { joined.contents = nil }
    if let presets = later.presets {
      joined.presets = Presets(from: joined.presets?.from ?? presets.from, to: presets.to)
    }
    if let presets = joined.presets, presets.from == presets.to { joined.presets = nil }
    return joined.values.isEmpty && joined.contents == nil && joined.presets == nil ? nil : joined
  }

  /// The values to set for a redo, or for an undo.
  func settings(isUndo: Bool) -> [DemoEvent.Setting] {
    values.map { DemoEvent.Setting(name: $0.name, value: isUndo ? $0.from : $0.to) }
  }

  /// The scene's contents after it, or before it for an undo; nil if they did not change.
  func contents(isUndo: Bool) -> SceneContents? { isUndo ? contents?.from : contents?.to }

  /// The user's own presets after it, or before it for an undo; nil if they did not change.
  func presets(isUndo: Bool) -> [PresetShelf.Item]? { isUndo ? presets?.from : presets?.to }

  /// The change in words, for a demo with these parameters: the title of the parameter, "3 values", or "saving “Soft”".
  func words(for parameters: [Parameter]) -> String {
    if let presets { return presets.words }
    if values.isEmpty, contents?.to.editedPages != nil { return "an edit of the scene" }
    if values.isEmpty, let contents, contents.to.hasSameItems(as: contents.from) { return "a move" }
    guard let first = values.first, let parameter = parameters.named(first.name) else {
      return "what was put in or taken out"
    }
    return values.count == 1 ? parameter.title : "\(values.count) values"
  }

  /// Whether it changes the demo, and not only the presets.
  var changesDemo: Bool { !values.isEmpty || contents != nil }
}

/// The part of a demo's state that the user can change, at one moment.
struct DemoSnapshot {
  var settings: [DemoEvent.Setting]
  /// Nil if the scene keeps nothing, or its contents were not needed.
  var contents: SceneContents?
}

extension DemoSnapshot {
  /// The part of a demo's state that an event may change: a pointer moves a hundred times a second, and contents may be
  /// large.
  init(of demo: any Demo, for kind: DemoEvent.Kind) {
    let isContents =
      switch kind {
      case .action, .key: true
      case .pointer(let event): event.phase != .move
      // The number of elements is a parameter, too.
      case .set(let settings): settings.contains { $0.name == demo.counter?.name }
      case .wheel, .resize, .contents: false
      }
    self.init(settings: demo.parameters.settings, contents: isContents ? demo.contents : nil)
  }
}

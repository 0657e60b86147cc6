/// The presets of an open demo: the curated ones, and the user's own, which are saved and deleted in steps that can be
/// undone.
struct SessionPresets {
  let session: DemoSession
  let store: SessionStore

  var items: [PresetShelf.Item] { store.presets.presets(of: session.card.id) }

  /// Whether all values of a preset are the present ones.
  func isOn(_ preset: PresetShelf.Item) -> Bool { session.parameters.match(preset.values) }

  /// The preset of the user's own whose values are the present ones.
  var presentOwn: Int? { items.firstIndex { $0.isOwn && isOn($0) } }

  /// The preset some places after the present one, in a circle; nil without presets.
  func neighbor(_ step: Int) -> Int? {
    let items = items
    guard !items.isEmpty else { return nil }
    let place = items.firstIndex(where: isOn) ?? (step > 0 ? -1 : items.count)
    return (place + step + items.count) % items.count
  }

  /// Applies a preset, or applies it as the other set, to compare the two; returns a message about it.
  func load(_ index: Int, asOtherSet: Bool, at now: Double) -> String {
    let preset = items[index]
    session.beginUndoStep()
    if asOtherSet { session.compare(session.sets.current.other, at: now) }
    session.set(preset.values, at: now)
    return asOtherSet ? "\(preset.name) as set \(session.sets.current.rawValue); X swaps" : preset.name
  }

  /// Saves the present values under a name; returns a message about it.
  func save(as name: String) -> String {
    var problem: String?
    change { problem = $0.save(session.parameters.settings, as: name, of: session.card.id) }
    return problem ?? "Saved “\(name.trimmingSpaces)”"
  }

  /// Deletes a preset of the user's own.
  func delete(_ preset: PresetShelf.Item) { change { $0.delete(preset.name, of: session.card.id) } }

  /// Makes the user's own presets those before or after a change that is undone or redone.
  func replaceOwn(_ presets: [PresetShelf.Item]) { store.presets[session.card.id] = presets }

  // Changes the user's own presets of the demo as a step that can be undone.
  private func change(_ body: (inout PresetShelf) -> Void) {
    let (demo, old) = (session.card.id, store.presets)
    body(&store.presets)
    session.beginUndoStep()
    let presets = Change.Presets(from: old[demo], to: store.presets[demo])
    if let change = Change(presets: presets, in: session.sets.current) { session.changes.note(change) }
  }
}

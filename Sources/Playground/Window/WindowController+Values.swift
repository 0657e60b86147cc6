/// Sets of values that come from elsewhere: undone steps, presets, a copied command, and a fit to samples.
extension WindowController {
  // MARK: Steps

  /// Undoes the last step, or redoes it, and shows a message about it.
  func undoOrRedo(isUndo: Bool) {
    inspector.entry = nil
    guard let change = session.undoOrRedo(isUndo: isUndo, at: now) else {
      return showToast(isUndo ? "Nothing to undo" : "Nothing to redo")
    }
    showToast((isUndo ? "Undid: " : "Redid: ") + change.words(for: session.parameters))
    if let presets = change.presets(isUndo: isUndo) { store.presets[session.card.id] = presets }
    if change.contents?.to.editedPages != nil || change.presets != nil { requests.append(.remember) }
    if isLayoutStale || change.presets != nil { updateLayout() }
  }

  // MARK: Presets

  var presets: [PresetShelf.Item] { store.presets.presets(of: session.card.id) }

  /// Whether all values of a preset are the present ones.
  func isOn(_ preset: PresetShelf.Item) -> Bool { session.parameters.match(preset.values) }

  /// Applies a preset; with Shift as the other set, to compare the two.
  func load(_ index: Int, asOtherSet: Bool = false) {
    guard presets.indices.contains(index) else { return }
    let preset = presets[index]
    inspector.entry = nil
    session.beginUndoStep()
    if asOtherSet { session.compare(session.sets.current.other, at: now) }
    session.set(preset.values, at: now)
    showToast(asOtherSet ? "\(preset.name) as set \(session.sets.current.rawValue); X swaps" : preset.name)
  }

  /// Applies the preset before or after the present one.
  func loadNeighbor(_ step: Int) {
    guard !presets.isEmpty else { return showToast("This demo has no presets") }
    let place = presets.firstIndex(where: isOn) ?? (step > 0 ? -1 : presets.count)
    load((place + step + presets.count) % presets.count)
  }

  /// Starts the entry of a name for the present values.
  func beginNaming() {
    guard !session.parameters.isEmpty else { return showToast("This demo has no parameters to save") }
    name(NameEntry())
  }

  /// Starts the entry of a name for one of the demo's actions.
  func beginNaming(for action: DemoAction) { name(NameEntry(action: action)) }

  private func name(_ entry: NameEntry) {
    commitEntry()
    var entry = entry
    if layout.isInspectorFolded, drawer != .inspector {
      fold(.inspector)
      entry.hasOpenedPanel = drawer == .inspector
    }
    inspector.naming = entry
    updateLayout()
    inspector.scroll.reveal(0, inspectorLayout.save.maxY, now: now, isAnimated: isAnimated)
  }

  /// Ends the entry of a name without saving, and closes the panel if it was opened for it.
  func cancelNaming() {
    if inspector.naming?.hasOpenedPanel == true, drawer == .inspector { toggle(.inspector) }
    inspector.naming = nil
    updateLayout()
  }

  /// Saves the present values under the typed name, or performs the action that takes it.
  func commitNaming() {
    guard let naming = inspector.naming else { return }
    let name = naming.text
    inspector.naming = nil
    defer { updateLayout() }
    if let action = naming.action {
      guard !name.trimmingSpaces.isEmpty else { return showToast("A page needs a name") }
      session.send(.action(action.name, index: nil, text: name.trimmingSpaces), at: now)
      let isSaved = session.parameters.contains { $0.own[$0.choice] != nil }
      if isSaved { showToast("Saved as a page of your own") }
      return requests.append(.remember)
    }
    var problem: String?
    changePresets { problem = $0.save(session.parameters.settings, as: name, of: session.card.id) }
    showToast(problem ?? "Saved “\(name.trimmingSpaces)”")
  }

  /// Deletes a preset of the user's own.
  func delete(_ index: Int) {
    guard presets.indices.contains(index) else { return }
    let preset = presets[index]
    guard preset.isOwn else { return showToast("“\(preset.name)” comes with the demo and stays") }
    changePresets { $0.delete(preset.name, of: session.card.id) }
    showToast("Deleted “\(preset.name)”; Ctrl Z brings it back")
    updateLayout()
  }

  // Changes the user's own presets of the demo as a step that can be undone.
  private func changePresets(_ body: (inout PresetShelf) -> Void) {
    let (demo, old) = (session.card.id, store.presets)
    body(&store.presets)
    session.beginUndoStep()
    let presets = Change.Presets(from: old[demo], to: store.presets[demo])
    if let change = Change(presets: presets, in: session.sets.current) { session.changes.note(change) }
    requests.append(.remember)
  }

  /// Deletes the user's own preset whose values are the present ones.
  func deletePresent() {
    if let index = presets.firstIndex(where: { $0.isOwn && isOn($0) }) { return delete(index) }
    guard let own = session.parameters.first(where: { $0.own[$0.choice] != nil }) else {
      return showToast("None of your presets is loaded")
    }
    discard(own.choice)
  }

  /// Deletes a word that the user has added to a choice, such as a page of the lab; undo brings it back.
  func discard(_ word: String) {
    session.send(.action("discard", index: nil, text: word), at: now)
    showToast("Deleted “\(word)”; Ctrl Z brings it back")
    updateLayout()
    requests.append(.remember)
  }

  // MARK: Sharing

  /// Copies the command that plays the demo with its values to the clipboard.
  func copyLine() {
    commitEntry()
    requests.append(.copy(SharedLine.text(session.card.id, session.parameters)))
    let isOwn = session.parameters.contains { $0.own[$0.choice] != nil }
    showToast(
      isOwn
        ? "Copied as a command, with the lab's page for yours" : "Copied as a command; Ctrl V brings it back")
  }

  /// Opens the demo of a copied command, with its values.
  func paste(_ text: String) {
    do throws(CommandError) {
      let (demo, values) = try SharedLine.read(text, catalog: catalog)
      inspector.entry = nil
      if let index = catalog.firstIndex(where: { $0.card.id == demo.card.id }) { open(index) }
      session.beginUndoStep()
      session.set(values, at: now)
      showToast("Pasted into \(session.card.title)")
    } catch {
      showToast("Cannot paste: \(ErrorLine(error.message).text)")
    }
  }

  // MARK: Samples

  /// A file was dropped onto the window.
  func openFile(_ path: String, now: Double) {
    self.now = max(now, self.now)
    do throws(CommandError) {
      apply(try FitReport(FitOptions(file: path)))
    } catch {
      showToast(ErrorLine(error.message).text)
    }
  }

  /// Gives set B the fitted values in one undoable step, and shows it beside set A.
  ///
  /// If the demo has no such parameters, the `scroll` demo opens instead.
  func apply(_ report: FitReport) {
    if report.values(for: session.parameters).isEmpty,
      let index = catalog.firstIndex(where: { $0.card.id == ScrollDemo.card.id })
    {
      open(index)
    }
    let values = report.values(for: session.parameters)
    guard !values.isEmpty else { return showToast("This demo has no parameters of \(report.law)") }
    inspector.entry = nil
    if session.comparison == .off { session.show(.split) }
    session.compare(.b, at: now)
    session.beginUndoStep()
    session.set(values, at: now)
    session.beginUndoStep()
    updateLayout()
    showToast("B is \(report.law)")
  }
}

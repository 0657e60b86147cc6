import CradleGeometry

/// The commands that give the demo values: one of a row's, or a set that comes from elsewhere.
extension WindowController {
  /// Sets the value that was typed.
  func commitEntry() {
    guard let (parameter, value) = inspector.takeEntry(of: session.parameters) else { return }
    session.set(parameter, to: value, at: now)
  }

  /// Ends the typing in the inspector where it is not shown: a value is set, and a name is dropped, as by a click beside
  /// them.
  func endHiddenTyping() {
    guard !showsInspector else { return }
    commitEntry()
    _ = inspector.takeNaming()
  }

  /// Changes the selected parameter by steps; a choice changes to a neighbour.
  func change(by steps: Double, isFine: Bool = false) {
    commitEntry()
    guard let parameter = inspector.pickedParameter(of: session.parameters) else { return }
    if let scale = SliderScale(parameter) {
      let value = scale.stepped(scale.shown(parameter), by: steps, isFine: isFine)
      session.set(parameter, to: scale.value(shown: value), at: now)
    } else if case .choice(let choices) = parameter.kind {
      let place = choices.firstIndex(of: parameter.choice) ?? 0
      choose(inspector.picked, (place + (steps < 0 ? -1 : 1)).clamped(to: 0...choices.count - 1))
    }
  }

  /// Gives a row's choice one of its words.
  func choose(_ row: Int, _ choice: Int) {
    let parameter = session.parameters[row]
    guard case .choice(let choices) = parameter.kind, choices.indices.contains(choice) else { return }
    session.set(parameter, to: .choice(choices[choice]), at: now)
  }

  func restore(_ row: Int) {
    guard session.parameters.indices.contains(row) else { return }
    session.set(session.parameters[row], to: session.parameters[row].defaultValue, at: now)
  }

  func restoreAll() {
    inspector.dropEntry()
    session.reset(at: now)
  }

  /// Undoes the last step, or redoes it, and shows a message about it.
  func undoOrRedo(isUndo: Bool) {
    inspector.dropEntry()
    guard let change = session.undoOrRedo(isUndo: isUndo, at: now) else {
      return showToast(isUndo ? "Nothing to undo" : "Nothing to redo")
    }
    showToast((isUndo ? "Undid: " : "Redid: ") + change.words(for: session.parameters))
    if let own = change.presets(isUndo: isUndo) { presets.replaceOwn(own) }
    if change.contents?.to.editedPages != nil || change.presets != nil { request(.remember) }
    change.presets != nil ? updateLayout() : updateStaleLayout()
  }

  // MARK: Presets

  /// Applies a preset; with Shift as the other set, to compare the two.
  func load(_ index: Int, asOtherSet: Bool = false) {
    guard presets.items.indices.contains(index) else { return }
    inspector.dropEntry()
    showToast(presets.load(index, asOtherSet: asOtherSet, at: now))
  }

  /// Applies the preset before or after the present one.
  func loadNeighbor(_ step: Int) {
    guard let index = presets.neighbor(step) else { return showToast("This demo has no presets") }
    load(index)
  }

  /// Starts the entry of a name for the present values.
  func beginNaming() {
    guard !session.parameters.isEmpty else { return showToast("This demo has no parameters to save") }
    beginNaming(NameEntry())
  }

  /// Starts the entry of a name.
  func beginNaming(_ entry: NameEntry) {
    commitEntry()
    var entry = entry
    if layout.isInspectorFolded, drawer != .inspector {
      fold(.inspector)
      entry.hasOpenedPanel = drawer == .inspector
    }
    inspector.beginNaming(entry)
    updateLayout()
    inspector.revealNaming(in: inspectorLayout, now: now)
  }

  /// Ends the entry of a name without saving, and closes the panel if it was opened for it.
  func cancelNaming() {
    if inspector.takeNaming()?.hasOpenedPanel == true, drawer == .inspector { toggle(.inspector) }
    updateLayout()
  }

  /// Saves the present values under the typed name, or performs the action that takes it; without a name the
  /// entry stays open, so that the next keys are not commands.
  func commitNaming() {
    guard let naming = inspector.naming else { return }
    let name = naming.text.trimmingSpaces
    guard !name.isEmpty else {
      return showToast(naming.action == nil ? "A preset needs a name" : "A page needs a name")
    }
    _ = inspector.takeNaming()
    defer { updateLayout() }
    guard let action = naming.action else {
      let words = presets.save(as: name)
      request(.remember)
      return showToast(words)
    }
    session.send(.action(action.name, index: nil, text: name), at: now)
    request(.remember)
    guard let row = session.parameters.firstIndex(where: { $0.own[$0.choice] != nil }) else { return }
    showToast("Saved as a page of your own")
    // Its button is the last one, which may be outside of a low panel.
    updateLayout()
    inspector.revealChoice(row, of: session.parameters[row], in: inspectorLayout, now: now)
  }

  /// Deletes a preset of the user's own.
  func delete(_ index: Int) {
    guard presets.items.indices.contains(index) else { return }
    let preset = presets.items[index]
    guard preset.isOwn else { return showToast("“\(preset.name)” comes with the demo and stays") }
    presets.delete(preset)
    request(.remember)
    showToast("Deleted “\(preset.name)”; Ctrl Z brings it back")
    updateLayout()
  }

  /// Deletes the user's own preset whose values are the present ones.
  func deletePresent() {
    if let index = presets.presentOwn { return delete(index) }
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
    request(.remember)
  }

  // MARK: Other programs

  /// Copies the demo's code to the clipboard.
  func copyCode() {
    let code = session.demo.code
    guard !code.isEmpty else { return showToast("This demo has no code to copy") }
    // The visible code is updated, so that it equals the copied code.
    if showsSource { followSource(isForced: true) }
    request(.copy(code))
    showToast("Copied as Swift")
  }

  /// Copies the command that plays the demo with its values to the clipboard.
  func copyLine() {
    commitEntry()
    request(.copy(SharedLine.text(session.card.id, session.parameters)))
    let isOwn = session.parameters.contains { $0.own[$0.choice] != nil }
    showToast(
      isOwn
        ? "Copied as a command, with the lab's page for yours" : "Copied as a command; Ctrl V brings it back")
  }

  /// Opens the demo of a copied command, with its values.
  func paste(_ text: String) {
    do throws(CommandError) {
      let (demo, values) = try SharedLine.read(text, catalog: catalog)
      inspector.dropEntry()
      if let index = catalog.firstIndex(where: { $0.card.id == demo.card.id }) { open(index) }
      session.beginUndoStep()
      session.set(values, at: now)
      showToast("Pasted into \(session.card.title)")
    } catch {
      showToast("Cannot paste: \(ErrorLine(error.message).text)")
    }
  }

  /// A file was dropped onto the window.
  func openFile(_ path: String, now: Double) {
    frameState.reach(now)
    stopHand()
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
    inspector.dropEntry()
    leaveHome()
    if session.comparison == .off { session.show(.split) }
    session.compare(.b, at: now)
    session.beginUndoStep()
    session.set(values, at: now)
    session.beginUndoStep()
    updateLayout()
    // The set has the nearest values then.
    if let error = report.error(for: session.parameters) { return showToast("B only comes near: \(error)") }
    showToast("B is \(report.law)")
  }
}

import CradleGeometry
import CradleScrolling

/// Editing: the scene stays at its start, and every change is stored as the edited page.
extension DynamicsLabDemo {
  // MARK: Actions

  func perform(_ action: String, index: Int?) { perform(action, index: index, text: nil) }

  func perform(_ action: String, index: Int?, text: String?) {
    if let tool = LabTool(rawValue: action) { return pick(tool) }
    switch action {
    case "next": turnPage(by: 1)
    case "edit": toggleEditing()
    case "save": save(as: text)
    case "original": if editedPage?.isOwn == false { discard(page.choice) }
    case "discard": discard(text ?? page.choice)
    default:
      stopPress()
      build()
    }
  }

  func takesKey(_ name: String) -> Bool { tool(ofKey: name) != nil || Self.pageSteps[name] != nil }

  func key(_ name: String, time: Double) -> Bool {
    if let tool = tool(ofKey: name) {
      pick(tool)
      return true
    }
    guard let step = Self.pageSteps[name] else { return false }
    turnPage(by: step)
    return true
  }

  /// The pages by which keys turn.
  private static let pageSteps = ["PageUp": -1, "PageDown": 1]
  /// The tool that a key picks now; nil for none.
  private func tool(ofKey name: String) -> LabTool? {
    editor == nil ? nil : LabTool.allCases.first { $0.key == name }
  }

  func title(of action: DemoAction) -> String {
    action.name == "edit" && editor != nil ? "Play" : action.title
  }

  private func toggleEditing() {
    refusal = nil
    isOnBar = false
    editor = editor == nil ? LabEditor() : nil
    build()
  }

  /// Picks a tool, and begins to edit if the scene moves.
  private func pick(_ tool: LabTool) {
    if editor == nil { toggleEditing() }
    stopPress()
    editor?.tool = tool
  }

  /// Ends a press in progress without its change.
  func stopPress() {
    refusal = nil
    guard editor?.pull != nil else { return }
    editor?.cancel()
    build()
  }

  /// Saves the scene as a page of the user's own with the sliders' values, and opens it. The page from which
  /// it was made returns to its original scene.
  private func save(as text: String?) {
    stopPress()
    let name = EditedLabPages.name(from: text) { editedPages[$0] != nil }
    let isTaken = LabPageName(rawValue: name) != nil
    if isTaken || (editedPages.isFull && editedPages[name] == nil) {
      refusal =
        isTaken
        ? "“\(name)” comes with the lab; choose another name" : "\(EditedLabPage.maximumCount) pages at most"
      return
    }
    var editedPage = EditedLabPage(name: name, base: base, scene: kept)
    editedPage.values = controls.sliders.map { .init(name: $0.name, value: $0.value) }.sorted {
      $0.name < $1.name
    }
    if let old = self.editedPage, !old.isOwn { editedPages.remove(old.name) }
    editedPages.save(editedPage)
    controls.offer(editedPages.own)
    turn(to: editedPage.name)
  }

  /// Restores the lab's original scene, or deletes a page of the user's own and opens the page from which it
  /// was made.
  private func discard(_ name: String) {
    guard let editedPage = editedPages[name] else { return }
    stopPress()
    editedPages.remove(name)
    controls.offer(editedPages.own)
    guard name == page.choice else { return }
    editedPage.isOwn ? turn(to: editedPage.base.rawValue) : build()
  }

  // MARK: Saved state

  /// The edited scenes, without the present places of moving bodies.
  var contents: SceneContents? { SceneContents(editedPages: editedPages) }

  func restore(_ contents: SceneContents) {
    guard let editedPages = contents.editedPages, editedPages != self.editedPages else { return }
    let (old, base) = (editedPage, base)
    stopPress()
    self.editedPages = editedPages
    let isGone = LabPageName(rawValue: page.choice) == nil && editedPage == nil
    controls.offer(editedPages.own)
    if isGone { turn(to: base.rawValue) } else if editedPage != old { build() }
  }

  // MARK: The pointer

  /// Whether the editor handles an event: true for all while the scene is edited.
  func edits(_ event: PointerEvent) -> Bool {
    guard editor != nil else { return false }
    if event.button == .right {
      if event.phase == .down, editor?.pull == nil {
        take(LabEditor.remove(at: stage.place(event.location), from: kept))
      }
      return true
    }
    guard event.button == .left, !bar(event) else { return true }
    // A touch's slop is 10 points of the viewport, the mouse's 3, as in a scroll view.
    let slop = (event.device == .touch ? 10 : 3) / stage.scale
    let mine = PointerEvent(
      event.phase, at: stage.place(event.location), time: event.time, device: event.device)
    let charge = run.page.charge
    if let outcome = editor?.pointer(
      mine, at: stage.freePlace(event.location), in: kept, area: stage.area, slop: slop, scale: stage.scale,
      knobs: controls.values,
      charge: charge)
    {
      take(outcome)
    }
    return true
  }

  // A press on the bar picks a tool; the lift on the button below discards.
  private func bar(_ event: PointerEvent) -> Bool {
    guard let toolbar else { return false }
    let isOnDiscard = editedPage != nil && toolbar.discard.contains(event.location)
    if event.phase == .down, editor?.pull == nil, !isOnBar {
      isOnBar = event.location.y < stage.frame.minY || isOnDiscard
      if isOnBar, let tool = toolbar.tool(at: event.location) { pick(tool) }
      return isOnBar
    }
    guard isOnBar else { return false }
    if event.phase == .up, isOnDiscard { discard(page.choice) }
    if event.phase == .up || event.phase == .cancel { isOnBar = false }
    return true
  }

  var toolbar: LabToolbar? { editor == nil ? nil : LabToolbar(viewport: viewport, stage: stage) }

  private func take(_ outcome: LabEditor.Outcome) {
    if outcome != .nothing { refusal = nil }
    switch outcome {
    case .nothing: break
    case .preview(let scene): build(scene)
    case .edited(let scene) where scene == kept: build()
    case .edited(let scene):
      var editedPage = editedPage ?? EditedLabPage(name: page.choice, base: base, scene: scene)
      editedPage.scene = scene
      editedPages.save(editedPage)
      build()
    case .refused(let reason):
      refusal = reason
      build()
    }
  }
}

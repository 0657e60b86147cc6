import CradleUIKit
import Testing

/// Drags between views with interactions of their own.
struct DragInteractionTests {
  private final class Giver: UIDragInteractionDelegate {
    var texts = ["one"]
    var log: [String] = []
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    { texts.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) } }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) { animator.addCompletion { [weak self] in self?.log.append("lifted \($0)") } }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("end \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    {
      log.append("transferred")
    }
  }
  private final class Taker: UIDropInteractionDelegate {
    var (log, texts): ([String], [String]) = ([], [])
    var handles = true
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      log.append("can")
      return handles && session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    { UIDropProposal(operation: .copy) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("drop")
      session.loadObjects(ofClass: String.self) { self.texts += $0 }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("end")
    }
  }

  private struct Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let giver = Giver()
    let taker = Taker()
    let source = UIView()
    let target = UIView()
    let inner = UIView()
    let drag: UIDragInteraction

    init() {
      drag = UIDragInteraction(delegate: giver)
      drag.isEnabled = true
      source.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      target.frame = CGRect(x: 0, y: 150, width: 300, height: 150)
      inner.frame = CGRect(x: 0, y: 50, width: 300, height: 50)
      source.addInteraction(drag)
      target.addInteraction(UIDropInteraction(delegate: taker))
      target.addSubview(inner)
      window.addSubview(source)
      window.addSubview(target)
    }
    func press() {
      window.touchDown(at: CGPoint(x: 50, y: 50))
      window.advance(by: 0.6)
    }
    func move(to y: CGFloat) {
      window.touchMove(to: CGPoint(x: 50, y: y))
      window.advance(by: 0.05)
    }
    func release() {
      window.touchUp()
      for _ in 0..<60 { window.advance(by: 1.0 / 60) }
    }
  }

  @Test(
    "a drop on a view gives it the items; delegates hear of each stage in order", arguments: [170.0, 220])
  func drop(y: Double) {
    let stage = Stage()
    stage.giver.texts = ["one", "two"]
    stage.press()
    #expect(stage.window.subviews.count == 4)
    stage.move(to: 65)
    #expect(stage.giver.log == ["lifted end", "begin"] && stage.taker.log.isEmpty)
    stage.move(to: CGFloat(y))
    stage.move(to: CGFloat(y) + 5)
    stage.release()
    #expect(
      stage.taker.log == ["can", "enter", "drop", "conclude", "end"] && stage.taker.texts == ["one", "two"])
    #expect(stage.giver.log.dropFirst(2) == ["will end copy", "end copy", "transferred"])
    #expect(stage.window.subviews.count == 2)
  }

  @Test("a view that the drag leaves, or that cannot handle it, takes nothing")
  func leaves() {
    let stage = Stage()
    stage.press()
    stage.move(to: 200)
    stage.move(to: 120)
    stage.release()
    #expect(stage.taker.log == ["can", "enter", "exit", "end"] && stage.taker.texts.isEmpty)
    #expect(stage.giver.log.suffix(2) == ["will end cancel", "end cancel"])
    stage.taker.handles = false
    stage.taker.log = []
    stage.press()
    stage.move(to: 200)
    stage.release()
    #expect(stage.taker.log == ["can"])
  }

  @Test("a press without a movement is put back; one without items, or while disabled, lifts nothing")
  func lift() {
    let stage = Stage()
    stage.press()
    stage.release()
    #expect(stage.giver.log == ["lifted start"] && stage.window.subviews.count == 2)
    stage.giver.texts = []
    stage.press()
    #expect(stage.window.subviews.count == 2)
    stage.release()
    stage.giver.texts = ["one"]
    stage.drag.isEnabled = false
    stage.press()
    #expect(stage.window.subviews.count == 2)
    stage.release()
  }

  @Test("a source that leaves the window during the drag ends it")
  func removed() {
    let stage = Stage()
    stage.press()
    stage.move(to: 200)
    stage.source.removeInteraction(stage.drag)
    for _ in 0..<60 { stage.window.advance(by: 1.0 / 60) }
    #expect(stage.giver.log.suffix(2) == ["will end cancel", "end cancel"])
    #expect(stage.taker.log == ["can", "enter", "end"] && stage.window.subviews.count == 2)
    stage.release()
    #expect(stage.taker.texts.isEmpty)
  }

  // MARK: Item providers

  @Test("a provider gives the same object, reads data of a subtype, and refuses other classes")
  func providers() throws {
    let text = "Grüße" as NSString
    let provider = NSItemProvider(object: text)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: NSURL.self))
    provider.loadObject(ofClass: NSString.self) { object, error in #expect(object === text && error == nil) }
    provider.loadObject(ofClass: UIImage.self) { object, error in
      #expect(object == nil && (error as NSError?)?.domain == NSItemProvider.errorDomain)
    }
    let link = NSItemProvider()
    link.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) { handler in
      handler(Data("https://example.org/a".utf8), nil)
      return nil
    }
    var loaded: URL?
    link.loadObject(ofClass: URL.self) { url, _ in loaded = url }
    #expect(loaded?.path == "/a")
    var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { bytes, _ in data = bytes }
    #expect(data == Data("Grüße".utf8))
    let broken = NSItemProvider(item: Data([0xFF]), typeIdentifier: "public.utf8-plain-text")
    broken.loadObject(ofClass: NSString.self) { object, error in #expect(object == nil && error != nil) }
  }
}

/// A drag as the views see it over which it is. It keeps the items after the drag is over, so that the app may load them then.
final class DropSession: UIDropSession {
  private weak var drag: DragSession?
  let items: [UIDragItem]
  let allowsMoveOperation: Bool
  let isRestrictedToDraggingApplication: Bool
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 1)
  /// The finger's last place in the window.
  private var place = CGPoint.zero

  init(_ drag: DragSession) {
    (self.drag, items, allowsMoveOperation) = (drag, drag.items, drag.allowsMoveOperation)
    isRestrictedToDraggingApplication = drag.isRestrictedToDraggingApplication
    progress.completedUnitCount = 1
  }
  var localDragSession: (any UIDragSession)? { drag }
  func location(in view: UIView) -> CGPoint {
    if let drag { place = drag.point }
    return view.convert(place, from: nil)
  }
  func hasItemsConforming(toTypeIdentifiers types: [String]) -> Bool { items.haveData(of: types) }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let able = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(able.count))
    var loaded: [Int: any NSItemProviderReading] = [:]
    func end() { completion(loaded.sorted { $0.key < $1.key }.map(\.value)) }
    if able.isEmpty { end() }
    for (number, provider) in able.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        loaded[number] = object
        progress.completedUnitCount += 1
        if progress.isFinished { end() }
      }
    }
    return progress
  }
}

extension [UIDragItem] {
  /// Whether one has data of one of some types.
  func haveData(of types: [String]) -> Bool {
    contains { item in types.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }
}

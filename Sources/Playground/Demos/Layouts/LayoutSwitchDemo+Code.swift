/// The switch in Swift.
extension LayoutSwitchDemo {
  var code: String {
    var code = scene.code("collection", layout: Self.lines)
    code.ending = """
      Animated, from wherever everything is seen, or as far as a hand leads it:
      // collection.setCollectionViewLayout(\(LayoutSwitcher.types[switcher.next])(), animated: \(animated.isOn))
      // collection.startInteractiveTransition(to: \(LayoutSwitcher.types[switcher.next])()); collection.transitionProgress = 0.5
      """
    return code.text
  }

  private static let lines = """
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 88, height: 88)
    layout.sectionInset = EdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
    layout.headerReferenceSize = Size(width: 44, height: 44)
    layout.footerReferenceSize = Size(width: 36, height: 36)
    layout.sectionDecoration = "ground"
    """
}

import CradleGeometry

/// The present layout in Swift, and the switch to the next one.
extension LayoutSwitchDemo {
  var code: String {
    var code = scene.code("collection", layout: lines, settings: settings)
    code.ending = """
      Animated, from wherever everything is seen, or as far as a hand leads it:
      // collection.setCollectionViewLayout(\(LayoutSwitcher.types[switcher.next])(), animated: \(animated.isOn))
      // collection.startInteractiveTransition(to: \(LayoutSwitcher.types[switcher.next])()).transitionProgress = 0.5
      """
    return code.text
  }

  /// The lines that make the present layout, with the settings of `SwitchLayouts`.
  private var lines: String {
    let made = "let layout = \(LayoutSwitcher.types[switcher.present])()"
    switch LayoutSwitcher.names[switcher.present] {
    case "flow": return made + Self.sections(itemSide: 88)
    case "springy":
      return made + Self.sections(itemSide: 72) + """

        layout.minimumLineSpacing = 18
        layout.hangsSectionElements = true
        """
    case "circle": return made + "\nlayout.itemDiameter = 34"
    default: return made
    }
  }

  /// The feel of the present layout, and the offset at which the last switch has left it: it keeps the items seen.
  private var settings: String {
    let feel =
      LayoutSwitcher.names[switcher.present] == "featured"
      ? ["collection.feel.decelerationRate = FeaturedLayout.decelerationRate"] : []
    let offset = collection.contentOffset
    let place =
      offset == .zero
      ? [] : ["collection.layoutIfNeeded()", "collection.setContentOffset(\(offset.code), animated: false)"]
    return (feel + place).joined(separator: "\n")
  }

  private static func sections(itemSide: Int) -> String {
    """

    layout.itemSize = Size(width: \(itemSide), height: \(itemSide))
    layout.sectionInset = EdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
    layout.headerReferenceSize = Size(width: 44, height: 44)
    layout.footerReferenceSize = Size(width: 36, height: 36)
    layout.sectionDecoration = "ground"
    """
  }
}

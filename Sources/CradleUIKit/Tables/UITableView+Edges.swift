/// The headers and footers of sections.
extension UITableView {
  func height(ofEdge section: Int, isHeader: Bool) -> CGFloat {
    let own = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let asked =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section)
      : delegate?.tableView(self, heightForFooterInSection: section)
    let height = asked ?? own
    if height >= 0 { return height }
    guard let view = edge(section, isHeader) else { return 0 }
    if view is UILabel || view is UITableViewHeaderFooterView && !view.hasConstraintsBelow {
      return Self.titleHeight
    }
    let fitting = view.hasConstraintsBelow ? view.systemLayoutSizeFitting(.zero).height : view.bounds.height
    return fitting
  }

  private func edge(_ section: Int, _ isHeader: Bool) -> UIView? {
    let path = IndexPath(row: isHeader ? 0 : 1, section: section)
    if let known = edges[path] { return known }
    let view =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    let made = view ?? title.map(label)
    edges[path] = made
    return made
  }

  private func label(_ title: String) -> UIView {
    let label = UILabel()
    (label.text, label.font, label.backgroundColor) = (
      title, .boldSystemFont(ofSize: 14), UIColor(white: 0.95, alpha: 1)
    )
    return label
  }

  func placeEdges() {
    for (number, section) in metrics.sections.enumerated() {
      let isInSight = section.bottom > bounds.minY && section.top < bounds.maxY
      for (isHeader, height) in [(true, section.header), (false, section.footer)] {
        guard isInSight, height > 0, let view = edge(number, isHeader) else {
          edges[IndexPath(row: isHeader ? 0 : 1, section: number)]?.removeFromSuperview()
          continue
        }
        var top = isHeader ? section.top : section.bottom - height
        if isHeader, style == .plain {
          top = min(
            max(top, bounds.minY + adjustedContentInset.top), section.bottom - section.footer - height)
        }
        if view.superview !== self { addSubview(view) }
        set(view, CGRect(x: 0, y: top, width: bounds.width, height: height))
      }
    }
  }
}

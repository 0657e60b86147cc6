/// The headers and footers of sections.
extension UITableView {
  func height(ofHeaderFooterIn section: Int, isHeader: Bool) -> CGFloat {
    let standard = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let requested =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section)
      : delegate?.tableView(self, heightForFooterInSection: section)
    let height = requested ?? standard
    if height >= 0 { return height }
    guard let view = headerFooter(section, isHeader) else { return 0 }
    if view is UILabel || view is UITableViewHeaderFooterView && !view.hasConstraintsBelow {
      return Self.titleHeight
    }
    let fitting = view.hasConstraintsBelow ? view.systemLayoutSizeFitting(.zero).height : view.bounds.height
    return fitting
  }

  private func headerFooter(_ section: Int, _ isHeader: Bool) -> UIView? {
    let path = IndexPath(row: isHeader ? 0 : 1, section: section)
    if let existing = rowViews.headerFooters[path] { return existing }
    let view =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    let headerFooter = view ?? title.map(titled)
    rowViews.setHeaderFooter(headerFooter, at: path)
    return headerFooter
  }

  /// A header or footer for a title. As in UIKit the delegate may style its label before it is displayed.
  private func titled(_ title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    return view
  }

  /// Takes a header or a footer out, and notifies the delegate if it was shown.
  func endDisplaying(_ view: UIView, at path: IndexPath) {
    guard view.superview === self else { return }
    view.removeFromSuperview()
    if path.row == 0 {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: path.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: path.section)
    }
  }

  /// Takes a header or a footer out, and keeps it for reuse.
  func recycleHeaderFooter(_ view: UIView, at path: IndexPath) {
    endDisplaying(view, at: path)
    if let view = view as? UITableViewHeaderFooterView { headerFooterPool.recycle(view) }
  }

  /// The header or footer that is in the table now; nil for none.
  func shownHeaderFooter(_ path: IndexPath) -> UITableViewHeaderFooterView? {
    rowViews.headerFooters[path].flatMap { $0.superview === self ? $0 as? UITableViewHeaderFooterView : nil }
  }

  private func display(_ view: UIView, at path: IndexPath) {
    if path.row == 0 {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: path.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: path.section)
    }
    // The delegate may have reloaded the table.
    if rowViews.headerFooters[path] === view { addSubview(view) }
  }

  func layoutHeaderFooters(in block: AnimationBlock?) {
    for (number, section) in metrics.sections.enumerated() {
      let isInSight = section.bottom > bounds.minY && section.top < bounds.maxY
      for (isHeader, height) in [(true, section.header), (false, section.footer)] {
        // The app has changed the rows in a callback: the next pass shows the new sections.
        if rowViews.isOutdated { return }
        let path = IndexPath(row: isHeader ? 0 : 1, section: number)
        guard isInSight, height > 0, let view = headerFooter(number, isHeader) else {
          // A view that was only measured is kept for its first display.
          if let hidden = rowViews.headerFooters[path], hidden.superview === self {
            rowViews.setHeaderFooter(nil, at: path)
            recycleHeaderFooter(hidden, at: path)
          }
          continue
        }
        var top = isHeader ? section.top : section.bottom - height
        if isHeader, style == .plain {
          top = min(
            max(top, bounds.minY + adjustedContentInset.top), section.bottom - section.footer - height)
        }
        if !isHeader, style == .plain {
          let lowest = bounds.maxY - adjustedContentInset.bottom - height
          top = max(min(top, lowest), section.top + section.header)
        }
        let stays = view.superview === self
        if !stays { display(view, at: path) }
        AnimationBlock.running(in: stays ? block : nil) {
          set(view, CGRect(x: 0, y: top, width: bounds.width, height: height))
        }
        if block != nil, !stays { view.layOut() }
      }
    }
    layOutSectionIndex()
  }
}

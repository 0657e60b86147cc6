/// The lines of the empty rows below the last row of a plain table that its rows do not fill.
final class FillerRows {
  private var lines: [UIView] = []

  /// The height of an empty row, in points; 0 for none.
  private func height(in table: UITableView) -> CGFloat {
    guard table.style == .plain, table.separatorStyle != .none, table.tableFooterView == nil else { return 0 }
    // A row is not lower than its line.
    let least = 1 / UIScreen.main.scale
    guard table.fillerRowHeight < 0 else {
      return table.fillerRowHeight == 0 ? 0 : max(least, table.fillerRowHeight)
    }
    let last = table.metrics.sections.last { $0.count > 0 }
    let tops = (last?.tops ?? []).suffix(2)
    let found = (tops.last ?? 0) - (tops.first ?? 0)
    return found > 0 ? found : UITableView.standardHeight
  }

  /// Places the lines, with a block's animation, from the last row to the lower edge of the table.
  func layOut(in table: UITableView, _ block: AnimationBlock?) {
    let (height, start) = (height(in: table), table.metrics.end)
    let room = table.bounds.maxY - start
    let count = height > 0 && room > 0 ? Int(Double((room / height).rounded(.up))) : 0
    while lines.count > count { lines.removeLast().removeFromSuperview() }
    let line = table.rowLine
    for number in 0..<count {
      let isNew = number == lines.count
      if isNew { lines.append(UIView()) }
      let view = lines[number]
      if view.backgroundColor != line.color { view.backgroundColor = line.color }
      view.isUserInteractionEnabled = false
      let frame = line.frame(at: start + CGFloat(number + 1) * height, width: table.bounds.width)
      AnimationBlock.running(in: isNew ? nil : block) { table.set(view, frame) }
      if isNew { table.addSubview(view) }
    }
  }
}

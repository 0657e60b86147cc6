import CradleGeometry

// How the sections are made, and how they follow a batch.
extension CollectionViewFlowLayout {
  func makeSection(_ section: Int, knowing known: FlowSection? = nil) -> FlowSection {
    let metrics = metrics(of: section)
    let count = numberOfItems(inSection: section)
    switch sizing(of: section, count) {
    case .uniform(let size) where isSelfSizing:
      if var known, known.isPacked, known.count == count {
        known.setMetrics(metrics)
        return known
      }
      return FlowSection(
        metrics: metrics, count: count, chunkSize: sections.chunkSize,
        estimate: flowSize(size, IndexPath(item: 0, section: section)).stored)
    case .uniform(let size):
      return FlowSection(
        metrics: metrics, count: count, size: flowSize(size, IndexPath(item: 0, section: section)))
    case .each:
      return FlowSection(metrics: metrics, count: count, chunkSize: sections.chunkSize) {
        self.size(of: IndexPath(item: $0, section: section))
      }
    }
  }

  /// The source of the sizes of a section's items: the delegate's `ItemSizing`, else its size for the first
  /// item.
  private func sizing(of section: Int, _ count: Int) -> ItemSizing {
    if let sizing = query({ $0.collectionView($1, layout: self, sizingOfItemsInSection: section) }) ?? nil {
      return sizing
    }
    let hasDelegateSize = count > 0 && delegateSize(of: IndexPath(item: 0, section: section)) != nil
    return hasDelegateSize ? .each : .uniform(uniformSize)
  }

  func followSections(_ plan: UpdatePlan) {
    var old = sections.takeAll()
    var new: [FlowSection] = []
    new.reserveCapacity(plan.newCounts.count)
    for section in plan.newCounts.indices {
      // The sizing of an empty section's items is unknown.
      guard let from = plan.oldSection(forNew: section), !plan.isReloaded(newSection: section),
        plan.oldCounts[from] > 0
      else {
        new.append(makeSection(section))
        continue
      }
      var kept = FlowSection(metrics: old[from].metrics, count: 0, size: FlowSize(thickness: 0, extent: 0))
      swap(&kept, &old[from])
      kept.setMetrics(metrics(of: section))
      if kept.isPacked, let change = plan.changes[section] {
        let added = change.added.map { (index: $0, size: size(of: IndexPath(item: $0, section: section))) }
        kept.update(removed: change.removed, added: added)
      } else {
        kept.setCount(plan.newCounts[section])
      }
      new.append(kept)
    }
    sections.replace(with: new)
    queryReloaded(plan)
  }

  private func queryReloaded(_ plan: UpdatePlan) {
    for path in plan.reloadedItems {
      if let new = plan.newPath(forOld: path) { queryAgain(new) }
    }
  }

  // MARK: Single items and sections

  /// Queries the metrics again that a context names, or all that its flags cover.
  func queryAgain(_ context: CollectionViewLayoutInvalidationContext) {
    let flow = context as? CollectionViewFlowLayoutInvalidationContext
    if context.listsElements {
      queryAgain(context.invalidatedItemIndexPaths ?? [])
      queryAgain(
        sections: (context.invalidatedSupplementaryIndexPaths ?? [:]).values.flatMap { $0 }.map(\.section))
    } else if flow?.invalidateFlowLayoutDelegateMetrics ?? false {
      update.requestRebuild(keepsSizes: true)
    } else if flow?.invalidateFlowLayoutAttributes ?? false {
      queryAgain(sections: Array(sections.indices))
    }
  }

  /// Queries the metrics of sections again, and packs their lines again if they changed.
  func queryAgain(sections named: [Int]) {
    for section in Set(named).sorted() where sections.indices.contains(section) {
      sections[section].setMetrics(metrics(of: section))
    }
  }

  /// The path after the last item of the section at a position, if the position is behind that item; else the
  /// moved item's path.
  func endPath(at position: Point, moving path: IndexPath) -> IndexPath {
    let place = scrollDirection.range(of: Rect(origin: position, size: .zero)).low
    guard !sections.isEmpty, place >= 0, place < sections.length else { return path }
    let section = sections.section(at: place)
    let (count, isOwn) = (sections[section].count, section == path.section)
    let end = IndexPath(item: isOwn ? count - 1 : count, section: section)
    guard count > 0, let last = itemAttributes(at: IndexPath(item: count - 1, section: section))?.frame else {
      return end
    }
    let isBehind = place > scrollDirection.range(of: last).high
    let isBeside =
      place > sections.starts[section] + sections[section].lineStart(of: count - 1)
      && (scrollDirection == .vertical ? position.x > last.maxX : position.y > last.maxY)
    return isBehind || isBeside ? end : path
  }

  func queryAgain(_ items: [IndexPath]) {
    for path in items where hasItem(at: path) { queryAgain(path) }
  }

  private func queryAgain(_ path: IndexPath) {
    guard sections[path.section].isPacked else { return }
    // A measured size is the best estimate, and visible cells are measured again.
    let size = delegateSize(of: path)
    guard size != nil || !isSelfSizing else { return }
    sections[path.section].setSize(flowSize(size ?? uniformSize, path).stored, at: path.item)
  }
}

// A list of notes with keys, menus, swipes, a date and traits.
// swift-format-ignore-file

import UIKit

final class NotesController: UIViewController {
    private(set) var notes = ["one", "two", "three"]
    private(set) var log: [String] = []
    private(set) var list: UICollectionView!
    let picker = UIDatePicker()

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                self?.delete(at: indexPath)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "note")
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)

        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .wheels
        picker.addTarget(self, action: #selector(dateChanged(_:)), for: .valueChanged)

        navigationItem.titleView = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: [
            UIAction(title: "All") { [weak self] _ in self?.log.append("all") },
            UIAction(title: "Mine") { [weak self] action in self?.log.append(action.title) },
        ])
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previousTraitCollection: UITraitCollection) in
            self.log.append("dark \(self.traitCollection.userInterfaceStyle == .dark)")
        }
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(addNote))]
    }

    @objc private func addNote() {
        notes.append("new")
        log.append("add")
        list.insertItems(at: [IndexPath(item: notes.count - 1, section: 0)])
    }

    @objc func dateChanged(_ sender: UIDatePicker) { log.append("date") }

    private func delete(at indexPath: IndexPath) {
        notes.remove(at: indexPath.item)
        list.deleteItems(at: [indexPath])
    }
}

extension NotesController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { notes.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            var content = UIListContentConfiguration.valueCell()
            content.text = notes[indexPath.item]
            content.secondaryText = "\(indexPath.item)"
            cell.contentConfiguration = content
            cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
        }
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? {
        guard let indexPath = indexPaths.first else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let copy = UIAction(title: "Copy") { _ in
                UIPasteboard(name: UIPasteboard.Name("notes"), create: true)?.string = self?.notes[indexPath.item]
            }
            let delete = UIAction(title: "Delete", attributes: .destructive) { _ in self?.delete(at: indexPath) }
            return UIMenu(title: "", children: [copy, delete])
        }
    }
}

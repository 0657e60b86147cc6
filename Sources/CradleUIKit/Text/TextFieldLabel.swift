/// The label of a text field. It shows the text, dots in place of a secret text, or the placeholder.
final class TextFieldLabel {
  let label = UILabel()

  /// Shows the present text of a field.
  func show(_ field: UITextField) {
    let isEmpty = (field.text ?? "").isEmpty
    label.font = field.font ?? .systemFont(ofSize: 17)
    if isEmpty, let placeholder = field.attributedPlaceholder {
      let usual: [NSAttributedString.Key: Any] = [
        .font: label.font as Any, .foregroundColor: UIColor.lightGray,
      ]
      label.attributedText = NSAttributedString(
        string: placeholder.string, attributes: usual.merging(placeholder.firstAttributes) { $1 })
    } else {
      label.text =
        field.isSecureTextEntry ? String(repeating: "•", count: field.text?.count ?? 0) : field.text
    }
    label.textAlignment = field.textAlignment
    label.textColor =
      isEmpty
      ? field.attributedPlaceholder?.firstAttributes[.foregroundColor] as? UIColor ?? .lightGray
      : field.textColor ?? .black
  }
}

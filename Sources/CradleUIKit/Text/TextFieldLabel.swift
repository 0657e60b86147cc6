/// The label of a text field. It shows the text, dots in place of a secret text, or the placeholder.
final class TextFieldLabel {
  let label = UILabel()

  /// Shows the present text of a field.
  func show(_ field: UITextField) {
    let isEmpty = (field.text ?? "").isEmpty
    let placeholder = isEmpty ? field.attributedPlaceholder : nil
    let color =
      isEmpty ? placeholder?.firstAttributes[.foregroundColor] as? UIColor ?? .lightGray : field.textColor
    // Before the text, because a label's own font, colour and alignment apply to the whole of a text that it has.
    (label.font, label.textAlignment) = (field.usualFont, field.textAlignment)
    label.textColor = color ?? UIColor.black
    if let placeholder {
      let usual: [NSAttributedString.Key: Any] = [
        .font: field.usualFont, .foregroundColor: UIColor.lightGray,
      ]
      label.attributedText = NSAttributedString(
        string: placeholder.string, attributes: usual.merging(placeholder.firstAttributes) { $1 })
    } else if field.isSecureTextEntry {
      label.text = String(repeating: "•", count: field.plainText.count)
    } else if let styled = field.styled {
      label.attributedText = styled
    } else {
      label.text = field.text
    }
  }
}

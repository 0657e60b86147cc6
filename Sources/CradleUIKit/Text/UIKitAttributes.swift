extension AttributeScopes {
  /// The attributes that an `AttributedString` has in addition to Foundation's. Their names are those of
  /// `NSAttributedString.Key`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The alignment and the line breaks of a paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The additional space between characters, in points.
    public let kern: KernAttribute
    /// The shift of the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The outline's width, in hundredths of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The outline's colour.
    public let strokeColor: StrokeColorAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIFont
      /// The name of its key.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// The name of its key.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// The name of its key.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The alignment and the line breaks of a paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSParagraphStyle
      /// The name of its key.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// The additional space between characters, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// The name of its key.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The shift of the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// The name of its key.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSUnderlineStyle
      /// The name of its key.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The colour of the line under the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// The name of its key.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSUnderlineStyle
      /// The name of its key.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// The name of its key.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    /// The outline's width, in hundredths of the font's size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// The name of its key.
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    /// The outline's colour.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// The name of its key.
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSShadow
      /// The name of its key.
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
  }

  /// The attributes in addition to Foundation's.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute by its name, as in `title.font`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

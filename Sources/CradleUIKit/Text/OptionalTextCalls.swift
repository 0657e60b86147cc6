// Lets `delegate?.textFieldDidBeginEditing?(…)` compile without Objective-C's optional methods; see the scroll view's
// `OptionalCalls.swift`.

extension UITextFieldDelegate {
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textFieldShouldEndEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textFieldDidEndEditing: ((UITextField) -> Void)? {
    { self.textFieldDidEndEditing($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textField: TextFieldDelegateCall? { TextFieldDelegateCall(self) }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textFieldShouldClear: ((UITextField) -> Bool)? {
    { self.textFieldShouldClear($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textFieldShouldReturn: ((UITextField) -> Bool)? {
    { self.textFieldShouldReturn($0) }
  }
}

/// Calls the optional methods of a `UITextFieldDelegate` by their labels.
public struct TextFieldDelegateCall {
  private let delegate: any UITextFieldDelegate
  init(_ delegate: any UITextFieldDelegate) { self.delegate = delegate }
  /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
}

extension UITextViewDelegate {
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textViewShouldBeginEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textViewShouldEndEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { self.textViewDidEndEditing($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textView: TextViewDelegateCall? { TextViewDelegateCall(self) }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textViewDidChange: ((UITextView) -> Void)? {
    { self.textViewDidChange($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var textViewDidChangeSelection: ((UITextView) -> Void)? {
    { self.textViewDidChangeSelection($0) }
  }
}

/// Calls the optional methods of a `UITextViewDelegate` by their labels.
public struct TextViewDelegateCall {
  private let delegate: any UITextViewDelegate
  init(_ delegate: any UITextViewDelegate) { self.delegate = delegate }
  /// Calls `textView(_:shouldChangeTextIn:replacementText:)`.
  public func callAsFunction(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { delegate.textView(textView, shouldChangeTextIn: range, replacementText: text) }
}

extension UISearchBarDelegate {
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldBeginEditing($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? {
    { self.searchBarShouldEndEditing($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var searchBar: SearchBarDelegateCall? { SearchBarDelegateCall(self) }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }
  /// The method as a closure, for calls with `?`, as with Objective-C's optional methods.
  @_disfavoredOverload public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void)? {
    { self.searchBarBookmarkButtonClicked($0) }
  }
}

/// Calls the optional methods of a `UISearchBarDelegate` by their labels.
public struct SearchBarDelegateCall {
  private let delegate: any UISearchBarDelegate
  init(_ delegate: any UISearchBarDelegate) { self.delegate = delegate }
  /// Calls `searchBar(_:textDidChange:)`.
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }
  /// Calls `searchBar(_:shouldChangeTextIn:replacementText:)`.
  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }
  /// Calls `searchBar(_:selectedScopeButtonIndexDidChange:)`.
  public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}

import CradleGeometry

/// An object with properties that can be set by name, as apps set properties that are not public in UIKit.
protocol KeyValueSettable: NSObject {
  /// Sets a property by its name. Returns false for a name that it does not have, or a value of another type.
  func set(_ value: Any?, named key: String) -> Bool
}

/// An object with properties that can be read by name though it does not store them.
protocol KeyValueReadable: NSObject {
  /// The value of a property by its name; nil for an unknown name.
  func named(_ key: String) -> Any?
}

extension NSObjectProtocol where Self: NSObject {
  /// Sets a property by its name: a bar of a controller, or one of a view's common properties. Traps for any other:
  /// without Objective-C nothing sets a property by its name.
  public func setValue(_ value: Any?, forKey key: String) {
    if let settable = self as? any KeyValueSettable, settable.set(value, named: key) { return }
    preconditionFailure(
      "setValue(forKey:): \(type(of: self)) has no property that can be set by the name \(key) here; set the property itself"
    )
  }
  /// Returns a stored property's value by its name, of the object's class or a superclass, or one of a view's usual
  /// properties; nil for none and for an unknown name.
  public func value(forKey key: String) -> Any? {
    var mirror = Mirror(reflecting: self) as Mirror?
    while let each = mirror {
      for child in each.children where child.label == key || child.label == "$__lazy_storage_$_" + key {
        // An optional is replaced by its value.
        let content = Mirror(reflecting: child.value)
        return content.displayStyle == .optional ? content.children.first?.value : child.value
      }
      mirror = each.superclassMirror
    }
    return (self as? any KeyValueReadable)?.named(key)
  }
  /// Returns the value at the end of a path of names, such as `"layer.cornerRadius"`; nil where there is none. In the
  /// part of the path that begins at a layer the layer reads its properties itself.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let layer = self as? CALayer { return layer.value(forKeyPath: keyPath) }
    guard let (key, rest) = keyPath.firstKey else { return value(forKey: keyPath) }
    return (value(forKey: key) as? NSObject)?.value(forKeyPath: rest)
  }
  /// Sets the property at the end of a path of names, such as `"layer.cornerRadius"`, as `setValue(_:forKey:)` does. Traps
  /// where there is no object on the way.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
    guard let (key, rest) = keyPath.firstKey else { return setValue(value, forKey: keyPath) }
    guard let next = self.value(forKey: key) as? NSObject else {
      preconditionFailure(
        "setValue(forKeyPath:): \(type(of: self)) has no object of the name \(key) here; set the property itself"
      )
    }
    next.setValue(value, forKeyPath: rest)
  }
}

extension String {
  /// The first key of a path, and the rest of the path; nil for a path of one key.
  var firstKey: (key: String, rest: String)? {
    guard let dot = firstIndex(of: ".") else { return nil }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}

extension UITabBarController: KeyValueSettable {
  func set(_ value: Any?, named key: String) -> Bool {
    guard key == "tabBar", let bar = value as? UITabBar else { return false }
    tabBar = bar
    return true
  }
}

extension UIView: KeyValueSettable, KeyValueReadable {
  func set(_ value: Any?, named key: String) -> Bool {
    switch (key, value) {
    case ("frame", let value as CGRect): frame = value
    case ("bounds", let value as CGRect): bounds = value
    case ("center", let value as CGPoint): center = value
    case ("alpha", let value as NSNumber): alpha = CGFloat(value.doubleValue)
    case ("tag", let value as NSNumber): tag = value.intValue
    case ("hidden", let value as NSNumber): isHidden = value.boolValue
    case ("backgroundColor", nil): backgroundColor = nil
    case ("backgroundColor", let value as UIColor): backgroundColor = value
    case ("tintColor", let value as UIColor): tintColor = value
    default: return false
    }
    return true
  }
  func named(_ key: String) -> Any? {
    switch key {
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "alpha": alpha
    case "tag": tag
    case "hidden": isHidden
    case "backgroundColor": backgroundColor
    case "tintColor": tintColor
    case "layer": layer
    case "text": (self as? UILabel)?.text ?? (self as? UITextField)?.text ?? (self as? UITextView)?.text
    case "value": (self as? UISlider)?.value
    case "searchField": (self as? UISearchBar)?.searchTextField
    default: nil
    }
  }
}

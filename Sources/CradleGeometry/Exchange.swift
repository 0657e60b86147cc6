/// Replaces a value, and returns the old one.
///
/// The old value is released by the caller, after the access to the place has ended: if it holds an app's objects, their
/// deinitializers may call anything, and thus access the same place.
@inlinable package func exchange<Value>(_ place: inout Value, with new: Value) -> Value {
  let old = place
  place = new
  return old
}

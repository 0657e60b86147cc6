/// Replaces a value, and returns the old one.
///
/// The caller releases the old value after the exclusive access to `place` has ended: if the value holds an
/// app's objects, their deinitialisers may call anything, and so access the same variable.
@inlinable package func exchange<Value>(_ place: inout Value, with new: Value) -> Value {
  let old = place
  place = new
  return old
}

/** Remembers what was read of an object, as long as that lives. Objects that are replaced and never changed never go stale. */
export function memoize<Read extends object, Value extends NonNullable<unknown> | null>(
  read: (object: Read) => Value
): (object: Read) => Value {
  const known = new WeakMap<Read, Value>()
  return (object) => {
    const before = known.get(object)
    if (before !== undefined) return before
    const now = read(object)
    known.set(object, now)
    return now
  }
}

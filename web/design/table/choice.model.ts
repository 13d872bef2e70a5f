/** These keys turned on or off; the others stay. */
export function turned(
  chosen: ReadonlySet<string>,
  keys: readonly string[],
  isOn: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen)
  for (const key of keys) {
    if (isOn) next.add(key)
    else next.delete(key)
  }
  return next
}

/** The keys between these two, both among them, in the order of the rows. */
export function between(keys: readonly string[], from: string, to: string): readonly string[] {
  const ends = [keys.indexOf(from), keys.indexOf(to)].toSorted((a, b) => a - b)
  const [first = 0, last = 0] = ends
  return first === -1 ? [to] : keys.slice(first, last + 1)
}

export function stateOfAll(
  chosen: ReadonlySet<string>,
  keys: readonly string[],
): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => chosen.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** The words of some lists, each parted by single spaces and folded, to look others up in. */
export function words(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')))
}

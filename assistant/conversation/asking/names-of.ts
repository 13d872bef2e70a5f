const shownMax = 4

/** What entries are called, each name once and only some: "Blusa, Calça e mais". */
export function namesOf(entries: readonly { description: string }[]): string[] {
  const names = [...new Set(entries.map(({ description }) => description))]
  return names.length > shownMax ? [...names.slice(0, shownMax), '…'] : names
}

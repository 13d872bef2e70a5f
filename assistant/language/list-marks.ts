const begins = /(?:^|[\s;,/])1(?:\uFE0F?\u20E3| ?[).-])/u
const mark = /(?<=^|[\s;,/])(\d{1,2})(?:\uFE0F?\u20E3| ?[).]| ?-(?=\s))\s*(?=\p{L})/gu

/** Leaves out the numbers of a numbered list: `1) uber 20 2) almoço 30`, `1. uber 20`. */
export function withoutListMarks(text: string): string {
  if (!begins.test(text)) return text
  const marks: RegExpMatchArray[] = []
  for (const found of text.matchAll(mark)) {
    if (Number(found[1]) === marks.length + 1) marks.push(found)
  }
  // One alone is a list's only where it begins the message.
  if (marks.length === 1 && text.slice(0, marks[0]?.index).trim() !== '') return text
  let rest = text
  for (const { 0: written, index = 0 } of marks.toReversed()) {
    rest = rest.slice(0, index) + rest.slice(index + written.length)
  }
  return rest
}

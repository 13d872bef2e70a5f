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

const isLine = /^(?=.*\d)(?=.*\p{L}{2})/su
const dueDay = /\bdia \d/i
const beforeDay = / \/ (?=dia \d)/gi

/** A list whose lines are parted by strokes, each a word and a figure: `300 Ana / 180 Jair`. */
export function withStrokesAsLines(text: string): string {
  const lines = text.split(/ +\/ +/)
  // Of bills a line begins with its day: "dia 5 aluguel 620 / dia 12 telefone 55".
  if (dueDay.test(text)) return text.replace(beforeDay, '\n')
  const isList = lines.length > 1
  return isList && lines.every((line) => isLine.test(line)) ? lines.join('\n') : text
}

const glued =
  /(?<![\d,.x])(\d{1,2}) ?x ?((?:\d{3,4}|[5-9]\d)(?:[.,]\d{2})?)(?=\s+(?:todo\s+)?dia\s\d)/giu

/** So many parts of so much, with the day on which they fall due: `sofá 10x120 dia 7`. */
export function withPartsApart(text: string): string {
  return text.replace(glued, '$1x de $2')
}

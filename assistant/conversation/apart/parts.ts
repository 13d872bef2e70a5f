import { type Reading, readMessage } from '#understanding/reading.ts'

/** More of them nobody tells entries in. */
const partsMax = 8

/** A part of a message as it was said, and what it reads as. */
export interface Part {
  text: string
  reading: Reading
}

/** What tells a sum, with what tells none behind it; empty where there are not two of them. */
export function partsOf(said: readonly string[], today: Temporal.PlainDate): Part[] {
  const told = said.filter((one) => one.trim() !== '')
  if (told.length < 2 || told.length > partsMax) return []
  const parts: Part[] = []
  for (const text of told) {
    const part = { text, reading: readMessage(text, today) }
    const before = parts.at(-1)
    const isSum = part.reading.amounts.length > 0
    // What stands first without a sum heads what follows: "vendas de hoje", "na farmácia".
    if (!isSum && !before) return []
    // "presente de aniversário! Fiz 32 no sábado": how old, which only the other tells.
    if (/anivers[aá]rio/i.test(text)) return []
    if (isSum || !before) {
      parts.push(part)
      continue
    }
    const joined = `${before.text}. ${text}`
    parts.splice(-1, 1, { text: joined, reading: readMessage(joined, today) })
  }
  return parts.length < 2 ? [] : parts
}

/** "ganhei 500! Fiz 32 no sábado": what the other parts make of a number counts. */
export function tellsSums(parts: readonly Part[], sums: number): boolean {
  return parts.reduce((count, { reading }) => count + reading.amounts.length, 0) === sums
}

import { type Reading, readMessage } from '@lya/assistant/understanding/reading.ts'
import type { Line } from '#tools/learn/line.ts'
import type { Example } from '#tools/learn/train.ts'

/** Reads what is said on the day of a line. */
export type Read = (text: string) => Reading

/** What one kind of model learns from in a line. */
export type Teach = (line: Line, read: Read) => Example[]

/**
 * The examples of each kind, in the order of the lines. Half the time of learning would go into
 * reading the same words for each kind anew, so all kinds are taught line by line.
 */
export function gather<Kind extends string>(
  lines: readonly Line[],
  kinds: Record<Kind, Teach>,
): Record<Kind, Example[]> {
  const names = Object.keys(kinds) as Kind[]
  const told = Object.fromEntries(names.map((kind) => [kind, [] as Example[]]))
  for (const line of lines) {
    // What is read again for a day that is the same object is known already.
    const day = Temporal.PlainDate.from(line.today)
    const read: Read = (text) => readMessage(text, day)
    for (const kind of names) for (const one of kinds[kind](line, read)) told[kind]?.push(one)
  }
  // One list was made for each kind.
  return told as Record<Kind, Example[]>
}

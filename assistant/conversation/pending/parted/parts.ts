import { isThing } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** A piece of a message in which one thing is said. */
export interface Part {
  /** Where it stands in the text. */
  start: number
  end: number
  reading: Reading
  /** What stands before it ends a sentence. */
  isFirst: boolean
}

const marks = new Set([',', '.', ';', '!', '?', ':', '-', '(', ')'])
const stops = new Set(['.', ';', '!', '?'])
const joints = new Set(['e', 'mas', 'porem', 'so que', 'agora que', 'alias'])
const others = new Set(['a outra', 'o outro'])

/** The pieces of a message between its marks and joints; no sum or day is cut. */
export function partsOf({ amounts, days, numbers, text, tokens, today }: Reading): Part[] {
  const whole = [...amounts, ...days, ...numbers]
  const parts: Part[] = []
  let from = 0
  let isFirst = true
  const close = (to: number, isStop: boolean) => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (first && last && from < to) {
      const { start } = first
      const reading = readMessage(text.slice(start, last.end), today)
      parts.push({ start, end: last.end, reading, isFirst })
      isFirst = isStop
    } else isFirst ||= isStop
  }
  tokens.forEach(({ norm, kind }, at) => {
    const isWithin = whole.some(({ first, last }) => first < at && at <= last)
    const isPair = joints.has(`${norm} ${tokens[at + 1]?.norm}`)
    const isSecond = at > 0 && joints.has(`${tokens[at - 1]?.norm} ${norm}`)
    const isEmoji = kind === 'emoji'
    const isCut = isEmoji || marks.has(norm) || joints.has(norm) || isPair || isSecond
    // "aluguel é todo mês a outra não": without a mark.
    const isOther = others.has(`${norm} ${tokens[at + 1]?.norm}`) && at > from
    if (isOther) {
      close(at, false)
      from = at
    }
    if (isWithin || !isCut) return
    close(at, isEmoji || stops.has(norm))
    from = at + 1
  })
  close(tokens.length, true)
  return parts
}

/** What is left of a text without those of its parts, as it was written. */
export function withoutParts(text: string, parts: readonly Part[], out: readonly Part[]): string {
  const runs: string[] = []
  let start: number | null = null
  let end = 0
  for (const part of [...parts, null]) {
    if (part && !out.includes(part)) {
      start ??= part.start
      end = part.end
      continue
    }
    if (start !== null) runs.push(text.slice(start, end))
    start = null
  }
  return runs.join('. ')
}

/** Another thing is told in the same sentence right beside it: "18, uber". */
export function isNextToOther(
  parts: readonly Part[],
  isElse: readonly boolean[],
  at: number,
): boolean {
  const isBefore = !parts[at]?.isFirst && isElse[at - 1] === true
  const isAfter = parts[at + 1]?.isFirst === false && isElse[at + 1] === true
  return isBefore || isAfter
}

/** It names something or tells a figure: a mere remark does neither. */
export function tellsThing({ amounts, numbers, tokens }: Reading): boolean {
  return amounts.length + numbers.length > 0 || tokens.some(({ norm }) => isThing(norm))
}

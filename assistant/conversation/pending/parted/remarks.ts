import { partsOf, withoutParts } from '#conversation/pending/parted/parts.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { findVerb } from '#language/verbs.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const reasons = new Set(['porque', 'pois'])

/** A text without the parts of it that only remark something: "tô até com medo". */
export function withoutRemarks(
  text: string,
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): string {
  const reading = readMessage(text, told.today)
  const parts = partsOf(reading)
  const out = parts.filter((part) => {
    if (tellsAnything(part.reading)) return false
    const { effects, reply } = understand({ ...told, text: part.reading.text })
    return effects.length === 0 && remarks.has(reply.kind)
  })
  const left = out.length === 0 ? reading.text : withoutParts(reading.text, parts, out)
  return parts.length === out.length ? '' : withoutReason(readMessage(left, told.today))
}

const remarks = new Set(['none', 'talk', 'thanks', 'greeting', 'dropped'])

function tellsAnything(reading: Reading): boolean {
  const { amounts, days, numbers, tokens } = reading
  if (amounts.length + days.length + numbers.length > 0 || isQuestion(reading)) return true
  return tokens.some(({ norm }) => isThing(norm) || findVerb(norm) !== null)
}

/** "o total dos gastos pq tô com medo": why it is asked. */
function withoutReason({ amounts, text, tokens }: Reading): string {
  const at = tokens.findIndex(({ norm }, index) => index > 0 && reasons.has(norm))
  const isFigure = amounts.some(({ last }) => last > at)
  return at < 0 || isFigure ? text : text.slice(0, tokens[at - 1]?.end)
}

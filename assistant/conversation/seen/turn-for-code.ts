import type { FoundCode } from '#codes/find-code.ts'
import { type Seen, seenInBroken, seenInCode } from '#codes/seen.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { categoryOf, understandSeen } from '#conversation/seen/turn-for-seen.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { capital } from '#language/spelling/capital.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * The turn of a message in which a code stands. No figure of the code is an amount of the message:
 * what the words beside it ask for is done, and else the code is asked about like a picture.
 *
 * @param understandWords Understands a message without codes.
 */
export function turnForCode(
  input: TurnInput,
  found: FoundCode,
  understandWords: (input: TurnInput) => Turn,
): Turn {
  const words = found.rest === '' ? null : understandWords({ ...input, text: found.rest })
  if (words && (tellsByItself(words) || (!found.code && tellsOfBill(words)))) return words
  const { today } = input
  const seen = found.code ? seenInCode(found.code, today) : seenInBroken(found.kind, today)
  return understandSeen(input, named(input, seen, found.rest))
}

/** A question is asked about the code, not about what is in the books. */
function tellsByItself({ effects, reply }: Turn): boolean {
  const isDropped = reply.kind === 'dropped'
  return isDropped || effects.some(({ kind }) => kind !== 'query' && kind !== 'explain')
}

/** "sua fatura de R$ 64,99 vence em 02/12": beside a damaged code the words say it all. */
function tellsOfBill({ reply }: Turn): boolean {
  if (reply.kind === 'bill') return reply.bill.amountCents > 0
  return reply.kind === 'propose' && reply.dueOn !== undefined && reply.draft.amountCents > 0
}

/** "boleto da faculdade" says what a line of figures does not. */
function named(input: TurnInput, seen: Seen, rest: string): Seen {
  const isNamed = seen.source === 'pix' && seen.description !== 'PIX'
  if (isNamed || rest === '') return seen
  const reading = readMessage(rest, input.today)
  const said = tellingIn({ reading }).map(({ at }) => reading.tokens[at])
  const words = said.flatMap((one) => (one ? [reading.text.slice(one.start, one.end)] : []))
  const telling = words.find((description) => {
    return categoryOf(input, { description, type: seen.type }) !== null
  })
  if (telling === undefined) return seen
  return { ...seen, description: capital(telling) }
}

import { carry } from '#conversation/make-turn.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const asPaid = { intent: 'pay', confidence: 85 } as const

/**
 * The turn of "paguei a luz" where there is such a bill and no amount to write by itself: the bill
 * says how much. Null for any other message.
 */
export function billTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading, account } = message
  const { payments } = input
  const isOpen = candidate.intent === 'clarify' || candidate.intent === 'none'
  if (!payments || !isOpen || reading.amounts.length > 0) return null
  const isTold = account.clauses.every(({ mood }) => mood !== 'undone' && mood !== 'other')
  if (!leans('paid', reading) || !isTold || reading.flat.includes(' ?')) return null
  // How and when it was paid names nothing.
  const said = tellingIn(message).filter(({ word }) => !leansWord('aside', word))
  if (said.length === 0) {
    const only = spokenOf(input, payments, message) ?? spelt(payments, message)
    return only && carry(input, asPaid, { kind: 'pay', payment: { id: only.id, name: only.name } })
  }
  // Everything that was said stands in its name: "paguei a luz da praia" is not the home's.
  const fits = fitting(said, payments).filter(({ at }) => at.length === said.length)
  const [fit, another] = fits
  if (!fit) return null
  const name = said.map(({ word }) => word).join(' ')
  const payment = another ? { id: null, name } : { id: fit.thing.id, name: fit.thing.name }
  return carry(input, asPaid, { kind: 'pay', payment })
}

/** "já paguei ela": the bill that was spoken of last, or the only one there is. */
function spokenOf(
  { state: { last, asked } }: TurnInput,
  payments: readonly Thing[],
  { reading }: Message,
): Thing | null {
  if (!leans('paidThat', reading)) return null
  const named = payments.find(({ name }) => name === last?.name)
  const [only, another] = payments
  return named ?? (asked?.metric === 'upcoming' && only && !another ? only : null)
}

/** A name that is a common word as well: "paguei o das". */
function spelt(payments: readonly Thing[], { reading }: Message): Thing | null {
  const named = payments.filter(({ name }) => {
    return ['o', 'a', 'os', 'as'].some((lead) => reading.flat.includes(` ${lead} ${fold(name)} `))
  })
  const [only, another] = named
  return only && !another ? only : null
}

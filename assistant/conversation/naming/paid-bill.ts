import { carry } from '#conversation/make-turn.ts'
import { fitting, type Telling, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leaningIn, leans, leansWord } from '#understanding/memory/leaning.ts'
import { isFiller } from '#understanding/plain-words.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const asPaid = { intent: 'pay', confidence: 85 } as const

/**
 * The turn of "paguei a luz" where there is such a bill, which says how much: without an amount, or
 * with that of the bill. Null for any other message.
 */
export function billTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading, account } = message
  const { payments } = input
  if (!payments || !isOpen(message, candidate)) return null
  const isTold = account.clauses.every((clause) => {
    return (clause.mood !== 'undone' && clause.mood !== 'other') || isDue(message, clause)
  })
  if (!leans('paid', reading) || !isTold || reading.flat.includes(' ?')) return null
  // How and when it was paid names nothing.
  const told = tellingIn(message).filter(({ word }) => !leansWord('aside', word))
  const said = reading.amounts.length > 0 ? told : objectOf(message, told)
  const sum = reading.amounts[0] && Math.round(reading.amounts[0].valueCents)
  const priced = payments.filter(({ amountCents }) => sum === undefined || amountCents === sum)
  if (said.length === 0) {
    const only =
      sum === undefined ? (spokenOf(input, payments, message) ?? spelt(payments, message)) : null
    return only && carry(input, asPaid, { kind: 'pay', payment: { id: only.id, name: only.name } })
  }
  // Everything that was said stands in its name: "paguei a luz da praia" is not the home's.
  const fits = fitting(said, priced).filter(({ at }) => at.length === said.length)
  const [fit, another] = fits
  if (!fit || (sum !== undefined && another)) return null
  const name = said.map(({ word }) => word).join(' ')
  const payment = another ? { id: null, name } : { id: fit.thing.id, name: fit.thing.name }
  return carry(input, asPaid, { kind: 'pay', payment })
}

const ending = new Set(['na', 'no', 'em', 'com', 'pelo', 'pela', 'pra', 'antes', 'que'])

/**
 * What was paid, of all that is said: "paguei o aluguel na mão da dona Marlene" names the rent, but
 * "paguei a luz da praia" another light than that of the home.
 */
function objectOf({ reading }: Message, told: readonly Telling[]): readonly Telling[] {
  const { tokens } = reading
  const verb = leaningIn('paidWhat', reading)
  if (!verb) return told
  const end = tokens.findIndex(({ kind, norm }, at) => {
    return at > verb.last && (kind !== 'word' || ending.has(norm))
  })
  const own = told.filter(({ at }) => at > verb.last && (end < 0 || at < end))
  return own.length > 0 ? own : told
}

/** The `que vence dia 15` of "paguei a internet que vence dia 15". */
function isDue({ reading }: Message, { first, last }: Clause): boolean {
  return reading.tokens.slice(first, last + 1).some(({ norm }) => /^venc(e|eu|ia)$/.test(norm))
}

/** Nothing that stands by itself, or one sum that was paid. */
function isOpen({ reading, account }: Message, { intent }: Candidate): boolean {
  if (reading.amounts.length === 0) return intent === 'clarify' || intent === 'none'
  const [told, another] = account.transactions
  return intent === 'log' && told?.draft.type === 'despesa' && another === undefined
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
    // "paguei o das", of 'DAS do MEI'.
    const [head = ''] = fold(name).split(' ')
    const called = isFiller(head) ? head : fold(name)
    return ['o', 'a', 'os', 'as'].some((lead) => reading.flat.includes(` ${lead} ${called} `))
  })
  const [only, another] = named
  return only && !another ? only : null
}

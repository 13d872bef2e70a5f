import { cents } from '@lya/core/amounts/cents.ts'
import { mendedTurn } from '#conversation/bills/came-to.ts'
import { monthPaid } from '#conversation/bills/paid-for.ts'
import { type PartPaid, partOf, withoutPart } from '#conversation/bills/part-paid.ts'
import type { Payment } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import {
  type Bill,
  fitting,
  type Telling,
  type Thing,
  tellingIn,
} from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { fold } from '#language/fold.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leaningIn, leans, leansWord } from '#understanding/memory/leaning.ts'
import { isFiller } from '#understanding/plain-words.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const asPaid = { intent: 'pay', confidence: 85 } as const

/**
 * The turn of "paguei a luz" where there is such a bill: with its own sum, or with what it came to
 * this time, and on the day that is told. Null for any other message.
 */
export function billTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading, account } = message
  const { payments } = input
  if (!payments) return null
  const part = partOf(reading, payments)
  const amounts = reading.amounts.filter(({ first }) => !part?.at.has(first))
  const isOnlyPart = part !== null && amounts.length === 0
  if (!isOnlyPart && !isOpen(message, candidate)) return null
  const isTold = account.clauses.every((clause) => {
    return (clause.mood !== 'undone' && clause.mood !== 'other') || isDue(message, clause)
  })
  const isPaid = leans('paid', reading) || (input.state.last?.kind === 'paid' && isMore(message))
  if (!isPaid || !isTold || reading.flat.includes(' ?')) return null
  // How and when it was paid names nothing.
  const isBill = (word: string) => payments.some(({ name }) => fold(name) === word)
  const told = tellingIn(message).filter(({ word }) => !leansWord('aside', word) || isBill(word))
  const why = whyAt(message)
  const spokenTo = leaningIn('addressed', reading)?.first ?? reading.tokens.length
  const things = withoutPart(told, part).filter(({ at }) => at < spokenTo)
  const object = things.filter(({ at }) => at < why)
  const said = amounts.length > 0 ? object : objectOf(message, things, part)
  // "paguei 1.850 mais 37 de multa": all of it.
  const whole = amounts.length > 1 ? account.transactions[0]?.draft.amountCents : null
  const sum = whole ?? (amounts[0] && Math.round(amounts[0].valueCents))
  const paid = { ...paidOn(message, part), ...monthPaid(reading), ...(part && { part: part.part }) }
  if (said.length === 0) {
    const only =
      sum === undefined ? (spokenOf(input, payments, message) ?? spelt(payments, message)) : null
    const { id, name } = only ?? { id: null, name: null }
    return only && carry(input, asPaid, { kind: 'pay', payment: { id, name }, ...paid })
  }
  // Everything that was said stands in its name: "paguei a luz da praia" is not the home's.
  const named = namedBy(said, payments, sum, part !== null)
  const usual = named.filter(({ thing }) => thing.amountCents === sum)
  // Told by its month or its number, it may be another one than that which is paid.
  const isOther = part !== null || paid.month !== undefined
  const fits =
    sum === undefined || usual.length > 0
      ? [...(sum === undefined ? named : usual)]
      : named.filter(({ thing }) => mayCome(isOther ? { ...thing, isPaid: false } : thing, sum))
  const [fit, another] = fits
  if (!fit || (sum !== undefined && another)) return null
  const mended = sum === undefined ? null : mendedTurn(input, message, fit.thing, cents(sum))
  if (mended) return mended
  const name = said.map(({ word }) => word).join(' ')
  const payment = another ? { id: null, name } : { id: fit.thing.id, name: fit.thing.name }
  const isUsual = sum === undefined || fit.thing.amountCents === sum
  const came = isUsual ? {} : { amountCents: cents(sum) }
  return carry(input, asPaid, { kind: 'pay', payment, ...came, ...paid })
}

const instalment = new Set(
  (
    'parcela prestacao mensalidade boleto carne conta adiantado adiantada antecipado antecipada ' +
    'atrasado atrasada'
  ).split(' '),
)

/** What else a bill is called by, where no sum is told: "o plano da funerária", of 'Funerária'. */
const payment = new Set([...instalment, 'plano', 'pagamento', 'fatura'])

/**
 * Those that all of it names. With the very sum of a bill what an instalment is called names
 * nothing: "paguei a parcela da moto 489,90", of 'Prestação da moto'.
 */
function namedBy(
  said: readonly Telling[],
  payments: readonly Bill[],
  sum: number | undefined,
  isPart: boolean,
) {
  const whole = fitting(said, payments).filter(({ at }) => at.length === said.length)
  if (whole.length > 0) return whole
  const isOfParts = ({ instalments }: Bill) => isPart && (instalments ?? 1) > 1
  if (sum === undefined) {
    const own = said.filter(({ word }) => !payment.has(word))
    const named = own.filter((one, at) => at === 0 || !(isSupplier(one) || isWhose(one)))
    const fits = named.length === 0 ? [] : fitting(named, payments)
    return fits.filter(({ at, isWhole, thing }) => {
      return (isWhole || isOfParts(thing)) && at.length === named.length
    })
  }
  const own = said.filter(({ word }) => !instalment.has(word))
  const fits = own.length === 0 ? [] : fitting(own, payments)
  return fits.filter(({ at, thing }) => {
    return at.length === own.length && (thing.amountCents === sum || isOfParts(thing))
  })
}

/** The `crianças` of "paguei a escola das crianças": of whom the writer takes care. */
function isWhose({ word }: Telling): boolean {
  return isFirstName(word) || (kids.has(word) && word.endsWith('s'))
}

/** The `Sabesp` of "paguei a água da Sabesp": who sends the bill that is called `Água`. */
function isSupplier({ word }: Telling): boolean {
  return findMeanings(word)?.some(({ concept }) => concept === 'bills') ?? false
}

const kids = new Set(wordsOf('{kid}'))

/** As many times more or less than usual as light, water and cards come to. */
const timesMax = 2

/** Whether a bill that waits to be paid may have come to so much this time, in centavos. */
function mayCome({ amountCents, isPaid }: Bill, sum: number): boolean {
  if (amountCents === undefined || isPaid) return false
  return sum <= amountCents * timesMax && sum * timesMax >= amountCents
}

/** "e a água também, 61 dessa vez", behind a bill that was paid. */
function isMore(message: Message): boolean {
  return message.reading.amounts.length === 1 && leans('also', message.reading)
}

const because = new PhraseBook('why a bill came to another sum', [
  { means: 'why', say: 'porque|pois|pq', like: 'paguei a escola 480 porque teve material' },
  { means: 'why', say: 'por causa|conta d*', like: 'paguei a luz 150 por causa da multa' },
  {
    means: 'why',
    say: 'com|mais [o|a|os|as] taxa|juros|multa|acrescimo|reajuste|correcao|material|matricula',
    like: 'paguei a internet 112 com a taxa',
  },
])

/** The token from which it is told why it came to so much: that names no bill. */
function whyAt({ reading }: Message): number {
  return because.find(reading)?.first ?? reading.tokens.length
}

const ofDue = new Set([
  'do',
  'de',
  'da',
  'desde',
  'vencida',
  'vencido',
  'vencia',
  'venceu',
  'vence',
])

/** The day on which it was paid, where that is told and over; "a luz do dia 10" is due then. */
function paidOn({ account, reading }: Message, part: PartPaid | null): Pick<Payment, 'date'> {
  const { today, tokens } = reading
  const [day, another] = reading.days.filter(({ first }) => !part?.at.has(first))
  if (!day || another || Temporal.PlainDate.compare(day.date, today) >= 0) return {}
  const before = tokens.slice(Math.max(0, day.first - 2), day.first)
  const isDueDay =
    before.some(({ norm }, at) => ofDue.has(norm) && !months.has(before[at + 1]?.norm ?? '')) ||
    account.clauses.some(
      (one) => one.first <= day.first && day.first <= one.last && isDue({ reading }, one),
    )
  return isDueDay ? {} : { date: day.date.toString() }
}

const ending = new Set(['na', 'no', 'em', 'com', 'pelo', 'pela', 'pra', 'antes', 'que'])

/**
 * What was paid, of all that is said: "paguei o aluguel na mão da dona Marlene" names the rent, but
 * "paguei a luz da praia" another light than that of the home.
 */
function objectOf(
  { reading }: Message,
  told: readonly Telling[],
  part: PartPaid | null,
): readonly Telling[] {
  const { tokens } = reading
  const verb = leaningIn('paidWhat', reading)
  if (!verb) return told
  const end = tokens.findIndex(({ kind, norm }, at) => {
    const isEnd = kind !== 'word' || ending.has(norm)
    return at > verb.last && isEnd && !part?.at.has(at)
  })
  const own = told.filter(({ at }) => at > verb.last && (end < 0 || at < end))
  return own.length > 0 ? own : told
}

/** The `que vence dia 15` of "paguei a internet que vence dia 15". */
function isDue({ reading }: Pick<Message, 'reading'>, { first, last }: Clause): boolean {
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

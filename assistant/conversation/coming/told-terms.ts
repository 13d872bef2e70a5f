import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import type { PendingBill } from '#conversation/coming/coming-state.ts'
import type { Turn } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { sharersOf } from '#understanding/intents/commitments/own-share.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import { takeShares } from '#understanding/transactions/sums/shared.ts'
import { asSaid, type Sum, totalOf } from '#understanding/transactions/sums/sum.ts'

const discounts = / (?:desconto|descontinho|abatimento) /

/** The percentage that is taken off what is to be paid, as a message tells it; 0 where none is. */
function percentOffIn({ flat, numbers }: Reading): number {
  const [told, another] = numbers.filter(({ role }) => role === 'percentage')
  const percent = (told?.hundredths ?? 0) / 100
  return told && !another && discounts.test(flat) && percent < 100 ? percent : 0
}

const sharing = new Set(
  'racha rachamos rachar divide dividimos dividir divido racho dividido dividida'.split(' '),
)

/** Among how many it is said to be shared; two where they are not counted, 0 where it is not. */
function sharedByIn({ tokens, numbers }: Reading): number {
  if (!tokens.some(({ norm }) => sharing.has(norm))) return 0
  const people = numbers.find(({ role }) => role === 'people')
  return (people?.hundredths ?? 200) / 100
}

const owned = new PhraseBook('what the writer pays of what is shared', [
  {
    means: 'part',
    say: 'pago|pagava|pagarei ..4 [r] [$] @ ..9 [que|e] [eu] divido|racho|dividimos|rachamos|dividindo com',
    like: 'pago 400 de aluguel todo dia 5, divido com mais 3 meninas',
  },
])

/**
 * The writer's part of what is to be paid, and how it is worked out, where it is told among how
 * many it is shared: "o aluguel é 1500 e a gente divide por 3". Null where they are not counted.
 */
export function countedPart({ reading }: Message): Sum | null {
  const [amount, another] = reading.amounts
  const isCounted = sharedByIn(reading) > 1 && reading.numbers.some(({ role }) => role === 'people')
  if (!amount || another || !isCounted || owned.isIn(reading)) return null
  const whole = { first: 0, last: reading.tokens.length - 1, amount }
  const [own] = takeShares(reading, [asSaid(whole)])
  return own && own.sum.steps.length > 0 ? own.sum : null
}

/** "divido meio a meio com o Léo", "racho com minha irmã", of what is paid again and again. */
function evenPart({ reading }: Message): Sum | null {
  const of = sharersOf(reading)
  const startCents = Math.round(reading.amounts[0]?.valueCents ?? 0)
  return of === null ? null : { startCents, steps: [{ by: 'share', parts: 1, of }] }
}

/**
 * A turn that keeps what is paid again and again with the writer's part of it: "aluguel 1500 todo
 * dia 5, divido com mais 2", "internet 120 todo dia 10, minha parte é 60". Any other as it is.
 */
export function withOwnPart(turn: Turn, message: Message): Turn {
  const [effect, another] = turn.effects
  if (effect?.kind !== 'create-recurring' || another || turn.reply.kind !== 'effect') return turn
  const { recurring } = effect
  const counted = countedPart(message) ?? evenPart(message)
  const sum = counted?.startCents === recurring.amountCents ? counted : null
  const worked = sum ? totalOf(sum) : partTold(message, recurring.amountCents)
  if (worked === null) return turn
  const amountCents = cents(worked)
  const part = { ...recurring, amountCents }
  const own = { ...effect, recurring: part, ...(sum ? { sum } : {}) }
  const { candidate } = turn
  const fields = { ...candidate.fields, amount: amountCents }
  const reply = { ...turn.reply, effect: own }
  return { ...turn, effects: [own], candidate: { ...candidate, fields }, reply }
}

/** The 60 of "internet 120 todo dia 10, minha parte é 60"; null where none is told. */
function partTold({ reading }: Message, whole: number): number | null {
  const found = leaningIn('ownShare', reading)
  const sums = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  const at = reading.amounts.findIndex(({ first, last }) => {
    return found !== null && first >= found.first && last <= found.last
  })
  const part = sums[at]
  const isPart = part !== undefined && part > 0 && part < whole && sums.includes(whole)
  return isPart && sums.length === 2 ? part : null
}

/** The turn that offers to remind of a bill, with what is told of its discount and its sharers. */
export function withTerms(turn: Turn, { reading }: Message): Turn {
  const { open } = turn.state
  if (open?.kind !== 'bill') return turn
  // What is offered may be the part already.
  const isWhole = reading.amounts.some(({ valueCents }) => {
    return Math.round(valueCents) === open.bill.amountCents
  })
  const [percent, sharers] = [percentOffIn(reading), isWhole ? sharedByIn(reading) : 0]
  const told = {
    ...(percent > 0 && open.percentOff === undefined ? { percentOff: percent } : {}),
    ...(sharers > 1 && open.sharedBy === undefined ? { sharedBy: sharers } : {}),
  }
  const isTold = Object.keys(told).length > 0
  return isTold ? { ...turn, state: { ...turn.state, open: { ...open, ...told } } } : turn
}

/** "me lembra sim, mas só a minha parte": the part of what was told to be shared, else null. */
export function ownPart({ bill, sharedBy = 0 }: PendingBill, { flat }: Reading): Cents | null {
  const isPart = flat.includes(' minha parte ') || flat.includes(' meu lado ')
  return isPart && sharedBy > 1 ? cents(Math.ceil(bill.amountCents / sharedBy)) : null
}

/** "me lembra sim, mas com o desconto": what is left of the bill; null where that is all of it. */
export function lessPercent(
  { bill, percentOff: before = 0 }: PendingBill,
  reading: Reading,
): Cents | null {
  const percent = percentOffIn(reading) || before
  if (percent === 0 || !discounts.test(reading.flat) || / sem (?:o )?desc/.test(reading.flat))
    return null
  return cents(Math.round((bill.amountCents * (100 - percent)) / 100))
}

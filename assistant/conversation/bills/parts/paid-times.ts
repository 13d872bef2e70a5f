import { chained } from '#conversation/bills/chained.ts'
import type { Payment } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

const parts = 'parcelas|prestacoes|mensalidades|faturas|boletos|contas|meses|mes|alugueis|semanas'

const paid = new PhraseBook('that so many of one bill were paid at once', [
  {
    means: 'times',
    say: `paguei|pagamos|quitei|acertei|adiantei|mandei [ja|hoje|logo|mais|as|os] # ${parts} d*`,
    not: ['faltam|falta ..3 #'],
    like: 'paguei 2 parcelas da van',
  },
  {
    means: 'times',
    say: `paguei|pagamos|quitei|acertei|adiantei [ja|hoje|logo] # ${parts} atrasad* d*`,
    like: 'paguei 2 parcelas atrasadas da van',
  },
])

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay', 'installments']
const asPaid = { intent: 'pay', confidence: 87 } as const
const counted = new Set([...parts.split('|'), 'atrasadas', 'atrasados', 'adiantadas', 'adiantado'])
/** Nobody pays more of one bill at once. */
const timesMax = 6

/**
 * The turn of "paguei 2 parcelas da van", of a bill of each month: it is paid as often, and its
 * next days pass on. Null for any other message, and where another sum than theirs is told.
 */
export function paidTimesTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  if (!readable.includes(intent) || isQuestion(reading)) return null
  if (reading.flat.includes(' nao ') || account.clauses.some(({ mood }) => mood === 'undone')) {
    return null
  }
  const count = countIn(reading)
  if (count < 2 || count > timesMax) return null
  const said = tellingIn(message).filter(({ word }) => !counted.has(word))
  const [fit, another] = fitting(said, input.payments ?? [])
  if (!fit || another || said.length === 0 || fit.at.length < said.length) return null
  if (fit.thing.frequency && fit.thing.frequency !== 'mensal') return null
  return isOfPrice(reading, fit.thing, count) ? chained(paymentsOf(input, fit.thing, count)) : null
}

function countIn(reading: Reading): number {
  const found = paid.find(reading)
  const number = reading.numbers.find(({ first }) => {
    return found !== null && first > found.first && first <= found.last
  })
  return (number?.hundredths ?? 0) / 100
}

/** No sum, that of one of them, or that of all. */
function isOfPrice({ amounts }: Reading, { amountCents = 0 }: Bill, count: number): boolean {
  const [only, another] = amounts.map(({ valueCents }) => Math.round(valueCents))
  if (another !== undefined) return false
  return only === undefined || only === amountCents || only === amountCents * count
}

/** The first as one alone would be, and each other on top of it. */
function paymentsOf(input: TurnInput, { id, name, isPaid }: Bill, count: number): Turn[] {
  return Array.from({ length: count }, (_one, at) => {
    const isNext = at > 0 || isPaid
    const effect: Payment = { kind: 'pay', payment: { id, name }, ...(isNext && { isNext }) }
    return carry(input, asPaid, effect)
  })
}

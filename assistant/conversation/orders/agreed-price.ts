import { cents } from '@lya/core/amounts/cents.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { register } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { rememberOrder } from '#conversation/orders/remember-order.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { capital } from '#language/spelling/capital.ts'
import { workCategory } from '#understanding/categories/category-index.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']
const deals = new Set(
  (
    'combinei combinamos combinou combinaram fechei fechamos fechou fecharam acertei acertamos ' +
    'peguei pegamos consegui arrumei'
  ).split(' '),
)
const articles = new Set('o a os as um uma mais outra outro'.split(' '))
const work = new Set('a o uma um mais outra outro'.split(' '))

/**
 * The turn of "combinei 1200 com a escola pra pintar o muro, vão me dar 400 antes": 1.200 are
 * remembered, of which the 400 will be a part. Null where nothing was agreed for one's own work.
 */
export function agreedPriceTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const [whole, ahead, third] = reading.amounts
  if (!whole || third || !readable.includes(read.intent) || isQuestion(reading)) return null
  // "fechei um serviço de 850, pagam dia 10": the day is known, and what is read by it.
  const isTaken = !ahead && leans('tookJob', reading) && !leans('toCome', reading)
  if (!isTaken && !leans('agreedPrice', reading)) return null
  if (ahead && ahead.valueCents >= whole.valueCents) return null
  const amountCents = cents(Math.round(whole.valueCents))
  return rememberOrder(input, message, read, {
    description: nameIn(message),
    amountCents,
    due: !ahead && leans('toCome', reading) ? dueDayIn(reading) : null,
  })
}

/**
 * The turn of "fechei uma pintura de 1.800, peguei 600 de entrada": the 600 came in, and what is
 * left is remembered. Null for any other message.
 */
export function agreedAndAheadTurn(
  input: TurnInput,
  message: Message,
  read: Candidate,
): Turn | null {
  const { reading, index } = message
  const [whole, ahead, third] = reading.amounts
  if (!whole || !ahead || third || !readable.includes(read.intent) || isQuestion(reading)) {
    return null
  }
  if (!leans('agreedAndAhead', reading) || ahead.valueCents >= whole.valueCents) return null
  const description = nameIn(message)
  const categoryId = workCategory(index)
  // "fechei um bolo pra sábado, recebi 100 ontem": the day that is told behind what came.
  const told = reading.days.find(({ first }) => first > ahead.last)?.date
  const isPast = told && Temporal.PlainDate.compare(told, reading.today) < 0
  const date = isPast ? told : reading.today
  const came = {
    ...({ type: 'receita', description, categoryId, date } as const),
    amountCents: cents(Math.round(ahead.valueCents)),
  }
  const turn = register(input, { intent: 'log', confidence: 90 }, [came])
  if (turn.reply.kind !== 'log') return turn
  const amountCents = cents(Math.round(whole.valueCents))
  // What came of it is taken off once it is written, as of any other.
  const draft = { ...came, date: reading.today, amountCents }
  const state = remembered(turn.state, draft, message, tellingWords(description))
  const left = { kind: 'owed', amountCents: cents(amountCents - came.amountCents) } as const
  return { ...turn, state, reply: { ...turn.reply, left } }
}

/** `fechei a pintura com a escola`: the work; else who it was agreed with. */
function nameIn({ reading: { tokens, text } }: Message): string {
  const at = tokens.findIndex(({ norm }) => deals.has(norm))
  const said = (place: number) => {
    const from = articles.has(tokens[place]?.norm ?? '') ? place + 1 : place
    const token = tokens[from]
    return token?.kind === 'word' ? capital(text.slice(token.start, token.end)) : ''
  }
  if (work.has(tokens[at + 1]?.norm ?? '')) return said(at + 1)
  const joint = tokens.findIndex(({ norm }, place) => place > at && norm === 'com')
  if (joint > 0) return said(joint + 1)
  return at > 0 ? said(0) : ''
}

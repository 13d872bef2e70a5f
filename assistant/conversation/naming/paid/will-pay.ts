import type { Query } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leansWord } from '#understanding/memory/leaning.ts'

const willPay = new PhraseBook('that a bill is to be paid soon', [
  {
    means: 'will',
    say: 'vou|vamos|pretendo|quero|preciso|tenho [so] [que|de] pagar|quitar|acertar|pagando {article}|ess*|est*',
    like: 'vou pagar a luz amanhã',
  },
  {
    means: 'will',
    say: '{article} ..3 [eu|so|ai] [so] vou|vamos [so] pagar|quitar|acertar',
    like: 'a luz eu vou pagar amanhã',
  },
  {
    means: 'will',
    say: 'me lembra|lembre|lembrar|avisa|avise|avisar [de|pra|que] [eu|tenho|preciso] [que|de] [pagar] a|o|as|os|da|do|das|dos',
    like: 'me lembra de pagar a luz amanhã',
  },
  { means: 'will', say: '[eu|so] pago {article} ..3 amanha', like: 'pago a luz amanhã' },
  { means: 'will', say: '{article} ..3 [eu] [so] pago amanha', like: 'a luz eu pago amanhã' },
])

/** Words of the wish itself, and of how it is to be paid. */
const how = new Set('tenho quero preciso pretendo lembra lembre avisa avise pix cartao'.split(' '))

/**
 * The turn of "vou pagar a luz amanhã", where such a bill waits: what it comes to and when it falls
 * due is known, and is not asked. Null for any other message.
 */
export function willPayTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, account } = message
  const { payments = [] } = input
  if (payments.length === 0 || (intent !== 'none' && intent !== 'clarify')) return null
  if (reading.amounts.length > 0 || isQuestion(reading) || !willPay.isIn(reading)) return null
  // "pago a luz amanhã" is told as if it were done.
  const isAhead = reading.days.some(
    ({ date }) => Temporal.PlainDate.compare(date, reading.today) > 0,
  )
  if (!isAhead && account.clauses.some(({ mood }) => mood === 'done')) return null
  const said = tellingIn(message).filter(({ word }) => !leansWord('aside', word) && !how.has(word))
  const [fit, another] = fitting(said, payments).filter(({ at }) => at.length === said.length)
  if (!fit || another || said.length === 0 || fit.thing.isPaid) return null
  const bill = { id: fit.thing.id, asks: 'due' } as const
  const query: Query = { metric: 'upcoming', categoryId: null, from: null, to: null, bill }
  return carry(input, { intent: 'query', confidence: 85 }, { kind: 'query', query })
}

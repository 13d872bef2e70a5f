import { say } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const cards = new PhraseBook('a card and what was bought with it', [
  { means: 'card', say: 'cartao|fatura|nubank|itaucard|credicard', like: 'cartão 640' },
  {
    means: 'told',
    say: 'ja [eu] [te|lhe|vos] passei|contei|falei|mandei|disse|informei|anotei|lancei|registrei|anotamos',
    not: ['nao|nem ja', 'ja [te|lhe] falei que'],
    like: 'só compra que já te passei',
  },
])
const read = { intent: 'none', confidence: 90 } as const
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']

/**
 * The turn of "cartão 640, só compra de mercado que já te passei": what a bill of a card is made of
 * stands there, so it counts no second time, now or later. Null for any other message.
 */
export function cardToldTurn(
  input: TurnInput,
  { reading }: Message,
  { intent }: Candidate,
): Turn | null {
  if (!readable.includes(intent) || isQuestion(reading) || reading.amounts.length !== 1) return null
  const means = cards.findAll(reading).map((one) => one.means)
  if (!means.includes('card') || !means.includes('told')) return null
  const turn = say(input, read, { kind: 'talk', talk: 'notice.card-bill' })
  return { ...turn, state: { ...turn.state, cardBills: 'told' } }
}

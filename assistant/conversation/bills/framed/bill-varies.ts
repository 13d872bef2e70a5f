import { say } from '#conversation/make-turn.ts'
import { figuresIn } from '#conversation/plain/figures.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

/** It comes each month, and not at that sum. */
const varying = new PhraseBook('that what a bill comes to is another each month', [
  { means: 'varies', say: 'varia|variam|variavel|oscila', like: 'a fatura varia' },
  { means: 'varies', say: 'cada mes vem|eh|da um|outro', like: 'cada mês vem um valor' },
  { means: 'varies', say: 'muda todo|cada mes', like: 'a luz muda todo mês' },
  { means: 'varies', say: 'so d*|em|agora [em] {month}', like: 'é 730 só agora em dezembro' },
  { means: 'varies', say: 'so|foi so dessa|desta vez', like: '240 foi só dessa vez' },
])
const deeds = words(
  'paguei pago pagamos gastei comprei recebi guardei tira apaga cancela muda mude troca poe coloca deixa',
)

/**
 * The turn of "o curso é mensal, mas a fatura varia. 730 é o deste mês", of bills that stand there:
 * each is paid as it comes, so nothing is changed, and no other bill has that sum. Null where a
 * sum is told at which no bill stands, and where a deed or an order is.
 */
export function billVariesTurn(input: TurnInput, { reading }: Message): Turn | null {
  const { payments = [], state } = input
  const figures = figuresIn(reading) ?? []
  if (state.open || figures.length === 0 || !varying.isIn(reading)) return null
  if (isQuestion(reading) || hasOneOf(reading, deeds)) return null
  const isStanding = figures.every(({ cents }) => payments.some((one) => one.amountCents === cents))
  return isStanding ? say(input, { intent: 'none', confidence: 90 }, { kind: 'done-before' }) : null
}

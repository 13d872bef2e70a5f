import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { correctSum, register } from '#conversation/make-turn.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

/** Whom it is told, between the two of them. */
const told =
  '[,] [viu|ta|ne] [minha|meu] [filha|fia|filho|fio|bem|amor|anjo|linda|flor|querida|lya] [,]'
const was = 'foi|era|deu|foram|eram|custou|custaram'

const each = new PhraseBook('what each of two was', [
  {
    means: 'was',
    say: `^ [na|nao|opa|ah|desculpa] [verdade] [,] o|a|os|as ..2 ${was} [de|por] [r] [$] @ [reais] ${told} e|, [e] o|a|os|as ..2 [${was}] [r] [$] @ [reais] [,|.|!] [separado|separada|separados|separadas|viu|ta|ne] $`,
    like: 'o estacionamento foi 10 e o abastecimento 190',
  },
])

/**
 * The turn of "o estacionamento foi 10 e o abastecimento 190", of two that stand there: each is
 * mended, and what does not stand there yet is written. Null for any other message.
 */
export function bothAnewTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (!mayCorrect(intent) || isQuestion(reading) || !each.isIn(reading)) return null
  const [first, second, third] = reading.amounts
  if (!first || !second || third) return null
  const told = tellingIn(message)
  const known = rememberedIn(input)
  const ofPart = (from: number, to: number): Remembered | null => {
    const said = told.filter(({ at }) => at > from && at < to)
    const [only, another] = said.length > 0 ? namedAmong(message, known, said) : []
    return only && !another ? only : null
  }
  const one = ofPart(-1, first.first)
  const other = ofPart(first.last, second.first)
  if (!one || one.id === other?.id) return null
  const mended = correctSum(input, one, cents(Math.round(first.valueCents)))
  if (other)
    return chained([mended, correctSum(input, other, cents(Math.round(second.valueCents)))])
  // "o mercado foi 92 e o uber 15", where there is no ride yet: that is one more.
  const behind = told.filter(({ at }) => at > first.last && at < second.first)
  const added = message.account.transactions.find(({ draft, doubt }) => {
    return doubt === null && draft.amountCents === Math.round(second.valueCents)
  })
  if (!added || behind.length === 0 || namedAmong(message, known, behind).length > 0) return null
  return chained([mended, register(input, { intent: 'log', confidence: 90 }, [added.draft])])
}

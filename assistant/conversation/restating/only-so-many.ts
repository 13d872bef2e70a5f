import { cents } from '@lya/core/amounts/cents.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { namedAmong, ownIn, rememberedIn, toldLast } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const fewer = new PhraseBook('so many, and no more', [
  {
    means: 'fewer',
    say: 'foi|foram|era|eram so|apenas|somente # ..2 [,] [entao] [deu|da|total|eh|foi] [r] [$] @ [reais] [,|.|!|viu|ta|lya] $',
    like: 'na Carla semana passada foi só 2 faxinas, 320',
  },
  {
    means: 'fewer',
    say: 'so|apenas|somente fiz|teve|tive|foram # ..2 [,] [entao] [deu|da|total|eh|foi] [r] [$] @ [reais] [,|.|!|viu|ta|lya] $',
    like: 'na Carla eu só fiz 2 faxinas, deu 320',
  },
])

const recounted = new PhraseBook('so many, and not so many', [
  {
    means: 'recounted',
    say: '^ [{mended}] [,] [o|a|os|as] ..3 foi|foram|era|eram # ..2 [,] [e|viu] nao [foi|foram] # ..1 [,|.|;] [entao|e|ai] deu|ficou|da|saiu|total|custou|fica [so] [r] [$] @ [reais] [,|.|!|viu|ta|tudo] $',
    like: 'ixi o esmalte foi 3, não 2. deu 23,97',
  },
])

/**
 * The turn of "o esmalte foi 3, não 2, deu 23,97": what is named, else what was told last, came to
 * that. Null for any other message.
 */
export function recountedTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  const right = reading.amounts.at(-1)
  if (!right || !mayCorrect(read.intent) || isQuestion(reading)) return null
  if (!recounted.isIn(reading)) return null
  const own = ownIn(input)
  const said = tellingIn(message).length > 0
  const [only, another] = said ? namedAmong(message, own) : toldLast(input, own)
  if (!only || another) return null
  return correctSum(input, only, cents(Math.round(right.valueCents)))
}

/**
 * The turn of "na Carla semana passada foi só 2 faxinas, 320", of what stands there by that very
 * name: it came to no more. Null for any other message, and where its whole name is not said.
 */
export function onlySoManyTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  if (!mayCorrect(intent) || isQuestion(reading) || !fewer.isIn(reading)) return null
  if (!amount || another) return null
  const said = tellingIn(message)
  const fits = fitting(said, rememberedIn(input)).filter(({ isWhole, at }) => {
    return isWhole && at.length === said.length && at.length > 1
  })
  const [only, other] = fits
  if (!only || other) return null
  return correctSum(input, only.thing, cents(Math.round(amount.valueCents)))
}

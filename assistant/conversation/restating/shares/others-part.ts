import { cents } from '@lya/core/amounts/cents.ts'
import { correctSum, say } from '#conversation/make-turn.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Token } from '#language/tokens.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'
import { steppedOn, takenOff } from '#understanding/transactions/sums/sum.ts'

const parts = new PhraseBook('a part of what stands there that is another’s', [
  {
    means: 'named',
    say: '@ [reais] do|da|dos|das|desse|dessa|desses|dessas|no|na ..3 continua|continuam|segue|seguem [sendo] da|do|das|dos|de|pra|pro [o|a|meu|minha|seu|dona]',
    like: 'não, R$ 60,00 do mercado continuam sendo da minha sogra',
  },
  {
    means: 'mine',
    say: 'do|da|dos|das|desse|dessa|desses|disso ..5 @ [reais] nao eh|era|sao|eram|foi|foram meu|minha|meus|minhas',
    like: 'dos 200 da minha mãe, 80 não é meu',
  },
  {
    means: 'mine',
    say: '^ [mas|e|so|ah|oh|olha] [que|,] [so] [r] [$] @ [reais] [disso|disto] nao eh|era|sao|eram meu|minha|meus|minhas [,|.|!] $',
    like: '80 não é meu',
  },
  {
    means: 'mine',
    say: '@ [reais] do|da|dos|das|desse|dessa|desses|disso ..2 nao eh|era|sao|eram|foi|foram meu|minha|meus|minhas',
    not: ['nao [eh|era|foi] meu|minha gasto|conta|compra|culpa'],
    like: '30 da padaria não é meu, é da vizinha',
  },
  {
    means: 'named',
    say: '@ [reais] do|da|dos|das|desse|dessa|desses|dessas|disso ..2 eh|era|sao|eram da|do|das|dos|de [o|a|meu|minha|seu|dona]',
    like: '60 do mercado era da minha sogra',
  },
  {
    means: 'named',
    say: '^ [mas|e|ah] do|da ..2 [,] [r] [$] @ [reais] eh|era|sao|eram|foi|foram da|do|das|dos|de [o|a|meu|minha|seu|dona]',
    like: 'do mercado 20 era da vizinha',
  },
  {
    means: 'named',
    say: 'desse|dessa|desses|dessas|disso ..3 @# [reais] eh|era|sao|eram da|do|das|dos|de [o|a|meu|minha|seu|dona]',
    like: 'desses 200, 80 são do meu irmão',
  },
])

const owing = new Set('vai vao deve devem depois ainda'.split(' '))
const done = { intent: 'none', confidence: 90 } as const

/**
 * The turn of "60 do mercado continuam sendo da minha sogra", "dos 200 da minha mãe, 80 não é
 * meu": so much less is the writer's, unless it is left out already. Null for any other message,
 * and where the other is yet to pay it: till then the writer has.
 */
export function othersPartTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const found = parts.find(reading)
  if (!found || !mayCorrect(intent) || isQuestion(reading)) return null
  if (leans('removes', reading) || reading.tokens.some(({ norm }) => owing.has(norm))) return null
  const within = ({ first, last }: { first: number; last: number }): boolean => {
    return first >= found.first && last <= found.last
  }
  const part = reading.numbers.findLast(within)
  if (!part || reading.amounts.some((one) => within(one) && (one.isForeign || one.isNegative))) {
    return null
  }
  const value = part.hundredths ?? 0
  const whole = reading.numbers.find(({ first }) => first !== part.first)?.hundredths ?? null
  const entry = entryOf(input, message, whole)
  const theirs = reading.tokens[found.last + 1]
  // "desses 540, 80 é da Keyla": who is no known name did a part of the work.
  const isEarned = entry?.type === 'receita'
  const isTheirs = isSomeone(theirs?.norm ?? '') || (isEarned && isNamed(reading, theirs))
  if (found.means === 'named' && !isTheirs) return null
  if (!entry || value <= 0 || value >= entry.amountCents) return null
  if (takenOff(entry.sum).includes(value)) return say(input, done, { kind: 'done-before' })
  const sum = steppedOn(entry, { by: 'less', cents: value })
  return correctSum(input, entry, cents(entry.amountCents - value), sum)
}

function isNamed({ text }: Reading, word: Token | undefined): boolean {
  return word !== undefined && /^\p{Lu}\p{Ll}/u.test(text.slice(word.start, word.end))
}

/** The one of the sum that is told, else the one that is named, else what was written last. */
function entryOf(input: TurnInput, message: Message, whole: number | null): Remembered | undefined {
  const all = rememberedIn(input)
  const ofSum = whole === null ? [] : all.filter(({ amountCents }) => amountCents === whole)
  const named = namedAmong(message, ofSum.length > 0 ? ofSum : all)
  const [only, another] = named.length > 0 ? named : ofSum
  if (only) return another ? undefined : only
  // "50 do aluguel são da minha irmã", where no rent stands: of nothing that was told last.
  if (
    / d[oa]s? /.test(message.reading.flat) &&
    !/ d(?:ess[ea]s?|isso) /.test(message.reading.flat)
  ) {
    return undefined
  }
  const [last, more] = toldLast(input, ownIn(input))
  return more ? undefined : last
}

import { cents } from '@lya/core/amounts/cents.ts'
import { correctSum, say } from '#conversation/make-turn.ts'
import { namedAmong, ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'
import { steppedOn, totalOf } from '#understanding/transactions/sums/sum.ts'

const none = [
  'nao|ainda|vai|vao|quando|se|so|falta|depois|quer|queria|devia ..3 metade',
  'metade [d*] ..2 falta|faltou|faltava|agora|depois|amanha|dia',
  'primeira|segunda|outra metade',
]

const halves = new PhraseBook('the half that another gave back, or paid there and then', [
  {
    means: 'back',
    say: 'me|nos [ja] devolveu|devolveram|pagou|passou|mandou|deu|transferiu|pixou|acertou|repassou [ja] [a|sua] metade',
    not: none,
    like: 'no jantar ela me devolveu a metade',
  },
  {
    means: 'back',
    say: 'ja me|nos devolveu|devolveram|pagou|passou|mandou|deu|transferiu|pixou|acertou|repassou [a|sua] metade',
    not: none,
    like: 'ela já me passou metade do jantar',
  },
  {
    means: 'back',
    say: '[a] metade d*|disso ..4 [ja] me|nos [ja] devolveu|pagou|passou|mandou|deu|transferiu',
    not: none,
    like: 'metade da pizza a Bia já me pagou',
  },
  {
    means: 'there',
    say: '^ [a] metade da|do|dos|das ..4 [ja] pagou|bancou [dela|dele|ja|la|na|no] ..1 [,|.|!] $',
    not: ['eu|me|nos pagou|bancou', ...none],
    like: 'metade da pizza a Bia já pagou',
  },
  {
    means: 'there',
    say: 'pagou|bancou|cobriu|pagaram|bancaram [a] metade',
    not: ['eu|me|nos pagou|bancou', ...none],
    like: 'no jantar o Léo pagou metade',
  },
])

const done = { intent: 'none', confidence: 90 } as const

/**
 * The turn of "no jantar ela me devolveu a metade", "o Léo pagou metade do jantar", of what stands
 * there as paid whole: what is left is the expense. Null for any other message, and where no one
 * expense is meant.
 */
export function halfGivenBackTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || !mayCorrect(intent) || isQuestion(reading)) return null
  if (!halves.isIn(reading) || leans('removes', reading)) return null
  const entry = entryOf(input, message)
  if (!entry) return null
  if (entry.sum?.steps.some(({ by }) => by === 'share')) {
    return say(input, done, { kind: 'done-before' })
  }
  const sum = steppedOn(entry, { by: 'share', parts: 1, of: 2 })
  return correctSum(input, entry, cents(totalOf(sum)), sum)
}

/** The expense that is named, else what was told last, where nothing but somebody is named. */
function entryOf(input: TurnInput, message: Message): Remembered | null {
  const own = ownIn(input)
  const named = namedAmong(message, own)
  const isNamed = tellingIn(message).some(({ word }) => !isSomeone(word) && word !== 'metade')
  if (named.length === 0 && isNamed) return null
  const meant = named.length > 0 ? named : toldLast(input, own)
  const [only, another] = meant
  return only?.type === 'despesa' && !another ? only : null
}

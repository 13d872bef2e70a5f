import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { correctSum } from '#conversation/make-turn.ts'
import { isSame, nameWords } from '#conversation/match-named.ts'
import { type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { figuresIn } from '#conversation/plain/figures.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { asksForDeed, isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

/** What somebody says to have told before. */
const told = words('falei disse digitei escrevi informei registrei anotei')
/** "te passei 450": what was handed to her is words. */
const handed = words('passei mandei botei coloquei pus lancei')
const wrongly = words(
  'errado errada engano errei enganei confundi certo verdade mas era eram foi foram sao na',
)
const between = words('te ti voce que r $ uns umas os as de que era foi o a')
/** Something else was done as well. */
const deeds: readonly string[] = ['spend', 'earn', 'buy', 'lend', 'save', 'withdraw']

/**
 * The turn of "falei 450 errado, eram 520": of two sums the one that was told before is said to
 * have been told, and the other takes its place, in whichever order. Null where no entry, or
 * several, stand at that sum, and for any other message.
 */
export function saidWrongTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [one, other, another] = figuresIn(reading) ?? []
  if (!one || !other || another || (isQuestion(reading) && !asksForDeed(reading))) return null
  if (!hasOneOf(reading, wrongly) || tellsDeed(reading)) return null
  const [former, more] = [one, other].filter(({ first }) => isTold(reading, first))
  if (!former || more) return null
  const fresh = former === one ? other : one
  const value = Math.round(fresh.cents)
  if (value <= 0 || value > limits.amountCentsMax) return null
  const entry = entryAt(input, reading, Math.round(former.cents))
  return entry && correctSum(input, entry, cents(value))
}

/** "falei 450", "te passei os 450". */
function isTold({ tokens }: Reading, first: number): boolean {
  const at = tokens.findLastIndex(({ norm }, place) => place < first && !between.has(norm))
  const norm = tokens[at]?.norm ?? ''
  return told.has(norm) || (handed.has(norm) && tokens[at - 1]?.norm === 'te')
}

function tellsDeed({ tokens }: Reading): boolean {
  return tokens.some(({ norm }) => {
    const verb = findVerb(norm)
    return (
      !told.has(norm) && !handed.has(norm) && verb?.form === 'i-did' && deeds.includes(verb.kind)
    )
  })
}

/** The only one of that sum; of several the one that is named. */
function entryAt(input: TurnInput, { tokens }: Reading, amountCents: number): Remembered | null {
  const all = rememberedIn(input).filter((one) => one.amountCents === amountCents)
  const named = all.filter(({ name }) => {
    return nameWords(name).some((word) => tokens.some(({ norm }) => isSame(word, norm)))
  })
  const [only, more] = named.length > 0 ? named : all
  return only && !more ? only : null
}

import { isSame, tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/** As many words as "e a padaria foi 12" has. */
const wordsMax = 5

/** What is to become another, or on another day. */
const turning = new Set(['pra', 'para', 'por', 'em', 'nao', 'dia'])

/** Whether something is said to cost so much that stands nowhere: "padaria foi 12". */
export function isNewThing(told: TurnInput, { amounts, tokens }: Reading): boolean {
  const isShort = amounts.length === 1 && tokens.length <= wordsMax
  if (!isShort || tokens.some(({ norm }) => turning.has(norm))) return false
  if (!tokens.some(({ norm }) => isThing(norm))) return false
  const known = [...rememberedIn(told), ...(told.payments ?? []), ...(told.goals ?? [])]
  return known.every(({ name }) => {
    const words = tellingWords(name)
    return tokens.every(({ norm }) => !words.some((word) => isSame(word, norm)))
  })
}

/** A thing and what it cost, at which nothing is to be changed: and no "o leite pra 7". */
export function isPricedThing({ amounts, tokens }: Reading): boolean {
  const isShort = tokens.length <= pricedMax && tokens[0]?.kind === 'word'
  return isShort && amounts.length === 1 && tokens.every(({ norm }) => !aims.has(norm))
}

const pricedMax = 4
const aims = new Set('o a os as um uma esse essa de pra para por em eh era foi , .'.split(' '))

import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { correctSum, say } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { OwedSum } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'

const asked = { intent: 'clarify', confidence: 90 } as const

const came = new PhraseBook('what was taken on credit came to', [
  {
    means: 'came-to',
    say: 'deu|deram|da|dao|ficou|ficaram|foi|foram|eh|sao [em|por|tudo|de] [r] [$] @ [reais|conto] [,|.|!] $',
    not: ['nao deu|foi|eh'],
    like: 'os 2 açaí do seu raimundo deu 30 reais',
  },
])
const plain = new Set(['fiado', 'fiada', 'fiados', 'fiadas'])

/**
 * The turn of "os 2 açaí do seu Raimundo deu 30 reais", who took them on credit: so much is owed,
 * and nothing was spent. Null where nothing is owed by one who is named.
 */
export function tickCameToTurn(input: TurnInput, message: Message, _read: Candidate): Turn | null {
  const { reading } = message
  const { owed = [] } = input.state
  const [sum, another] = reading.amounts
  if (!sum || another || sum.isForeign || isQuestion(reading)) return null
  if (!came.isIn(reading)) return null
  const words = tellingIn(message)
    .map(({ word }) => word)
    .filter((word) => !plain.has(word))
  const amountCents = cents(Math.round(sum.valueCents))
  const at = owed.findIndex((one) => !one.isPrice && isOf(one, words))
  const one = owed[at]
  if (!one) return paidTurn(input, words, amountCents)
  const { sum: _worked, ...draft } = one.draft
  const told = owed.with(at, { ...one, draft: { ...draft, amountCents } })
  const turn = say(input, asked, { kind: 'owed', amountCents })
  return { ...turn, state: { ...turn.state, owed: told } }
}

/** What came in of it just now was so much: "os 2 açaí do seu Raimundo deu 30", behind his 28. */
function paidTurn(input: TurnInput, words: readonly string[], amountCents: Cents): Turn | null {
  const { last, rule } = input.state
  const [entry, more] = rule === 'owed' && last ? rememberedIn({ state: { last } }) : []
  if (!entry || more || entry.type !== 'receita') return null
  const things = tellingWords(entry.name)
  const others = words.filter((word) => !things.some((one) => isSame(one, word)))
  if (others.length === words.length || others.length === 0 || !others.every(isFirstName)) {
    return null
  }
  if (entry.amountCents !== amountCents) return correctSum(input, entry, amountCents)
  return say(input, { ...asked, intent: 'none' }, { kind: 'done-before' })
}

/** All of it was said of that, and somebody among it: the thing alone may be another one. */
function isOf({ words, draft }: OwedSum, said: readonly string[]): boolean {
  const things = tellingWords(draft.description)
  const isIn = (own: readonly string[], word: string) => own.some((one) => isSame(one, word))
  return said.every((word) => isIn(words, word)) && said.some((word) => !isIn(things, word))
}

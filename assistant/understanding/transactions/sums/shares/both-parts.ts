import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import { isEarned, isSomebody } from '#understanding/transactions/sums/left/put-in.ts'
import { merge, type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const whose = new PhraseBook('whose part each of two sums is', [
  {
    means: 'mine',
    say: '@ [reais|conto] [foi|eh|era|fui] eu|meu|minha|minhas [e|,|parte|mais]',
    not: ['minha|meu {person}'],
    like: 'deu 84 a minha parte e 60 a dela',
  },
  {
    means: 'mine',
    say: '@ [reais|conto] [foi|eh|era] a|o minha|meu [parte]',
    not: ['minha|meu {person}'],
    like: 'mercado deu 84 a minha parte',
  },
  {
    means: 'mine',
    say: 'minha|meu parte|lado [deu|foi|ficou|saiu|:] [r] [$] @',
    like: 'a minha parte deu 84 e a dela 60',
  },
  {
    means: 'theirs',
    say: '@ [reais|conto] [foi|eh|era] [a|o] [parte] dela|dele|ela|ele|deles|delas',
    like: '84 a minha parte e 60 a dela',
  },
  {
    means: 'of',
    say: '@ [reais|conto] [foi|eh|era] [a|o] [parte] do|da|de [o|a|meu|minha]',
    like: '84 a minha parte e 60 a da minha irmã',
  },
  {
    means: 'theirs',
    say: 'e|,|mais a|o [parte] dela|dele|deles|delas [deu|foi|ficou|saiu|:] [r] [$] @',
    like: 'a minha parte deu 84 e a dela 60',
  },
  {
    means: 'before',
    say: 'e|,|mais a|o [parte] do|da [meu|minha]',
    like: 'minha parte 30 e a do Léo 25',
  },
])

const paidAll = new PhraseBook('the writer paid both parts', [
  {
    means: 'all',
    say: 'paguei|passei|banquei|acertei|quitei [eu] [ja] tudo|todas|todos|os|as|toda [dois|duas|conta]',
    like: 'deu 84 a minha parte e 60 a dela, passei tudo no meu cartão',
  },
])

/** Whose a sum is: told before it or behind it, by a word for it or by who they are. */
function whoseIs(reading: Reading, { first, last }: Amount): 'mine' | 'theirs' | null {
  for (const found of whose.findAll(reading)) {
    const holds = found.first <= first && last <= found.last
    if (found.means === 'before') {
      const isRight = first - found.last === 2 && isNamed(reading, found.last + 1)
      if (isRight) return 'theirs'
    } else if (holds && found.means !== 'of') return found.means
    else if (holds && isNamed(reading, found.last + 1)) return 'theirs'
  }
  return null
}

/** Somebody, or a word that means nothing else: `do Léo`. */
function isNamed(reading: Reading, at: number): boolean {
  const word = reading.tokens[at]
  if (word?.kind !== 'word') return false
  return isSomebody(reading, at) || findMeanings(word.norm) === undefined
}

/**
 * `mercado deu 84 a minha parte e 60 a dela`: the writer's part is the expense, and both where
 * both were laid out (`passei tudo no meu cartão`). Null where no two parts are told so.
 */
export function takeBothParts(reading: Reading, segments: readonly Settled[]): Settled | null {
  const [one, other, more] = segments
  if (!one || !other || more || isEarned(reading, { first: 0, last: other.last })) return null
  const told = [one, other].map(({ amount }) => whoseIs(reading, amount))
  if (!told.includes('mine') || !told.includes('theirs')) return null
  const [mine, theirs] = told[0] === 'mine' ? [one, other] : [other, one]
  const isPaidWhole = paidAll.isIn(reading)
  // "camisa 35 a minha e 30 a do Pedrinho" are two shirts.
  const isShared = reading.tokens.some(({ norm }) => norm === 'parte' || norm === 'lado')
  if (!(isPaidWhole || isShared)) return null
  const own = { ...merge(theirs, mine), way: 'out', isPart: true } as const
  return isPaidWhole ? withStep(own, { by: 'plus', cents: theirs.valueCents }) : own
}

/** What the other is to give back of both, in centavos: `60 a dela, passei tudo`; else null. */
export function laidOutFor(reading: Reading, amountCents: number): number | null {
  const [one, other, more] = reading.amounts
  if (!one || !other || more) return null
  const isBoth = Math.round(one.valueCents + other.valueCents) === amountCents
  if (!isBoth || !paidAll.isIn(reading)) return null
  const theirs = [one, other].filter((amount) => whoseIs(reading, amount) === 'theirs')
  return theirs.length === 1 && theirs[0] ? Math.round(theirs[0].valueCents) : null
}

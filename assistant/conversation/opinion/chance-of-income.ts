import { nameWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { isOfTrade } from '#conversation/orders/trade.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { BinaryModel } from '#opinion/binary.ts'
import { directionFeatures } from '#opinion/direction/features.ts'
import { learnedDirection } from '#opinion/direction/learned.ts'
import type { Reading } from '#understanding/reading.ts'

/** Whoever turns, doubts and leads asks for the same. */
let latest: { direction: BinaryModel; reading: Reading; chance: number } | null = null

type Asked = Pick<TurnInput, 'direction' | 'state' | 'recent'>

/** How likely, to 1, it is that the money of a message came in, by all that is said. */
export function chanceOfIncome(input: Asked, { reading }: { reading: Reading }): number {
  const { direction = learnedDirection, state } = input
  if (latest?.direction === direction && latest.reading === reading) return latest.chance
  const heard = direction(directionFeatures(reading.tokens))
  const isSpent = isBoughtOn(state, reading) || isOwnCare(input, reading)
  const chance = isSpent ? Math.min(heard, boughtOn) : heard
  latest = { direction, reading, chance }
  return chance
}

/** Of ten things that are told on behind a purchase hardly one was sold. */
const boughtOn = 0.1

const care = '{groomed}|unha|unhas|cabelo|barba|pe|pes|mao|maos|escova|tranca|trancas'

const cared = new PhraseBook('what one has done to oneself', [
  {
    means: 'care',
    say: `^ ..2 fiz|fizemos [a|o|as|os] ${care} [e] [a|o|as|os] [pe|mao|barba|unha|sobrancelha|cabelo] [hoje|ontem] [,|:|deu|por] [r] [$] @`,
    like: 'fiz a mão e o pé, 75',
  },
])

/** "fiz a mão e o pé, 75": nobody else is named, and nothing of the kind was ever earned by. */
function isOwnCare(input: Asked, reading: Reading): boolean {
  if (!cared.isIn(reading)) return false
  return !rememberedIn(input).some(({ type, name }) => {
    return type === 'receita' && nameWords(name).some((word) => isOfTrade(word, ['beauty']))
  })
}

const more = new PhraseBook('so many more of what is bought', [
  {
    means: 'more',
    say: '^ e|mais [mais] #',
    not: ['{ware}|{groomed}|corrida|corridas|entrega|entregas|viagem|viagens|aula|aulas'],
    like: 'e 2 rolos de arame 640 tudo',
  },
])

/** "e 2 rolos de arame 640 tudo", behind what was bought: no word tells that they were sold. */
function isBoughtOn({ last }: TurnInput['state'], reading: Reading): boolean {
  const told = last?.transactions ?? []
  return told.length > 0 && told.every(({ type }) => type === 'despesa') && more.isIn(reading)
}

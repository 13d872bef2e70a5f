import type { TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { BinaryModel } from '#opinion/binary.ts'
import { directionFeatures } from '#opinion/direction/features.ts'
import { learnedDirection } from '#opinion/direction/learned.ts'
import type { Reading } from '#understanding/reading.ts'

/** Whoever turns, doubts and leads asks for the same. */
let latest: { direction: BinaryModel; reading: Reading; chance: number } | null = null

/** How likely, to 1, it is that the money of a message came in, by all that is said. */
export function chanceOfIncome(
  { direction = learnedDirection, state }: Pick<TurnInput, 'direction' | 'state'>,
  { reading }: { reading: Reading },
): number {
  if (latest?.direction === direction && latest.reading === reading) return latest.chance
  const heard = direction(directionFeatures(reading.tokens))
  const chance = isBoughtOn(state, reading) ? Math.min(heard, boughtOn) : heard
  latest = { direction, reading, chance }
  return chance
}

/** Of ten things that are told on behind a purchase hardly one was sold. */
const boughtOn = 0.1

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

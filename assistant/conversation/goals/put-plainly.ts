import type { Telling } from '#conversation/naming/telling.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const orders = new PhraseBook('ordered to be put, with nothing between', [
  {
    means: 'put',
    say: '^ [e|lya|ja] [,] [me] coloca|coloque|poe|ponha|bota|bote|joga|jogue|deposita|separa|guarda|guarde [ai] [mais] [r] [$] @ [reais]',
    like: 'coloca 100 praia',
  },
])

/** "coloca 100 praia": an order, a sum, and a goal's own words behind it, and no more than that. */
export function isPutPlainly(
  { reading }: Message,
  said: readonly Telling[],
  at: readonly number[],
): boolean {
  const order = orders.find(reading)
  const behind = order ? said.filter((one) => one.at > order.last) : []
  return at.length > 0 && behind.length === at.length && behind[0]?.at === (order?.last ?? 0) + 1
}

const purses = new Set('caixinha dinheirinho graninha fundo fundinho envelope vaquinha'.split(' '))

/** The `dinheirinho` of "põe 100 no dinheirinho do batizado": where it lies, and not what for. */
export function isPurse({ tokens }: Message['reading'], { at, word }: Telling): boolean {
  return purses.has(word) && /^d[eoa]s?$/.test(tokens[at + 1]?.norm ?? '')
}

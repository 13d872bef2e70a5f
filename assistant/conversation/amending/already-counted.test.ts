import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** The sums that stand there when all of it was said, in reais, the largest first. */
function after(...said: string[]): number[] {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const sums = conversation.world.entries.map(({ amountCents }) => amountCents / 100)
  return sums.toSorted((one, other) => other - one)
}

it.each([
  [
    ['recebi 2350 de salário', 'descontaram 180 de faltas', 'então foi 2.170'],
    [2350, 180],
  ],
  [
    ['minha mãe me deu 100', 'paguei 60 do gás', 'sobrou 40'],
    [100, 60],
  ],
  [['rachei a pizza de 28 com a Bia', 'a Bia me pagou os 14'], [14]],
  [
    [
      'gastei R$ 186,40 no mercado, metade é da minha irmã Lúcia, que vai me pagar depois',
      'A Lúcia me pagou a parte dela do mercado, R$ 93,20, em dinheiro.',
    ],
    [93.2],
  ],
  [['bar 60', 'o bar foram 2 cervejas de 15 e uma porção de 30'], [60]],
  [['vendi um bolo de 60', 'ela pagou o resto do bolo, 30'], [60]],
  [['vendi um bolo de 60', 'a Ana pagou o resto, 30'], [60]],
])('is counted, and not written again: %s', (said, sums) => {
  expect(after(...said)).toEqual(sums)
})

it('is none of another sum, which mends or adds', () => {
  const { reply } = booksAfter(today, ['bar 60', 'o bar foram 2 cervejas de 15 e uma porção de 40'])
  expect(reply).not.toContain('certinha')
  expect(after('mercado 900', 'então foi 950')).toEqual([950])
  expect(after('rachei a pizza de 28 com a Bia', 'a Bia me pagou 14 do uber')).toEqual([14, 14])
  expect(after('vendi um bolo de 60', 'ela pagou o resto da torta, 30')).toEqual([60, 30])
  expect(after('vendi um bolo por 60, ela deu 40', 'ela pagou o resto, 20')).toEqual([40, 20])
  expect(after('pizza 28', 'a Bia me pagou os 14')).toEqual([28, 14])
})

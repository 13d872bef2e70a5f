import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** What the first instalment and the bill of the others come to when all of it was said. */
function after(...said: string[]): (number | undefined)[] {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { entries, bills } = conversation.world
  return [...entries, ...bills].map(({ amountCents }) => amountCents)
}

it.each([
  ['comprei meu jaleco novo, 139,90 parcelado em 2x', 'na verdade o jaleco foi 129,90', 6495],
  [
    'comprei meu jaleco novo, 139,90 parcelado em 2x',
    'não, o total é que é 129,90, cada parcela 64,95',
    6495,
  ],
  ['tv 2000 em 10x', 'a tv foi 1900 na verdade', 19_000],
  ['geladeira 3.000 em 10x', 'não, foi 3.200', 32_000],
  ['tênis 400 em 4x', 'o total do tênis foi 360', 9000],
  ['perfume 300 em 2x', 'o perfume foi 280', 14_000],
  ['celular 1.200 em 12x', 'corrige o celular pra 1.320', 11_000],
])('splits anew what was bought by %j and corrected by %j', (bought, mended, part) => {
  expect(after(bought, mended)).toEqual([part, part])
})

it('goes on with the part that was corrected', () => {
  const bought = ['geladeira 3.000 em 10x', 'não, foi 3.200'] as const
  expect(after(...bought, 'na verdade a parcela é 310')).toEqual([31_000, 32_000])
  expect(after(...bought, 'na verdade a parcela é 310', 'sim')).toEqual([31_000, 31_000])
})

it.each([
  [
    ['tênis 400 em 4x', 'o tênis foi 90'],
    [9000, 10_000],
  ],
  [
    ['notebook em 10x de 200', 'errei, o notebook foi 10x de 210'],
    [21_000, 20_000],
  ],
  [['mercado 80', 'o mercado foi 160'], [16_000]],
])('asks about the others, or has none, in %j', (said, sums) => {
  expect(after(...said)).toEqual(sums)
})

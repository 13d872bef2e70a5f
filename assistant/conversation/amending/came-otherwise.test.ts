import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

function standsAfter(...texts: string[]) {
  const conversation = begin({ today })
  const replies = texts.map((text) => take(conversation, text).replies.join('\n'))
  const { entries } = conversation.world
  return { said: replies.at(-1) ?? '', sums: entries.map(({ amountCents }) => amountCents) }
}

it.each([
  [
    ['atendi a Rosa, unha 50', 'uber 30', 'a Rosa na verdade me pagou 45'],
    [3000, 4500],
  ],
  [
    ['fiz faxina 150', 'pão 12', 'opa, a patroa me pagou 160 na verdade'],
    [1200, 16_000],
  ],
])('mends what came in, and not what was bought since: %j', (texts, sums) => {
  expect(standsAfter(...texts).sums.toSorted((one, other) => one - other)).toEqual(sums)
})

it('asks which one is meant where several came in', () => {
  const { said, sums } = standsAfter(
    'hoje atendi a Cida, corte 45 e escova 40',
    'mercado 687,52',
    'a Cida na verdade me pagou 80, dei um descontinho de 5',
  )
  expect(said).toBe('Qual deles: Escova R$\u00a040,00 ou Corte R$\u00a045,00?')
  expect(sums).toContain(68_752)
})

it('offers it as come in where nothing did', () => {
  const { said, sums } = standsAfter('pizza 60', 'na verdade a Ana me pagou 30')
  expect(said.replaceAll('\u00a0', ' ')).toContain('Ana, entrada de R$ 30,00')
  expect(sums).toEqual([6000])
})

import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies[0] ?? '')
  const entries = conversation.world.entries.map(({ type, amountCents }) => {
    return type === 'receita' ? amountCents : -amountCents
  })
  return { entries, said: (replies.at(-1) ?? '').replaceAll('\u00a0', ' ') }
}

it.each([
  ['comprei uma calça de 90', 'a calça eu devolvi', [-9000, 9000]],
  ['gastei 2 rolos de cabo a 189,90 cada', 'devolvi um rolo de cabo', [-37_980, 18_990]],
  ['comprei 20 sacos de ração a 78', 'devolvi 2 sacos de ração', [-156_000, 15_600]],
  ['comprei dois quilos de linguiça a 22', 'devolvi meio quilo de linguiça', [-4400, 1100]],
  ['comprei um vestido 159,90', 'devolvi o vestido, não serviu', [-15_990, 15_990]],
])('asks whether the price of what went back came in: %s, %s', (bought, back, both) => {
  expect(held(bought, back).entries).toHaveLength(1)
  expect(held(bought, back, 'não').entries).toHaveLength(1)
  expect(held(bought, back, 'sim').entries).toEqual(expect.arrayContaining(both))
})

it('remembers what is still to come back', () => {
  const told = ['comprei um vestido 159,90', 'devolvi o vestido, vão estornar no cartão']
  expect(held(...told)).toMatchObject({ entries: [-15_990] })
  expect(held(...told).said).toContain('R$ 159,90')
  expect(held(...told, 'estornaram o vestido').entries).toContain(15_990)
})

it.each([
  ['comprei um livro 30', 'devolvi o livro pra Ana'],
  ['comprei uma calça de 90', 'não devolvi a calça'],
  ['comprei pão 5', 'devolvi o livro'],
])('offers nothing behind %s: %s', (bought, back) => {
  expect(held(bought, back, 'sim').entries).toHaveLength(1)
})

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
  [
    'comprei dois tênis a 150 cada',
    'Um dos tênis não serviu e a loja estornou ontem.',
    [-30_000, 15_000],
  ],
  ['comprei 3 camisas a 40', 'duas das camisas vieram rasgadas e reembolsaram', [-12_000, 8000]],
  ['comprei dois sacos de ração por 139,90 cada', 'um deles eu devolvi', [-27_980, 13_990]],
  ['comprei 3 camisas a 40', 'devolvi uma', [-12_000, 4000]],
  ['comprei uma blusa 80', 'a blusa não serviu e a loja estornou', [-8000, 8000]],
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
  ['comprei uma blusa 80', 'a loja ainda não estornou a blusa'],
])('offers nothing behind %s: %s', (bought, back) => {
  expect(held(bought, back, 'sim').entries).toHaveLength(1)
})

it.each([
  ['a cabine led foi 240 em 3x no cartao', 'cancela a cabine, devolvi', [-8000, 8000]],
  ['comprei secador 180 em 2x', 'cancela o secador, devolvi na loja e estornaram', [-9000, 9000]],
  [
    'comprei um fone 120 na shopee em 4x',
    'o fone veio errado, devolvi e a shopee estornou',
    [-3000, 3000],
  ],
  ['comprei uma tv 1000 em 10x', 'devolvi a tv pra loja, me estornaram', [-10_000, 10_000]],
])('ends the instalments of what went back: %s, %s', (bought, back, both) => {
  const conversation = begin({ today })
  for (const text of [bought, back]) take(conversation, text)
  expect(conversation.world.bills).toEqual([])
  expect(held(bought, back).entries).toHaveLength(1)
  expect(held(bought, back, 'sim').entries).toEqual(expect.arrayContaining(both))
})

it.each([
  ['comprei um celular 1200 em 6x', 'a loja trocou o celular, devolvi o velho'],
  ['comprei um celular 1200 em 6x', 'não devolvi o celular'],
  ['comprei 2 tênis 400 em 4x', 'devolvi um tênis'],
])('ends nothing of what goes on: %s, %s', (bought, back) => {
  const conversation = begin({ today })
  for (const text of [bought, back]) take(conversation, text)
  expect(conversation.world.bills).toHaveLength(1)
})

it('deletes what is to be deleted', () => {
  const told = ['comprei uma tv 1000 em 10x', 'devolvi a tv, apaga a tv aí']
  expect(held(...told).entries).toEqual([])
})

it('ends them where the money is still to come, and remembers that', () => {
  const told = ['comprei um fone 120 na shopee em 4x', 'devolvi o fone, vão estornar']
  expect(held(...told, 'estornaram o fone').entries).toEqual(expect.arrayContaining([3000]))
})

it.each([
  ['a ração saiu a 76 cada saco', 15_200],
  ['os sacos foram 76 cada', 15_200],
])('counts what went back by another price of one: %s', (anew, back) => {
  const told = ['comprei 20 sacos de ração a 78', anew]
  const gone =
    'devolvi 2 sacos de ração que veio molhado e a cooperativa me deu o dinheiro de volta'
  expect(held(...told, gone, 'sim').entries).toEqual(expect.arrayContaining([-152_000, back]))
})

it('names what comes back as it is spoken of', () => {
  const { said } = held('comprei uma calça de 90', 'a calça eu devolvi')
  expect(said).toContain('Acho que entendi, o estorno de Calça: entrada de R$ 90,00')
})

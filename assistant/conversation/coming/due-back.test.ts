import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies[0] ?? '')
  return { ...conversation.world, said: (replies.at(-1) ?? '').replaceAll('\u00a0', ' ') }
}

it.each([
  ['comprei 2 lixa eletrica 90 cada, uma é da minha colega q vai me pagar', 18_000, 'R$ 90,00'],
  ['comprei 3 pizzas a 50, uma foi pro vizinho que ainda não me pagou', 15_000, 'R$ 50,00'],
  ['o plano da minha mãe, 380, sou eu quem paga e ela me devolve metade', 38_000, 'R$ 190,00'],
  ['paguei a internet 99,90 e cada uma vai me dar 33,30', 9990, 'R$ 66,60'],
  ['paguei o gás 120 e as meninas vão me dar 40 cada', 12_000, 'R$ 80,00'],
  ['bar 200, dividido em 4, paguei tudo e vão me fazer o pix', 20_000, 'R$ 150,00'],
  ['o mercado foi 300, metade é da minha mãe e ela vai me pagar', 30_000, 'R$ 150,00'],
  ['mercado 300, metade é da minha mãe, ela me passa depois', 30_000, 'R$ 150,00'],
  ['gastei 64 no bar, mas o Rodrigo me deve 20', 6400, 'R$ 20,00'],
  ['mercado 200, 50 era da vizinha, ela me paga depois', 20_000, 'R$ 50,00'],
  ['bar 200, dividido em 4, paguei tudo e ninguém me pagou ainda', 20_000, 'R$ 150,00'],
  ['bar dividido em 4 deu 200, paguei tudo, só um me pagou', 15_000, 'R$ 100,00'],
  ['churrasco 300 dividido em 5, paguei tudo, dois já me pagaram', 18_000, 'R$ 120,00'],
  ['bar 200, éramos 4, paguei tudo, um me pagou e dois ainda não', 15_000, 'R$ 100,00'],
  ['bar 200 dividido em 4, paguei tudo, só falta um me pagar', 10_000, 'R$ 50,00'],
])('writes what of %s is not back, and says what is to come', (text, amountCents, back) => {
  const { entries, said } = held(text)
  expect(entries).toMatchObject([{ type: 'despesa', amountCents }])
  expect(said).toContain(`Ainda faltam ${back}: quando entrarem`)
})

it.each([
  ['comprei 3 rolo de arame a 420, um é do vizinho que já me pagou', 84_000],
  ['comprei 3 marmitas a 20, uma a Ana pagou', 4000],
  ['comprei 5 saco de adubo a 160, dois é do meu cunhado que já me pagou', 48_000],
  ['comprei 4 saco de milho a 70, um é do compadre e ele me pagou', 21_000],
  ['comprei 3 camisas a 40, uma é do meu filho', 12_000],
])('leaves out what another has paid back of %s', (text, amountCents) => {
  const { entries, said } = held(text)
  expect(entries).toMatchObject([{ type: 'despesa', amountCents }])
  expect(said).not.toContain('Ainda falta')
})

it('takes the part of whoever gives it, until all have', () => {
  const net = 'paguei a internet 99,90 e as meninas vão me dar 33,30 cada'
  const parts = ['a Nanda já me passou a parte dela', 'a Bia me passou a parte dela']
  expect(held(net, ...parts).entries).toMatchObject([
    { type: 'despesa', amountCents: 9990 },
    { type: 'receita', amountCents: 3330 },
    { type: 'receita', amountCents: 3330 },
  ])
  expect(held(net, ...parts, 'a Rê me passou a parte dela').entries).toHaveLength(3)
})

it.each([
  [
    'no bar deu 286,40 com os 10%, dividido em 4. Paguei tudo no crédito e os três já me fizeram pix da parte deles',
    7160,
  ],
  ['bar 200, dividimos em 4, paguei tudo e todos já me pagaram', 5000],
  ['bar 200 dividido em 4, paguei tudo no cartão e eles já me pagaram', 5000],
  ['churrasco deu 300 pra 5, paguei tudo e já me fizeram o pix', 6000],
  ['paguei 200 no bar, éramos 4, e cada um já me deu os 50', 5000],
  ['bar 200 dividido em 4, paguei tudo e cada um me pagou 50', 5000],
  ['pizza 120 dividida em 3, eu paguei e os dois já me devolveram', 4000],
  ['bar 200 dividido em 4, paguei tudo e eles já me devolveram', 5000],
  ['jantar 180 dividido com a Bia, paguei tudo e ela já me fez o pix da metade dela', 9000],
])('keeps the own part of what all have paid back: %s', (text, amountCents) => {
  const { entries, said } = held(text)
  expect(entries).toMatchObject([{ type: 'despesa', amountCents }])
  expect(said).toContain('Fiz a conta')
})

it.each([
  ['paguei metade da internet lá de casa que é cem reais a outra metade é da minha irmã', 5000],
  ['paguei a luz 120, metade é minha e a outra metade é da minha irmã', 6000],
  ['paguei 120 de luz, metade é do meu irmão', 6000],
  ['o gás chegou hoje, 125, paguei metade e minha vizinha a outra metade', 6250],
  ['paguei metade da luz, 60, a outra metade é da minha irmã', 6000],
  ['comprei um presente de 100, metade é do meu irmão que já me pagou', 5000],
])('writes the own half where the other is somebody else’s: %s', (text, amountCents) => {
  const { entries, said } = held(text)
  expect(entries).toMatchObject([{ type: 'despesa', amountCents }])
  expect(said).not.toContain('Ainda falta')
})

it('takes off the part of the only one who has', () => {
  const { entries } = held('bar 200, dividido em 4, paguei tudo e só um me pagou')
  expect(entries).toMatchObject([{ amountCents: 15_000 }])
})

it('remembers the part of one of several', () => {
  const told = 'feira 96 e mercado 312,77, 45 era da minha mãe, ela vai me devolver'
  expect(held(told).said).toContain('Ainda faltam R$ 45,00: quando entrarem')
  expect(held(told, 'mãe devolveu').entries).toMatchObject([
    { type: 'despesa', amountCents: 9600 },
    { type: 'despesa', amountCents: 31_277 },
    { type: 'receita', amountCents: 4500 },
  ])
})

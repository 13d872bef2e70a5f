import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['comprei um fogão 1.200 em 6x e um pano de prato de 8', [20_000, 800]],
  ['mercado 80 e tênis 300 em 3x', [10_000, 8000]],
  ['parcelei o sofá de 1800 em 10x e comprei uma almofada 45', [18_000, 4500]],
  ['No cartão hoje: Extra 310,45, gasolina 180,00, C&A 240,00 em 4x', [6000, 31_045, 18_000]],
  ['gasolina 100 e celular 1.200 em 12x', [10_000, 10_000]],
  ['celular 1.200 em 12x de 100 e gasolina 100', [10_000, 10_000]],
  [
    'consulta do oculista foi 180 e o óculos novo vai ficar em 540, 3 vezes de 180',
    [18_000, 18_000],
  ],
  ['paguei 90 no exame e a cirurgia vai custar 2.400, 12x de 200', [20_000, 9000]],
])('writes all of %s at once, and one of them in instalments', (text, sums) => {
  const conversation = begin({ today })
  take(conversation, text)
  expect(conversation.world.entries.map(({ amountCents }) => amountCents)).toEqual(sums)
  expect(conversation.world.bills).toHaveLength(1)
})

it.each([
  'sofá 2.400 dei 400 de entrada e o resto em 8x de 230',
  'dividi a tv 1200 em 12x de 100 com o meu irmão, ele paga 50',
])('asks about a sum of the purchase itself in %s', (text) => {
  const conversation = begin({ today })
  expect(take(conversation, text).replies[0]).toContain('Posso anotar?')
  expect(conversation.world.entries).toHaveLength(1)
})

it.each([
  ['sofá 2.400 dei 400 de entrada e o resto em 8x de 250', [25_000, 40_000]],
  [
    'Hoje fechamos com o buffet! Total 14.800, demos 2.000 de entrada e o resto em 8 parcelas de 1.600',
    [160_000, 200_000],
  ],
  ['fechei a festa: 6.000 no total, sinal de 1.200 e 4x de 1.200', [120_000, 120_000]],
  ['guarda-roupa 1.800, 300 de sinal e o restante em 5 vezes', [30_000, 30_000]],
  ['formatura total 3.600, entrada de 600, resto em 10x', [30_000, 60_000]],
  ['paguei 500 de entrada na geladeira, mais 8x de 250', [25_000, 50_000]],
  ['curso de inglês 2.160, 360 de matrícula e 12x de 150', [15_000, 36_000]],
])('writes the deposit of %s, and no price beside it', (text, sums) => {
  const { world } = spoken(text)
  expect(world.entries.map(({ amountCents }) => amountCents)).toEqual(sums)
  expect(world.bills).toHaveLength(1)
})

it.each([
  // Of what begins in January nothing is paid yet.
  ['buffet 14.800 no total, 2.000 de entrada e 8 parcelas de 1.600 a partir de janeiro', 0],
  ['tv 2.000, 20% de entrada e o resto em 8x', 1],
])('asks about the deposit of %s, which nobody says is paid', (text, paid) => {
  const conversation = spoken(text)
  expect(conversation.world.entries).toHaveLength(paid)
  take(conversation, 'sim')
  expect(conversation.world.entries).toHaveLength(paid + 1)
})

function spoken(text: string) {
  const conversation = begin({ today })
  take(conversation, text)
  return conversation
}

it.each([
  ['guardei 200 pra meta de comprar um freezer que custa mil e oitocentos', 180_000, 20_000],
  ['guardei 150 pra meta da moto que custa 9 mil', 900_000, 15_000],
  ['meta de trocar de celular que custa 2000 e já tenho 300 guardado', 200_000, 30_000],
])('aims at the price in %s, and has what is saved already', (text, target, saved) => {
  const conversation = begin({ today })
  take(conversation, text)
  expect(conversation.world.goals).toMatchObject([{ targetCents: target, savedCents: saved }])
})

it('puts it into the goal that is there', () => {
  const goals = [{ description: 'Freezer', amount: 180_000, saved: 0 }]
  const conversation = begin({ today, have: { goals } })
  take(conversation, 'guardei 200 pra minha meta do freezer que custa 1800')
  expect(conversation.world.goals).toMatchObject([{ savedCents: 20_000 }])
})

it('mends the instalments to come by a yes, and the one that is written at once', () => {
  const conversation = begin({ today })
  for (const text of ['troquei o pneu, 4x de 189,90', 'na vdd o pneu foi 4x de 198,90']) {
    take(conversation, text)
  }
  expect(conversation.world.entries).toMatchObject([{ amountCents: 19_890 }])
  expect(conversation.world.bills).toMatchObject([{ amountCents: 18_990 }])
  take(conversation, 'sim')
  expect(conversation.world.bills).toMatchObject([{ amountCents: 19_890 }])
})

it.each([
  ['internet 99,90 vence dia 8 me lembra', 9990, 8],
  ['me avisa da fatura de 3.412,88 dia 5', 341_288, 5],
])('offers a bill by %s, and no entry', (text, amountCents, dueDay) => {
  const conversation = begin({ today })
  take(conversation, text)
  take(conversation, 'sim')
  expect(conversation.world.entries).toEqual([])
  expect(conversation.world.bills).toMatchObject([{ amountCents, dueDay }])
})

it.each([
  ['Recebi do meu chefe 600 pra comprar material da obra, não é meu', 'silent.not-own'],
  ['minha filha eu tenho 72 anos nao sei mexer nisso nao', 'talk'],
  ['posso gastar 100 hoje?', 'query'],
  ['Lya, boa noite. Fecho o mês quanto positivo?', 'query'],
])('hears what %s is', (text, rule) => {
  expect(take(begin({ today }), text).turn.rule).toBe(rule)
})

it.each([
  ['a moto é financiada, 480 por mes todo dia 15, faltam 20 parcelas', 20],
  ['consórcio 350 todo dia 10 por mais 30 meses', 30],
  ['aluguel 1.200 todo dia 5', null],
])('ends a bill where %s does', (text, instalments) => {
  const conversation = begin({ today })
  take(conversation, text)
  expect(conversation.world.bills).toMatchObject([{ instalments, instalmentsPaid: 0 }])
})

import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

describe('money that is still to come in', () => {
  it.each([
    ['o Léo me deve 20 da janta', 'Já recebi', 2000],
    ['vendi 2 bolo a 45 mas só recebo sábado', 'Já caiu', 9000],
    ['meu décimo terceiro cai amanhã, 1.412', 'Já caiu', 141_200],
    ['o décimo terceiro vem agora em dezembro, a segunda parcela, 1.623', 'Já caiu', 162_300],
    ['em dezembro cai a segunda parcela do décimo, 1.400', 'Já caiu', 140_000],
    ['a primeira parcela do 13º sai em dezembro, 1.100', 'Já caiu', 110_000],
    ['férias de 2.100 caem em janeiro', 'Já caiu', 210_000],
    ['peguei uma obra de 3 mil, começo semana que vem', 'Já recebi', 300_000],
    ['arrumei um bico de 300 pra sábado', 'Já caiu', 30_000],
    ['peguei um trampo de pintura, 900, começo segunda', 'Já caiu', 90_000],
    ['consegui uma faxina de 150 pra domingo', 'Já caiu', 15_000],
    ['vem um bônus de 800 em dezembro', 'Já caiu', 80_000],
    ['meu marido não me pagou ainda os 60', 'Já recebi', 6000],
    ['Recebi o plantão de R$ 320,00 hoje, mas só cai na conta na terça.', 'Já caiu', 32_000],
    ['recebi 400 da dona Neuza hoje, mas só cai segunda', 'Já caiu', 40_000],
    ['recebi 500 do cliente no cheque, só compensa quinta', 'Já caiu', 50_000],
    ['me pagaram 300 hoje mas só entra na conta dia 5', 'Já caiu', 30_000],
  ])('is written by %s only when it has come', (text, answer, amountCents) => {
    const conversation = begin({ today })
    const { replies } = take(conversation, text)
    expect(replies[0]).toMatch(/ainda não caiu|para receber/)
    expect(conversation.world.entries).toEqual([])
    take(conversation, answer)
    expect(conversation.world.entries).toMatchObject([{ type: 'receita', amountCents }])
  })
})

it('writes what came, and not what another thing does later', () => {
  const [text, amountCents] = ['recebi 400 do salário, o vale só cai dia 20', 40_000]
  const conversation = begin({ today })
  take(conversation, text)
  expect(conversation.world.entries).toMatchObject([{ type: 'receita', amountCents }])
})

it('writes work that was taken on where its money moved', () => {
  const conversation = begin({ today })
  take(conversation, 'peguei um serviço de 300 e já recebi')
  take(conversation, 'peguei uma encomenda de bolo pra sábado 180, a cliente deu 90 de sinal')
  const sums = conversation.world.entries.map(({ amountCents }) => amountCents)
  expect(sums).toEqual([30_000, 9000])
})

it.each([
  'eu ganho 2.900 e meu marido 2.300, caem os dois no dia 28',
  'meu salário é 4.000 e o da Carol 3.500, cai tudo dia 5',
  'eu recebo 2.400 e o Rafa 3.100 todo dia 30',
])('writes no wages that have not come: %s', (text) => {
  const conversation = begin({ today })
  const { replies } = take(conversation, text)
  expect(replies[0]).toContain('Entrada fixa')
  expect(conversation.world).toMatchObject({ entries: [], bills: [] })
})

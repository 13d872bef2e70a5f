import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const cakes = 'vendi 2 bolos no fiado pra Cida por 30'

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies[0] ?? '')
  return { ...conversation.world, said: (replies.at(-1) ?? '').replaceAll('\u00a0', ' ') }
}

it.each([
  'ele me deve 300, me lembra dia 10 de dezembro',
  'me lembra de cobrar 300 da Rita sexta',
  'me lembra de receber 300 do Paulo dia 3',
  'meu salário cai dia 5, 300, me lembra',
])('makes no bill and no expense of %s, and says so', (text) => {
  for (const answer of ['sim', 'me lembra', 'ok']) {
    const { entries, bills } = held(text, answer)
    expect([entries, bills]).toEqual([[], []])
  }
  expect(held(text).said).toContain('Lembrar de dinheiro para receber eu ainda não sei')
  expect(held(text).said).toContain('R$ 300,00')
})

it.each([
  ['o Zé me deve 120', 'o Zé pagou', 12_000],
  ['o Zé me deve 120', 'Já recebi', 12_000],
  ['a vizinha ficou me devendo 40', 'a vizinha acertou', 4000],
  [cakes, 'a cida pagou os bolos', 3000],
  ['ele ficou de me pagar 80 sexta', 'ele me pagou', 8000],
  ['Emprestei 300 pro meu cunhado, ele vai me pagar dia 10', 'meu cunhado me pagou', 30_000],
  ['emprestei 50 pra Ana, ela paga dia 15', 'a Ana me devolveu', 5000],
])('remembers %s until %s, some messages later', (told, came, amountCents) => {
  const { entries } = held(told, 'padaria 12', 'quanto gastei hoje?', came)
  const income = entries.filter(({ type }) => type === 'receita')
  if (came !== 'Já recebi') expect(income).toMatchObject([{ amountCents }])
  const atOnce = held(told, came).entries.filter(({ type }) => type === 'receita')
  expect(atOnce).toMatchObject([{ amountCents }])
})

it.each([
  ['emprestei 100 pro vizinho', 'ele me devolveu metade', 5000],
  ['Emprestei R$ 100,00 ao vizinho até o dia 5.', 'O vizinho devolveu metade.', 5000],
])('%s, %s: the other half is still to come', (told, half, amountCents) => {
  const came = held(told, half, 'ele devolveu o resto').entries.slice(1)
  expect(came).toMatchObject([{ amountCents }, { amountCents }])
})

it('asks whether whoever fetched what was ordered paid for it', () => {
  const told = 'a Joana vai pagar 180 quando buscar sábado'
  expect(held(told, 'joana buscou').entries).toEqual([])
  expect(held(told, 'joana buscou', 'sim').entries).toMatchObject([{ amountCents: 18_000 }])
  const paid = held(told, 'a joana buscou o vestido e pagou').entries
  expect(paid).toMatchObject([{ type: 'receita', amountCents: 18_000 }])
  expect(held(told, 'a joana buscou as crianças', 'sim').entries).toEqual([])
})

it.each([
  ['a Marta veio buscar o vestido, 120 no pix', 'receita'],
  ['a Lia passou pegar as marmitas e deixou 120', 'receita'],
  ['o motoboy veio buscar o pacote, 120', 'despesa'],
])('%s: %s', (told, type) => {
  expect(held(told).entries).toMatchObject([{ type, amountCents: 12_000 }])
})

it('tells those apart who owe', () => {
  const { entries } = held(cakes, 'seu Jorge levou 35 fiado', 'a cida pagou os bolos')
  expect(entries).toMatchObject([{ amountCents: 3000 }])
  const { entries: none, said } = held(cakes, 'seu Jorge levou 35 fiado', 'ele pagou')
  expect(none).toEqual([])
  expect(said).toContain('Posso anotar?')
})

it.each(['a cida não pagou ainda', 'quando a cida pagar eu aviso', 'a Vera pagou', 'sim', 'ok'])(
  'takes nothing for paid by %s',
  (text) => {
    expect(held(cakes, text).entries).toEqual([])
  },
)

it('forgets what has come in', () => {
  const { entries } = held(cakes, 'a cida me pagou 30', 'a cida pagou os bolos')
  expect(entries).toHaveLength(1)
})

it('tells of the day on which what was lent comes back', () => {
  const { said, entries } = held('emprestei 50 pra Ana, ela paga dia 15')
  expect(said).toContain('Quando o dinheiro voltar, em 15/12, me conta que eu anoto.')
  expect(entries).toMatchObject([{ type: 'despesa', amountCents: 5000 }])
})

it.each(['a Sandra pagou o resto', 'a Sandra me pagou o resto da torta, 50'])(
  'knows what is left of an order: %s',
  (paid) => {
    const { entries } = held('a Sandra encomendou uma torta de 90 deu 40 de sinal', paid)
    expect(entries.map(({ type, amountCents }) => [type, amountCents])).toEqual([
      ['receita', 4000],
      ['receita', 5000],
    ])
  },
)

it('remembers the half of what the writer paid whole', () => {
  const told = 'a vacina foi 280 metade minha metade do meu irmão, eu paguei tudo'
  expect(held(told).said).toContain('Ainda faltam R$ 140,00')
  expect(held(told).entries).toMatchObject([{ type: 'despesa', amountCents: 28_000 }])
  expect(held(told, 'ele me pagou').entries).toHaveLength(2)
})

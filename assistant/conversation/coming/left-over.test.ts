import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const sofa = 'comprei um sofá de 1.500, paguei 500 agora e o resto dia 10'

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies[0] ?? '')
  return { ...conversation.world, said: (replies.at(-1) ?? '').replaceAll('\u00a0', ' ') }
}

it.each([
  [sofa, 50_000, 'R$ 1.000,00 em 10/12', '2026-12-10'],
  [
    'comprei um tenis de 300 e paguei 100 de entrada, resto mes que vem',
    10_000,
    'R$ 200,00 em 26/12',
    '2026-12-26',
  ],
  ['o conserto ficou 800, dei 300 e o resto só semana que vem', 30_000, 'R$ 500,00', '2026-12-03'],
  ['paguei 500 do sofá e fiquei devendo 1000 pra dia 20', 50_000, 'R$ 1.000,00', '2026-12-20'],
  [
    'lembrancinhas 120 un a 3,50, metade agora e metade na entrega dia 20 de setembro',
    21_000,
    'R$ 210,00 em 20/09/2027',
    '2027-09-20',
  ],
  ['bolo 400, metade hoje e metade dia 10', 20_000, 'R$ 200,00 em 10/12', '2026-12-10'],
  ['convites 100 a 6 reais, paguei metade e o resto dia 15', 30_000, 'R$ 300,00', '2026-12-15'],
  [
    'paguei 200 de sinal do bolo, o restante 800 é pra 10 de agosto',
    20_000,
    'R$ 800,00',
    '2027-08-10',
  ],
  [
    'fotógrafo: paguei 330 de sinal hoje. O restante, 2.970, é pra 10 de agosto',
    33_000,
    'R$ 2.970,00',
    '2027-08-10',
  ],
  ['decoração: 400 agora e os outros 600 em 20 de dezembro', 40_000, 'R$ 600,00', '2026-12-20'],
  ['banda: sinal de 300 pago, saldo de 900 pra 5 de março', 30_000, 'R$ 900,00', '2027-03-05'],
  [
    'comprei uma bota 150, metade paguei agora e metade fica pra dia 15',
    7500,
    'R$ 75,00',
    '2026-12-15',
  ],
  ['comprei 10 mourões a 45, dei 200 e o resto fica pra dia 12', 20_000, 'R$ 250,00', '2026-12-12'],
  [
    'conserto da geladeira 320: paguei 120 hoje e o saldo em 15 de dezembro',
    12_000,
    'R$ 200,00',
    '2026-12-15',
  ],
  ['paguei metade do dentista 250, a outra metade dia 10', 25_000, 'R$ 250,00', '2026-12-10'],
])('writes what was paid of %s, and offers the rest', (text, amountCents, rest, nextDate) => {
  const first = held(text)
  expect(first.entries).toMatchObject([{ amountCents, date: '2026-11-26' }])
  expect(first.said).toContain(`E o resto, ${rest}`)
  expect(first.bills).toEqual([])
  const { bills, entries } = held(text, 'Me lembra')
  expect(entries).toHaveLength(1)
  expect(bills.map((one) => [one.nextDate.toString(), one.instalments])).toEqual([[nextDate, 1]])
})

it.each([
  ['dia 15', '2026-12-15'],
  ['Mês que vem', '2026-12-26'],
])('asks for the day of the rest where none was told, and hears %s', (answer, nextDate) => {
  const text = 'moto 9 mil, dei 2 mil de entrada, falta 7 mil'
  expect(held(text).said).toContain('Ainda faltam R$ 7.000,00: que dia vence?')
  const { bills } = held(text, answer)
  expect(bills).toMatchObject([{ name: 'Moto', amountCents: 700_000 }])
  expect(bills[0]?.nextDate.toString()).toBe(nextDate)
})

it('leaves the rest by a no, and what was written stands', () => {
  const { entries, bills, said } = held(sofa, 'Não')
  expect([entries.length, bills.length, said]).toEqual([1, 0, 'Tudo bem, fica assim.'])
})

it('takes back the bill first, then what was paid', () => {
  expect(held(sofa, 'Me lembra', 'desfazer')).toMatchObject({ bills: [], entries: [{}] })
  expect(held(sofa, 'Me lembra', 'desfazer', 'desfazer')).toMatchObject({ bills: [], entries: [] })
})

it('hears a correction of what was paid behind it', () => {
  const { entries, bills } = held(sofa, 'o sofá foi 600')
  expect([entries, bills]).toMatchObject([[{ amountCents: 60_000 }], []])
})

it.each([
  'mercado deu 180, paguei 100 no pix e o resto em dinheiro',
  'comprei o resto do material, 300',
  'paguei 80 na feira e 20 no açougue',
])('offers nothing of %s', (text) => {
  expect(held(text).said).not.toMatch(/resto|faltam/)
})

it('never dates a part by the day of the rest', () => {
  const { entries } = held('paguei 200 pro pedreiro, o resto ele recebe sexta')
  expect(entries).toMatchObject([{ amountCents: 20_000, date: '2026-11-26' }])
})

it.each([
  ['vendi três porcos a 700 cada, recebi 900 agora e o resto dia 10', 90_000, 'R$ 1.200,00'],
  [
    'vendi a moto por 6.000, o rapaz deu 3 mil no pix hoje e o resto em duas vezes de 1.500',
    300_000,
    'R$ 3.000,00',
  ],
  ['vendi 10 marmitas a 18, a Ana levou 2 fiado', 14_400, 'R$ 36,00'],
  ['vendi 14 bolos de pote a 12 cada hoje, 3 ficaram fiado', 13_200, 'R$ 36,00: quando'],
  ['vendi 5 bolos a 40, a Ana vai pagar 2 sexta', 12_000, 'R$ 80,00 amanhã'],
  ['a Neide comprou 4 marmitas, pagou 50 e ficou devendo 22', 5000, 'R$ 22,00'],
  ['a Bia levou 3 bolos de 30, pagou 60 e ficou devendo 30', 6000, 'R$ 30,00'],
  ['o patrão pagou 300 dos 500, o resto na segunda', 30_000, 'R$ 200,00 em 30/11'],
  ['fechei uma cerca por 1.900, o seu Beto deu 700 hoje e o resto no final', 70_000, 'R$ 1.200,00'],
  ['vendi 30 marmitas a 18, dez o pessoal da obra vai pagar segunda', 36_000, 'R$ 180,00 em 30/11'],
  ['vendi 15 marmitas a 18, cinco vão pagar terça', 18_000, 'R$ 90,00 em 01/12'],
  ['fiz 4 unhas a 35, uma fiada', 10_500, 'R$ 35,00'],
  ['vendi 3 bolos a 20, a Ana pagou um', 2000, 'R$ 40,00'],
  ['vendi 3 bolos a 20, a Ana pagou 40', 4000, 'R$ 20,00'],
  ['fiz 3 pe e mao a 60, uma pagou metade e a outra metade semana q vem', 15_000, 'R$ 30,00'],
  ['vendi 5 bolos a 40, dois pagaram só metade', 16_000, 'R$ 40,00'],
  ['me pagaram oitenta do salgado, era cento e sessenta, faltou metade', 8000, 'R$ 80,00'],
  ['a Bia me pagou 100 da faxina, era 200, ficou faltando metade', 10_000, 'R$ 100,00'],
  ['vendi 5 marmitas a 20, uma a cliente pagou metade', 9000, 'R$ 10,00'],
  ['a Bia levou 3 camisas a 40 e pagou 50', 5000, 'R$ 70,00'],
  ['seu jorge pegou duas de dezoito e pagou uma', 1800, 'R$ 18,00'],
  ['dona rosa levou quatro de dezoito e pagou duas', 3600, 'R$ 36,00'],
  ['a Cida levou 5 marmitas a 18 e pagou 3', 5400, 'R$ 36,00'],
  ['vendi o fogão por 500, ela deu 200 e o resto em 3 de 100', 20_000, 'R$ 300,00'],
])('writes what came of %s, and says what did not', (text, amountCents, rest) => {
  const { entries, said } = held(text)
  expect(entries).toMatchObject([{ type: 'receita', amountCents }])
  expect(said).toContain(`Ainda faltam ${rest}`)
})

it('counts what is left on tick as spent', () => {
  const { entries } = held('comprei 20 litros de gasolina a 6, paguei 50 e o resto ficou fiado')
  expect(entries).toMatchObject([{ type: 'despesa', amountCents: 12_000 }])
})

it.each([
  ['dei 2000 de entrada na moto e vou pagar 36 de 450', 200_000, 45_000, 36],
  ['comprei um guarda roupa de 1500, dei 300 e o resto em 6 de 200', 30_000, 20_000, 6],
])('writes the deposit of %s, and its parts', (text, deposit, each, count) => {
  const { entries, bills } = held(text)
  expect(entries.map((one) => one.amountCents).toSorted((a, b) => b - a)).toEqual(
    [deposit, each].toSorted((a, b) => b - a),
  )
  expect(bills).toMatchObject([{ amountCents: each, instalments: count }])
})

it('says what others are still to pay, and finds it when they do', () => {
  const text = 'faxina na dona marta 180 hoje mas ela so me deu 100 o resto amanha'
  expect(held(text).said).toContain('Ainda faltam R$ 80,00 amanhã')
  expect(held(text).entries).toMatchObject([{ type: 'receita', amountCents: 10_000 }])
  const { entries, bills } = held(text, 'ela me pagou o resto')
  expect(entries.map((one) => one.amountCents)).toEqual(expect.arrayContaining([10_000, 8000]))
  expect(entries).toHaveLength(2)
  expect(bills).toEqual([])
})

it.each([
  [
    'consulta 250',
    'a consulta paguei so 125 hj. o resto dia 10 do mes q vem',
    12_500,
    '2026-12-10',
  ],
  ['oficina 900', 'a oficina eu paguei 400, falta 500 que pago dia 10', 40_000, '2026-12-10'],
])('mends what was written whole, and offers the rest: %s, %s', (whole, part, paid, due) => {
  const { entries, bills } = held(whole, part, 'sim')
  expect(entries.map(({ amountCents }) => amountCents)).toEqual([paid])
  expect(bills.map(({ nextDate }) => nextDate.toString())).toEqual([due])
})

it.each([
  ['peguei 200 emprestado com meu primo pra pagar dia 10', 20_000, '2026-12-10'],
  ['minha tia me emprestou 150, pago sexta', 15_000, '2026-11-27'],
])('writes what was borrowed, and offers the day it is given back: %s', (text, sum, due) => {
  expect(held(text).entries).toMatchObject([{ type: 'receita', amountCents: sum }])
  expect(held(text, 'não').bills).toEqual([])
  const { bills, entries } = held(text, 'me lembra')
  expect(entries).toHaveLength(1)
  expect(bills.map((one) => [one.amountCents, one.nextDate.toString()])).toEqual([[sum, due]])
})

it('counts once what was bought on tick and paid in part', () => {
  expect(held('comprei fiado na venda 38 e paguei 20').entries).toMatchObject([
    { type: 'despesa', amountCents: 3800 },
  ])
})

it('takes what came of one piece for less of the same', () => {
  const { entries } = held('vendi dois bolos a quarenta cada', 'da dona Cida só recebi quarenta')
  expect(entries).toMatchObject([{ type: 'receita', amountCents: 4000 }])
})

it.each([
  ['vendi 3 camisas a 30, deu 60 com desconto', [6000]],
  ['vendi 4 camisas a 30, recebi 90 porque dei desconto', [9000]],
  ['vendi 3 bolos a 20 e paguei 15 de gás', [6000, 1500]],
  ['devolvi o sinal de 30 da Carol', [3000]],
])('owes nothing behind %s', (text, sums) => {
  const { entries, said } = held(text)
  expect(entries.map((one) => one.amountCents)).toEqual(sums)
  expect(said).not.toContain('faltam')
})

it('knows the rest of what was owed already', () => {
  const said = ['Neide me deve 80, paga dia 5', 'Neide pagou 50, falta 30', 'Neide pagou o resto']
  const sums = held(...said).entries.map(({ type, amountCents }) => `${type} ${amountCents}`)
  expect(sums.toSorted()).toEqual(['receita 3000', 'receita 5000'])
})

it.each([
  [
    ['a diarista veio, 150, mas paguei só 100 pq faltava troco', 'mandei o resto pra diarista'],
    5000,
  ],
  [['pintor 800, só dei 300 por enquanto', 'paguei o resto do pintor'], 50_000],
])('writes what was left when it is handed over: %s', (told, amountCents) => {
  expect(held(...told).entries).toHaveLength(2)
  expect(held(...told).entries.some((one) => one.amountCents === amountCents)).toBe(true)
})

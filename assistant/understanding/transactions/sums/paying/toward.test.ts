import { describe, expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-11-28'
const sums = (text: string) =>
  (interpretCase({ text, today }).transactions ?? []).map(
    ({ type, amount, description }) =>
      `${type === 'despesa' ? '-' : '+'}${amount} ${description ?? ''}`,
  )

describe('what another bears of it is no expense of the writer', () => {
  it.each([
    ['O plano de saúde é de R$ 1.100,00 e a empresa paga R$ 600,00.', ['-50000 Plano de saúde']],
    ['a consulta foi 350 e o convênio pagou 210', ['-14000 Consulta']],
    ['faculdade 900, meu pai paga 400', ['-50000 Faculdade']],
    ['aluguel 1200, minha irmã banca 500', ['-70000 Aluguel']],
    ['mercado 200, a firma pagou 800 de salário', ['-20000 Mercado', '+80000 Salário']],
  ])('%s', (text, want) => expect(sums(text)).toEqual(want))
})

describe('what somebody near gave toward a thing stands beside its price', () => {
  it.each([
    ['a vó me deu 50 do remedio q foi 68', ['+5000 Remedio', '-6800 Remedio']],
    ['minha mãe me mandou 40 da farmácia que deu 94', ['+4000 Farmácia', '-9400 Farmácia']],
    ['o remedio eu gastei 68 e ela me deu 50', ['-6800 Remedio', '+5000 Remedio']],
    ['comprei remédio 68, minha vó me deu 50', ['-6800 Remédio', '+5000 Vó']],
  ])('%s', (text, want) => expect(sums(text)).toEqual(want))
})

describe('what was paid of several things at once is no third one', () => {
  it.each([
    ['fiz a unha 45 e a sobrancelha 30, paguei 50 e o resto na outra semana', [4500, 3000]],
    ['mercado 120 e farmácia 60, paguei 100 e fiquei devendo o resto', [12000, 6000]],
    ['comprei um tênis 200 e uma meia 30, só dei 100 hoje, faltam 130', [20000, 3000]],
    ['almoço 30, mercado 50 e paguei 20 de uber', [3000, 5000, 2000]],
  ])('%s', (text, want) => {
    expect(interpretCase({ text, today }).transactions?.map(({ amount }) => amount)).toEqual(want)
  })
})

describe('what was lent on a day that is over went out on it', () => {
  it.each([
    ['minha irma me deve 80 q emprestei qnd ela veio aqui quarta', '2026-11-25'],
    ['o joão me deve 80 que eu emprestei ontem', '2026-11-27'],
  ])('%s', (text, date) => {
    const [only] = interpretCase({ text, today }).transactions ?? []
    expect([only?.type, only?.amount, only?.date]).toEqual(['despesa', 8000, date])
  })
})

describe('who fills the tank pays for it', () => {
  it.each([
    ['Emprestei o carro pro meu filho e ele encheu o tanque, 180 reais', 0],
    ['emprestei a moto pro joão e ele abasteceu 50', 0],
    ['enchi o tanque, 180', 1],
    ['mandei encher o tanque, 180', 1],
  ])('%s', (text, count) => {
    expect(interpretCase({ text, today }).transactions ?? []).toHaveLength(count)
  })
})

describe('a part that is told is of the thing beside it', () => {
  it.each([
    ['recarga do cel 25 e a netflix q divido com a galera minha parte 11,90', [2500, 1190]],
    ['mercado 120 e a luz que divido com minha irmã minha parte 60', [12000, 6000]],
    ['mercado 120 e a internet, minha parte 45', [12000, 4500]],
    ['a conta deu 320 e a minha parte 80', [8000]],
    ['almoço 60 com a galera e minha parte 20', [2000]],
  ])('%s', (text, want) => {
    expect(interpretCase({ text, today }).transactions?.map(({ amount }) => amount)).toEqual(want)
  })
})

describe('what is to be paid in a month to come is not written today', () => {
  it.each([
    ['IPVA de 2027: R$ 1.640,00, à vista com 3% de desconto em janeiro.', 0],
    ['IPVA 2027 1640, pago em janeiro', 0],
    ['mercado 300 em outubro', 1],
    ['paguei 300 do IPTU de janeiro', 1],
  ])('%s', (text, count) => {
    expect(interpretCase({ text, today }).transactions ?? []).toHaveLength(count)
  })
})

describe('what is not owed of a thing that was taken came in', () => {
  it.each([
    ['a dona lurdes levou um bolo de setenta ficou me devendo trinta', ['receita 4000']],
    ['vendi um bolo de 70 pra Ana e ela ficou devendo 30', ['receita 4000']],
    ['a Cida pegou uma torta de 90, pagou 60 e ficou devendo 30', ['receita 6000']],
    ['a dona lurdes levou 35 fiado', []],
  ])('%s', (text, want) => {
    const told = interpretCase({ text, today }).transactions ?? []
    expect(told.map(({ type, amount }) => `${type} ${amount}`)).toEqual(want)
  })
})

describe('what is still to be done was not paid', () => {
  it.each([
    [
      'Passei mal e fui no medico particular 250 reais o exame de sangue ficou 85 mas ainda vou fazer',
      ['25000 Medico particular'],
    ],
    ['médico 250 e o exame 85 que ainda vou fazer', ['25000 Médico']],
    ['médico 250 e o exame 85 que fiz ontem', ['25000 Médico', '8500 Exame']],
  ])('%s', (text, want) => {
    const told = interpretCase({ text, today }).transactions ?? []
    expect(told.map(({ amount, description }) => `${amount} ${description}`)).toEqual(want)
  })
})

describe('who was along, the weather and the envelope are no names', () => {
  it.each([
    ['dei 50 reais dentro de um cartão pra minha neta', '5000 Neta'],
    ['jantamos na pizzaria eu e minha esposa 2 pizzas de 50', '10000 Pizzas'],
    ['furou o pneu 35', '3500 Furou o pneu'],
  ])('%s', (text, want) => {
    const [one] = interpretCase({ text, today }).transactions ?? []
    expect(`${one?.amount} ${one?.description}`).toBe(want)
  })
})

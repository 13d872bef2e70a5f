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

import { describe, expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-11-28'
const sums = (text: string) =>
  (interpretCase({ text, today }).transactions ?? []).map(
    ({ type, amount }) => `${type === 'despesa' ? '-' : '+'}${amount}`,
  )

describe('how a part of it was paid is no second expense', () => {
  it.each([
    ['fui no mercado gastei 187,40 mas usei 50 do vale', ['-18740']],
    ['gastei 90 no mercado, 40 foi no vale', ['-9000']],
    ['mercado 120, sendo 70 no vale e 50 no pix', ['-12000']],
    ['mercado 120, 70 no vale alimentação e 50 no pix', ['-12000']],
    ['gastei 45 na farmácia e usei 5 de cashback', ['-4500']],
  ])('%s', (text, want) => expect(sums(text)).toEqual(want))
})

describe('what names a thing of its own stands by itself', () => {
  it.each([
    ['almoço 32 no vale e 12 de café no pix', ['-3200', '-1200']],
    ['mercado 200, uber 30 no pix e cinema 40 no cartão', ['-20000', '-3000', '-4000']],
    ['gastei 90 no mercado e 40 no uber', ['-9000', '-4000']],
  ])('%s', (text, want) => expect(sums(text)).toEqual(want))
})

describe('the price of what the money is for was not paid', () => {
  it.each([
    ['minha mãe me mandou um pix de 300 pra pagar a faculdade que é 280', ['+30000']],
    ['recebi 300 do meu pai pra pagar a luz que é 180', ['+30000']],
    ['paguei a faculdade que é 280', ['-28000']],
  ])('%s', (text, want) => expect(sums(text)).toEqual(want))
})

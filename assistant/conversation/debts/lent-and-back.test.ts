import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function held(...said: readonly string[]): string {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { entries } = conversation.world
  return entries
    .map(({ type, amountCents, description, date }) => {
      const cents = type === 'receita' ? amountCents : -amountCents
      return `${cents / 100} ${description} ${date}`
    })
    .join('; ')
}

const zé = '-100 Empréstimo pro Zé 2026-11-27; 50 Devolução do Zé 2026-11-28'

it.each([
  ['emprestei 100 pro Zé ontem, hoje ele me pagou 50', zé],
  ['emprestei 100 pro Zé ontem e hoje ele pagou 50', zé],
  ['emprestei 100 reais pro Zé ontem, hoje ele me deu 50 de volta', zé],
  ['emprestei 100 pro Zé ontem, ele já devolveu 50 e ainda deve 50', zé],
  [
    'ontem emprestei 100 pro Zé e hoje ele devolveu tudo',
    '-100 Empréstimo pro Zé 2026-11-27; 100 Devolução do Zé 2026-11-28',
  ],
  [
    'emprestei 200 pra Ana, ela devolveu 80 e ainda deve 120',
    '-200 Empréstimo pra Ana 2026-11-28; 80 Devolução da Ana 2026-11-28',
  ],
])('what was lent and what came back of it: %s', (text, entries) => {
  expect(held(text)).toBe(entries)
})

it('knows what is left of it', () => {
  expect(held('emprestei 100 pro Zé ontem, hoje ele me pagou 50', 'o Zé pagou o resto')).toBe(
    `${zé}; 50 Devolução do Zé 2026-11-28`,
  )
})

it.each([
  ['emprestei 100 pro Zé e ele vai me pagar dia 5', '-100 Empréstimo pro Zé 2026-11-28'],
  [
    'emprestei 50 pro Zé ontem, hoje paguei 30 de luz',
    '-50 Empréstimo pro Zé 2026-11-27; -30 Luz 2026-11-28',
  ],
])('nothing came back yet: %s', (text, entries) => {
  expect(held(text)).toBe(entries)
})

const bia = 'Empréstimo (Bia) 2026-11-28'

it.each([
  ['a Bia me pediu 40 emprestado e já devolveu', `-40 ${bia}; 40 Devolução (Bia) 2026-11-28`],
  ['a Bia me emprestou 40 e já devolvi', `40 ${bia}; -40 Devolução (Bia) 2026-11-28`],
  [
    'emprestei 40 pra Bia ontem e ela já me pagou',
    '-40 Empréstimo pra Bia 2026-11-27; 40 Devolução da Bia 2026-11-28',
  ],
  ['a Bia me pediu 40 emprestado e ainda não devolveu', ''],
  ['a Bia me pediu 40 emprestado', ''],
])('what went back whole moved twice: %s', (text, entries) => expect(held(text)).toBe(entries))

it('takes a loan that is paid back in parts by its parts', () => {
  const loan = 'emprestei 300 para minha irmã, ela paga em 3 vezes'
  const out = '-300 Empréstimo para minha irmã 2026-11-28'
  const part = '100 Devolução da minha irmã 2026-11-28'
  expect(held(loan, 'minha irmã pagou a primeira')).toBe(`${out}; ${part}`)
  const all = ['minha irmã pagou a primeira', 'ela pagou a segunda', 'minha irmã pagou o resto']
  expect(held(loan, ...all)).toBe(`${out}; ${part}; ${part}; ${part}`)
  expect(held('emprestei 300 para minha irmã', 'minha irmã pagou a primeira')).toBe(out)
})

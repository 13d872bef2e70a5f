import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const have = {
  entries: [
    { type: 'receita', amount: 280_000, description: 'Salário', date: '2026-11-05' },
    { type: 'receita', amount: 12_000, description: 'Bolo da Ju', date: '2026-11-27' },
    { type: 'despesa', amount: 4_500, description: 'Mercado', date: '2026-11-21' },
    { type: 'despesa', amount: 1_800, description: 'Uber', date: '2026-11-22' },
    { type: 'despesa', amount: 7_000, description: 'Mercado', date: '2026-10-22' },
  ],
} as const

function said(text: string): string {
  const replies = take(begin({ today, have }), text).replies.join('\n')
  return replies.replaceAll('\u00a0', ' ')
}

it.each([
  ['quanto entrou e quanto sobrou?', 'recebeu R$ 2.920,00 neste mês', 'Seu saldo é R$ 2.787,00'],
  ['quanto gastei de uber e quanto de mercado?', 'R$ 18,00 com “uber”', 'R$ 45,00 com “mercado”'],
  ['quanto foi de uber e quanto de mercado mês passado', '“uber” em outubro', 'R$ 70,00 com “me'],
  ['quanto recebi e quanto gastei este mês?', 'entraram R$ 2.920,00', 'saíram R$ 63,00'],
  ['quanto gastei ontem? quanto recebi?', 'gastou nada ontem', 'recebeu R$ 120,00 ontem'],
  ['quanto recebi esse mês e qual meu saldo?', 'R$ 2.920,00 neste mês', 'Seu saldo é R$ 2.787,00'],
  ['quanto já foi de uber, quanto foi de mercado?', 'R$ 18,00 com “uber”', 'R$ 45,00 com “me'],
  ['quanto eu ganhei ontem e quanto gastei?', 'recebeu R$ 120,00 ontem', 'gastou nada ontem'],
  ['quanto saiu? e o que vence amanhã?', 'gastou R$ 63,00', 'Nada vence amanhã'],
])('answers both of what is asked at once: %s', (text, first, second) => {
  expect(said(text)).toContain(first)
  expect(said(text)).toContain(second)
})

it.each([
  ['a Ju me pagou quanto?', 'recebeu R$ 120,00 de “Ju” neste mês'],
  ['o Beto já me pagou?', 'Não achei nada com “Beto” neste mês.'],
  ['quem me pagou esse mês?', '• Bolo da Ju, entrada de R$ 120,00'],
  ['tô positivo ou negativo', 'Seu saldo é R$ 2.787,00'],
  ['tá dando pra economizar?', 'Seu saldo é R$ 2.787,00'],
  ['qual meu saldo hoje?', 'Seu saldo é R$ 2.787,00'],
  ['últimas 3 compras', '• Uber, R$ 18,00'],
  ['o que comprei dia 21?', '• Mercado, R$ 45,00 em Outros'],
])('answers what is asked in passing: %s', (text, told) => {
  expect(said(text)).toContain(told)
})

it.each([
  'e ontem, quanto gastei?',
  'quanto foi o estrago? gastei quanto do 21 ao 22?',
  'oi lya, tudo bem? quanto gastei?',
])('answers once what is asked once: %s', (text) => {
  expect(take(begin({ today, have }), text).replies).toHaveLength(1)
})

it('answers each of three', () => {
  const told = said('quanto entrou? quanto saiu? quanto sobrou?')
  expect(told).toContain('recebeu R$ 2.920,00')
  expect(told).toContain('gastou R$ 63,00')
  expect(told).toContain('Seu saldo é R$ 2.787,00')
})

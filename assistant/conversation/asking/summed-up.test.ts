import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** The reply to the last. */
function said(...turns: string[]): string {
  const conversation = begin({ today })
  const replies = turns.map((text) => take(conversation, text).replies.join('\n'))
  return (replies.at(-1) ?? '').replaceAll('\u00a0', ' ')
}

const told = ['mercado 200', 'gastei 15 de uber', 'ifood 40 ontem', 'recebi 100 da Bia']

it.each([
  'quanto gastei com mercado e uber?',
  'quanto gastei com mercado e uber juntos esse mês?',
  'quanto já foi de mercado e de uber em novembro',
  'quanto deu o mercado e o uber?',
])('adds up what is named, with the figure of each: %s', (text) => {
  const reply = said(...told, text)
  expect(reply).toContain('Você gastou R$ 215,00')
  expect(reply).toContain('R$ 200,00 com mercado')
  expect(reply).toContain('R$ 15,00 com')
})

it('takes three, and tells of the one that is not there', () => {
  const reply = said(...told, 'quanto gastei com mercado, ifood e farmácia?')
  expect(reply).toContain('R$ 240,00')
  expect(reply).toContain('R$ 0,00 com farmácia')
})

it.each([
  // The market would count twice.
  'quanto gastei com mercado e alimentação?',
  // Another question.
  'quanto gastei com mercado e quanto sobrou?',
  'quanto gastei com mercado e onde foi?',
])('adds nothing up by %s', (text) => {
  expect(said(...told, text)).not.toContain('Você gastou R$ 215')
  expect(said(...told, text)).not.toContain(' e R$ ')
})

it.each([
  ['meus gastos', 'Seus gastos', 'Bia'],
  ['me mostra tudo que comprei esse mês', 'Seus gastos', 'Bia'],
  ['lista as entradas do mês', 'Suas entradas', 'Mercado'],
])('lists one way alone: %s', (text, head, other) => {
  const reply = said(...told, text)
  expect(reply).toContain(head)
  expect(reply).not.toContain(other)
})

it('lists both ways where both are asked for', () => {
  const reply = said(...told, 'extrato do mês')
  expect(reply).toContain('Seus lançamentos')
  expect(reply).toContain('Bia')
  expect(reply).toContain('Mercado')
})

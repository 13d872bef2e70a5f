import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

/** The entries, and the limits, when all of it was said. */
function after(...said: string[]): { entries: string; limits: string } {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { world } = conversation
  const entries = world.entries.map(({ type, amountCents, description }) => {
    return `${type === 'receita' ? '+' : '-'}${amountCents / 100} ${description}`
  })
  const limits = world.budgets.map(({ categoryId, plannedCents, month }) => {
    return `${categoryId.split(':')[1]} ${plannedCents / 100} ${month}`
  })
  return { entries: entries.join('; '), limits: limits.join('; ') }
}

it.each([
  '180 não é gasto não, é o limite do transporte de dezembro',
  'não gastei isso! é o máximo pro transporte em dezembro',
  'apaga esse gasto, 180 era pra ser o teto de transporte do mês que vem',
  'tava falando do limite de transporte, 180 em dezembro, não gastei nada',
])('what was noted as spent is a limit: %s', (text) => {
  const told = after('transporte 180', text)
  expect(told.entries).toBe('')
  expect(told.limits).toContain('Transporte 180 2026-12')
})

it.each([
  ['lazer 250', 'não gastei tudo isso, meu limite é 250', '-250 Lazer'],
  ['cinema 40', 'não foi gasto no limite do cartão', '-40 Cinema'],
  ['lazer 250', 'o limite do banco é 250, não gastei lá', '-250 Lazer'],
])('and of no other matter: %s, %s', (told, text, book) => {
  expect(after(told, text)).toMatchObject({ entries: book, limits: '' })
})

it.each([
  'pode manter. e põe 150 de lazer também pra dezembro',
  'sim! e pra lazer uns 150',
  'isso, igual. aproveita e faz um de lazer de 150',
  'deixa em dezembro tb, e lazer cento e cinquenta tá bom',
])('one is kept, and another category has one: %s', (text) => {
  const told = after('limite de 600 por mês pra mercado', text)
  expect(told.entries).toBe('')
  expect(told.limits).toContain('Alimentação 600 2026-12')
  expect(told.limits).toContain('Lazer 150 2026-12')
})

it.each([
  ['pode sim. lazer 150 no bar ontem', /-150 Lazer/],
  ['isso. transporte 20 de uber', /-20 Uber/],
  ['pode. e o presente custou 150', /-150 Presente/],
])('and what was bought is no limit: %s', (text, book) => {
  const told = after('limite de 600 por mês pra mercado', text)
  expect(told.entries).toMatch(book)
  expect(told.limits).not.toContain('Lazer')
})

const market = 'limite de 350 pra mercado em dezembro'
const lastSaid = (...said: string[]) => {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join(' '))
  return (replies.at(-1) ?? '').replaceAll('\u00a0', ' ')
}

it.each([
  'então esse tá valendo em dezembro? de quanto ficou?',
  'ta valendo mesmo o de mercado? qual valor a gente pôs',
])('a limit holds, and for so much: %s', (text) => {
  expect(lastSaid(market, text)).toContain('350,00')
})

it.each(['quanto tá valendo o dólar?', 'tá valendo a promoção da pizza?', 'tá valendo a pena?'])(
  'what else is worth something is none: %s',
  (text) => {
    expect(lastSaid(market, text)).not.toContain('350,00')
  },
)

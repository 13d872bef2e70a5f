import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function sumsAfter(...said: readonly string[]): string {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world.entries
    .map(({ type, amountCents }) => (type === 'despesa' ? -amountCents : amountCents) / 100)
    .join(' ')
}

it.each([
  ['no jantar ela me devolveu a metade', '-250 -66.45 -18'],
  ['a Bia me passou metade do jantar', '-250 -66.45 -18'],
  ['a Bia já me pagou a metade do jantar', '-250 -66.45 -18'],
  ['no jantar o Léo pagou metade', '-250 -66.45 -18'],
  ['ela ainda não me devolveu a metade do jantar', '-250 -132.9 -18'],
  ['do bolo ela me devolveu a metade', '-250 -132.9 -18'],
  ['ela me devolveu a metade', '-250 -132.9 -18'],
])('what is left of a dinner is the expense: %s', (text, sums) => {
  expect(sumsAfter('Combustível 250, jantar 132,90, estacionamento 18', text)).toBe(sums)
})

it.each([
  ['jantar 132,90', 'ela me devolveu a metade', '-66.45'],
  ['jantar 132,90 dividi com a Bia', 'ela já me passou a metade', '-66.45'],
  ['vendi um bolo 100', 'a Bia me pagou a metade', '100'],
])('behind %s: %s', (first, text, sums) => expect(sumsAfter(first, text)).toBe(sums))

it.each([
  [['aluguel 1.600, cada um paga metade', 'paguei minha parte do aluguel'], '-800', 'já está'],
  [['luz 200, meio a meio com o Léo', 'já paguei a minha metade da luz'], '-100', 'já está'],
  [['aluguel 1.600', 'paguei minha parte da luz'], '-1600', 'quanto foi'],
])('the own part is paid once: %j', (said, sums, told) => {
  const conversation = begin({ today })
  const replies = said.flatMap((text) => take(conversation, text).replies)
  expect(conversation.world.entries.map(({ amountCents }) => -amountCents / 100).join()).toBe(sums)
  expect(replies.at(-1)).toContain(told)
})

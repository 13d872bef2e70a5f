import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function after(...said: readonly string[]) {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const books = conversation.world.entries.map(({ type, amountCents, description }) => {
    return `${type === 'receita' ? '+' : '-'}${amountCents / 100} ${description}`
  })
  return { books, reply: reply.replaceAll('\u00a0', ' ') }
}

it.each([
  [
    'hoje fiz 340, mas 120 foi de goma e recheio que comprei',
    '+340 Entrada',
    '-120 Goma e recheio',
  ],
  ['hoje fiz 340, 120 foi de mercadoria', '+340 Entrada', '-120 Mercadoria'],
])('writes the takings, and what was spent of them: %s', (text, took, spent) => {
  expect(after(text).books).toEqual([took, spent])
})

it('takes no part that was paid in another way for a cost', () => {
  expect(after('fiz 300 hoje, 100 foi no pix').books).not.toContain('-100 Pix')
})

it.each([
  ['quanto que eu vendi esses 2 dias?', 'R$ 580,00 de 27/11 a 28/11'],
  ['quanto entrou nesses 3 dias?', 'R$ 580,00 de 26/11 a 28/11'],
  ['quanto entrou essas duas semanas?', 'R$ 580,00 de 16/11 a 28/11'],
])('counts days that end today by %s', (asked, want) => {
  expect(after('fiz 280 ontem', 'hoje fiz 300', asked).reply).toContain(want)
})

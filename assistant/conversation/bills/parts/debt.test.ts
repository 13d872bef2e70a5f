import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-25')

/** What is kept and what is written when all of it was said. */
function after(...said: string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join(' '))
  return { ...conversation.world, reply: replies.at(-1) ?? '' }
}

it.each([
  ['devo 300 pro mecânico, pago 100 por semana', 10_000, 'semanal', 3],
  ['tenho uma dívida de 900 com o agiota, pago 150 toda semana', 15_000, 'semanal', 6],
  ['devo 500 pra minha mãe, vou dando 50 por mês todo dia 10', 5000, 'mensal', 10],
])('keeps what is paid each time, until all is: %s', (text, amountCents, frequency, left) => {
  const { bills, entries } = after(text)
  expect(bills).toMatchObject([{ amountCents, frequency, instalments: left }])
  expect(bills[0]?.nextDate.toString()).not.toBe('2026-11-25')
  expect(entries).toEqual([])
})

it('asks for the day of the month, and writes nothing as paid', () => {
  const asked = after('minha dívida é de 2400, pago 200 por mês')
  expect(asked.reply).toContain('que dia vence?')
  expect(asked.entries).toEqual([])
  const { bills } = after('minha dívida é de 2400, pago 200 por mês', 'dia 10')
  expect(bills).toMatchObject([{ amountCents: 20_000, instalments: 12, dueDay: 10 }])
})

it.each(['devo 300 pro mecânico', 'devo 300, pago 70 por semana', 'paguei 100 do que devo, 300'])(
  'counts no parts where they do not come out: %s',
  (text) => {
    expect(after(text).bills).toEqual([])
  },
)

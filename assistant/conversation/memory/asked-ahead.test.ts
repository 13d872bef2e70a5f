import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-20')

function answerTo(...said: string[]): string {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  return reply.replace(/\s/g, ' ')
}

const bills = ['pneu em 4x de 189,90', 'aluguel 800 todo dia 5']

describe('a question of days that are still to come', () => {
  it.each([
    'mês que vem sobra quanto?',
    'quanto vou gastar em dezembro?',
    'quanto vou gastar mês que vem?',
  ])('is answered with what falls due: %s', (text) => {
    const told = answerTo(...bills, text)
    expect(told).toContain('Pneu: R$ 189,90')
    expect(told).toContain('No total, R$ 989,90')
    expect(told).not.toContain('R$ 0,00')
  })

  it('goes on to the next', () => {
    const told = answerTo(...bills, 'mês que vem sobra quanto?', 'e em janeiro?')
    expect(told).toContain('vence em janeiro de 2027: • Pneu')
  })

  it('says so where nothing is known', () => {
    expect(answerTo('mês que vem sobra quanto?')).toContain('Ainda não tenho nenhuma conta sua')
  })

  it('is no question of what was', () => {
    expect(answerTo(...bills, 'quanto gastei em dezembro?')).toContain('dezembro de 2025')
  })
})

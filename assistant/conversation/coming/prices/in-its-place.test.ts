import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const bill = { description: 'Internet', amount: 12_000, day: 10, frequency: 'mensal' } as const

function after(...said: string[]) {
  const conversation = begin({ today, have: { bills: [bill] } })
  for (const text of said) take(conversation, text)
  const { bills, entries } = conversation.world
  return {
    entries: entries.map((one) => `${one.description} ${one.amountCents}`).join('; '),
    bills: bills.map((one) => `${one.name} ${one.amountCents} dia ${one.dueDay}`).join('; '),
  }
}

describe('what comes in the place of a bill that was given up', () => {
  it.each([
    ['a nova é 79,90 dia 15', 'Internet 7990 dia 15'],
    ['a outra é 60 no dia 5', 'Internet 6000 dia 5'],
    ['agora é 79,90 dia 15', 'Internet 7990 dia 15'],
    ['a da vivo é 79,90 dia 15', 'Internet 7990 dia 15'],
    ['contratei outra de 79,90, dia 15', 'Internet 7990 dia 15'],
    ['a nova vence dia 15, é 79,90', 'Internet 7990 dia 15'],
  ])('is kept every month, once that is agreed to: %s', (text, bills) => {
    const before = 'cancela a internet, mudei de provedor'
    expect(after(before, text)).toEqual({ bills: '', entries: '' })
    expect(after(before, text, 'sim')).toEqual({ bills, entries: '' })
  })

  it.each([
    ['o mercado novo foi 60', 'Mercado novo 6000'],
    ['contratei um pedreiro por 300 dia 5', 'Pedreiro 30000'],
    ['a outra foi 60 de uber', 'Uber 6000'],
    ['a do vizinho é 60', ''],
  ])('is none in %s', (text, entries) => {
    expect(after('cancela a internet', text)).toEqual({ bills: '', entries })
  })

  it('is none where nothing was given up', () => {
    expect(after('a nova é 79,90 dia 15', 'sim').bills).toBe('Internet 12000 dia 10')
  })
})

import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

function after(...turns: string[]) {
  const conversation = begin({ today })
  for (const text of turns) take(conversation, text)
  const { goals, entries } = conversation.world
  const names = goals.map(({ name, targetDate }) => `${name} ${targetDate?.toString()}`)
  return [...names, ...entries.map((one) => `-${one.amountCents / 100}`)]
}

describe('a goal whose plan is to be at another time', () => {
  it.each([
    'adiamos a festa pra outubro',
    'a festa agora é em outubro',
    'a festa vai ser em outubro agora, o salão só tinha essa data',
    'o prazo da festa virou outubro',
    'muda a festa de julho pra outubro',
    'não é mais em julho a festa, é em outubro',
    'quero fazer a festa depois, outubro em vez de julho',
    'puxa a meta pra outubro',
  ])('is to be reached by then: %s', (text) => {
    expect(after('meta festa 6000 até julho', 'mercado 30', text)).toEqual([
      'Festa 2027-10-31',
      '-30',
    ])
  })

  it('needs no name right behind it', () => {
    expect(after('meta festa 6000 até julho', 'agora é até maio, não mais julho')).toEqual([
      'Festa 2027-05-31',
    ])
  })

  it.each([
    'a festa de outubro foi linda',
    'vou na festa da Bia em outubro',
    'a internet mudou pra outubro',
    'agora em outubro a festa fica cara',
  ])('is none of what is only told: %s', (text) => {
    const told = ['meta festa 6000 até julho', 'internet 99 todo dia 15', 'mercado 30', text]
    expect(after(...told)).toEqual(['Festa 2027-07-31', '-30'])
  })
})

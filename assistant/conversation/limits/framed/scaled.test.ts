import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

/** The limits that stand there when all of it was said. */
function after(...said: string[]): string {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-30') })
  for (const text of said) take(conversation, text)
  return conversation.world.budgets
    .map(({ categoryId, plannedCents }) => `${categoryId.split(':')[1]} ${plannedCents / 100}`)
    .toSorted()
    .join(', ')
}

describe('a limit that is halved or doubled', () => {
  it.each([
    ['corta esse limite pela metade', 'Lazer 200'],
    ['baixa o do lazer pela metade pq o mês tá brabo', 'Lazer 200'],
    ['Pensando melhor, quero só metade desse limite.', 'Lazer 200'],
    ['dobra o limite de lazer', 'Lazer 800'],
  ])('%s', (text, limits) => {
    expect(after('limite de 400 pra lazer', text)).toBe(limits)
  })

  it('is the one of the category that is named', () => {
    const set = ['limite de 400 pra lazer', 'limite de 600 pra mercado']
    expect(after(...set, 'corta o limite de lazer pela metade')).toBe('Alimentação 600, Lazer 200')
  })

  it.each(['metade do limite já foi', 'já gastei metade do limite', 'corta metade da pizza'])(
    'is not meant by %s',
    (text) => {
      expect(after('limite de 400 pra lazer', text)).toBe('Lazer 400')
    },
  )
})

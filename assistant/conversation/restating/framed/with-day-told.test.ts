import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

/** What stands there when all of it was said, with its day where that is not today. */
function after(...said: string[]): string {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-30') })
  for (const text of said) take(conversation, text)
  return conversation.world.entries
    .map(({ description, amountCents, date }) => {
      return `${amountCents / 100} ${description} ${date.slice(5)}`
    })
    .join(', ')
}

describe('a day that is put right with something else', () => {
  it.each([
    [['30 de gelo'], 'não é gelo, é o barqueiro, sábado', '30 Barqueiro 11-28'],
    [['30 de gelo'], 'os 30 foram pro barqueiro e foi no sábado', '30 Barqueiro 11-28'],
    [['mercado 142'], 'o mercado foi 152, e foi ontem', '152 Mercado 11-29'],
    [
      ['mercado 142'],
      'a nota do mercado tá com data de ontem e o total é 152',
      '152 Mercado 11-29',
    ],
  ])('%s: %s', (before, text, books) => {
    expect(after(...before, text)).toBe(books)
  })

  it.each([
    [['ontem almoço 30'], 'o almoço de ontem foi 35', '35 Almoço 11-29'],
    [['almoço 30'], 'o almoço foi 35, não foi ontem', '35 Almoço 11-30'],
    [['uber 20', 'uber 30'], 'o uber foi 35, a segunda', '20 Uber 11-30, 35 Uber 11-30'],
  ])('only says which one: %s: %s', (before, text, books) => {
    expect(after(...before, text)).toBe(books)
  })
})

import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

/** What stands there, each with its category, and the limits, when all of it was said. */
function after(...said: string[]): { books: string; limits: string } {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-30') })
  for (const text of said) take(conversation, text)
  const { entries, budgets } = conversation.world
  const category = (id: string | null) => id?.split(':')[1] ?? 'Outros'
  const books = entries.map(({ description, amountCents, categoryId }) => {
    return `${amountCents / 100} ${description}, ${category(categoryId)}`
  })
  const limits = budgets.map((one) => `${category(one.categoryId)} ${one.plannedCents / 100}`)
  return { books: books.join('; '), limits: limits.join('; ') }
}

const rent = 'paguei a prestação, 3287,15'

describe('where an entry belongs, told beside a limit', () => {
  it.each([
    'é moradia. e põe limite de 600 pra lazer',
    'A prestação pertence a Moradia, por favor. Gostaria também de um limite de R$ 600 para Lazer.',
    'moradia essa. tb quero limite no lazer, 600',
    'limite de 600 no lazer, e a prestação é Moradia',
  ])('both are done: %s', (text) => {
    expect(after(rent, text)).toEqual({ books: '3287.15 Prestação, Moradia', limits: 'Lazer 600' })
  })

  it.each([
    ['põe limite de 600 pra lazer', '3287.15 Prestação, Outros', 'Lazer 600'],
    ['moradia tá cara. põe limite de 600 pra lazer', '3287.15 Prestação, Outros', 'Lazer 600'],
    ['limite: moradia 900, lazer 600', '3287.15 Prestação, Outros', 'Moradia 900; Lazer 600'],
  ])('a limit alone files nothing: %s', (text, books, limits) => {
    expect(after(rent, text)).toEqual({ books, limits })
  })

  it.each(['a prestação é Moradia, tá? Obrigado, boa noite!', 'moradia, essa aí'])(
    'files it, whatever is said around it: %s',
    (text) => {
      expect(after(rent, text).books).toBe('3287.15 Prestação, Moradia')
    },
  )
})

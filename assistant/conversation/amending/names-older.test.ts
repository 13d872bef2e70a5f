import { expect, test } from 'vitest'

import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** The category of each entry when all of it was said. */
function categoriesAfter(said: readonly string[]): Record<string, string | undefined> {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { entries, categories } = conversation.world
  return Object.fromEntries(
    entries.map(({ description, categoryId }) => {
      return [description, categories.find(({ id }) => id === categoryId)?.name]
    }),
  )
}

test.each([
  ['as frutas são pra cesta que vou dar, põe em presentes', 'Frutas', 'Presentes'],
  ['as frutas devem ficar na categoria Presentes', 'Frutas', 'Presentes'],
])('the one that is named is filed anew, not the last: %s', (text, name, category) => {
  const told = ['chester 90, panetones 40 e frutas 54', 'comprei pilha 7', text]
  expect(categoriesAfter(told)).toMatchObject({ [name]: category, Pilha: 'Compras' })
})

test.each(['qual meu saldo?', 'quanto gastei hoje?'])('mends behind "%s" as well', (asked) => {
  const said = ['tecido 60', asked, 'e o tecido passa pra presentes']
  expect(categoriesAfter(said)).toEqual({ Tecido: 'Presentes' })
})

test('behind a question "na verdade" puts right, and what was paid is no question', () => {
  const moved = begin({ today })
  for (const text of ['uber 20', 'qual meu saldo?', 'na verdade o uber foi ontem']) {
    take(moved, text)
  }
  expect(moved.world.entries.map(({ date }) => date)).toEqual(['2026-11-25'])
  const paid = begin({ today })
  const said = ['internet 99 todo dia 10', 'qual meu saldo?', 'e a internet eu já paguei']
  const replies = said.map((text) => take(paid, text).replies.join('\n'))
  expect(replies.at(-1)).toContain('Internet em dia')
})

test.each(['no cartão', 'no pix', 'em dinheiro', 'no cartão de crédito', 'foi no débito'])(
  'how it was paid changes nothing, and is understood: %s',
  (text) => {
    const conversation = begin({ today })
    const replies = ['mercado 180', text].map((said) => take(conversation, said).replies.join('\n'))
    expect(replies.at(-1)).toContain('A forma de pagamento eu não guardo')
    expect(conversation.world.entries).toHaveLength(1)
  },
)

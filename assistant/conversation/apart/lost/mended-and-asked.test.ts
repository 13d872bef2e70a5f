import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

/** What stands there when all of it was said, and the last reply. */
function after(...said: string[]): { books: string; reply: string } {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-30') })
  const told = said.map((text) => take(conversation, text))
  const books = conversation.world.entries
    .map(({ description, amountCents }) => `${amountCents / 100} ${description}`)
    .join(', ')
  return { books, reply: told.at(-1)?.replies.join(' ').replaceAll('\u00a0', ' ') ?? '' }
}

const before = ['recebi 450 do frete', 'almoço 30']

describe('what is put right and asked in one message', () => {
  it.each([
    ['eram 520, falei 450 errado. com isso fiquei com quanto?', '490,00'],
    ['Quanto me resta? Só que corrige antes: pelo frete recebi 520.', '490,00'],
    ['Me pagaram foi 520 pelo frete, eu que tinha visto errado. Quanto sobrou?', '490,00'],
    ['digitei 450 por engano, o frete foi 520. quanto recebi esse mês?', '520,00'],
  ])('is counted in the answer: %s', (text, figure) => {
    const { books, reply } = after(...before, text)
    expect(books).toBe('520 Frete, 30 Almoço')
    expect(reply).toContain(figure)
  })

  it.each([
    ['gastei 20 no uber. quanto gastei hoje?', '450 Frete, 30 Almoço, 20 Uber'],
    ['falei 450 errado?', '450 Frete, 30 Almoço'],
    ['mandei 450 pra minha mãe, era 520 o aluguel', '450 Frete, 30 Almoço, 450 Mãe (aluguel)'],
    ['botei 450 na poupança mas sobrou 100', '450 Frete, 30 Almoço'],
  ])('leaves what stands there: %s', (text, books) => {
    expect(after(...before, text).books).toBe(books)
  })
})

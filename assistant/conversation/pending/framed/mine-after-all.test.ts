import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

/** What stands there when both were said. */
function after(first: string, answer: string): string {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-30') })
  for (const text of [first, answer]) take(conversation, text)
  return conversation.world.entries
    .map(({ description, amountCents }) => `${amountCents / 100} ${description}`)
    .join(', ')
}

const his = 'meu marido comprou um tênis de 150'

describe('what was taken for somebody else’s', () => {
  it.each([
    'foi meu sim, passei no meu cartao',
    'Quem pagou fui eu, no meu cartão. Pode anotar como gasto meu, por favor.',
    'Esse tênis saiu do meu bolso, ele só usou meu cartão. Registra no meu, Lya.',
    'eu que paguei',
  ])('is the person’s own: %s', (answer) => {
    expect(after(his, answer)).toBe('150 Tênis')
  })

  it.each([
    ['foi do meu marido, não meu', ''],
    ['meu marido pagou', ''],
    ['foi minha mãe que pagou', ''],
    ['eu ganhei de presente', ''],
    ['eu quero saber quanto gastei', ''],
    ['minha conta de luz veio 120', '120 Conta de luz'],
  ])('is left out: %s', (answer, books) => {
    expect(after(his, answer)).toBe(books)
  })
})

import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function after(...said: string[]) {
  const conversation = begin({ today })
  const turns = said.map((text) => take(conversation, text))
  return { ...conversation.world, reply: turns.at(-1)?.replies.join(' ') ?? '' }
}

describe('what was bought on tick and is paid without its sum', () => {
  it.each([
    ['comprei 10 coco a 4 no fiado com seu Zé', 'paguei seu Zé', 4000],
    ['comprei 10 coco a 4 no fiado com seu Zé', 'acertei com o seu Zé', 4000],
    ['peguei 50 de carne fiado no açougue', 'paguei o açougue', 5000],
    ['comprei arame fiado, 410, pago quando vender o leite', 'paguei o arame', 41_000],
  ])('stands once: %s, %s', (first, second, amountCents) => {
    const { entries, reply } = after(first, second)
    expect(entries).toMatchObject([{ type: 'despesa', amountCents }])
    expect(reply).not.toContain('quanto foi')
  })

  it.each([
    ['peguei 50 de carne fiado no açougue', 'paguei a luz'],
    ['comprei arroz 30 ontem', 'paguei o arroz'],
  ])('is not %s, %s', (first, second) => {
    expect(after(first, second).reply).toContain('quanto foi')
  })
})

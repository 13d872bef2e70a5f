import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

function after(text: string): { entries: number; reply: string } {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-30') })
  const { replies } = take(conversation, text)
  return { entries: conversation.world.entries.length, reply: replies.join(' ') }
}

describe('a day that does not exist', () => {
  it.each([
    'paguei 50 de luz dia 31/02',
    '31/02 paguei 50 de luz',
    'uber 20 dia 31/11',
    'luz 50 29/02/2026',
  ])('is refused: %s', (text) => {
    const { entries, reply } = after(text)
    expect(entries).toBe(0)
    expect(reply).toContain('Esse dia não existe')
  })

  it.each(['paguei 50 de luz dia 30/11', 'luz 50 29/02/2024', 'comprei 1/2 kg de carne por 30'])(
    'is not seen in %s',
    (text) => {
      expect(after(text).entries).toBe(1)
    },
  )
})

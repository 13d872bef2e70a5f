import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-20')

/** What stands there when all of it was said. */
function entriesAfter(...said: string[]): string {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world.entries
    .map(({ description, type, amountCents }) => `${description} ${type} ${amountCents}`)
    .join('; ')
}

describe('what is said again in place of what stands there', () => {
  it.each([
    [['5 canos 120', 'erro meu, foram 7 canos, 164,50'], 'Canos despesa 16450'],
    [['paguei 90 na farmácia', 'ih vacilo meu foi 109'], 'Farmácia despesa 10900'],
    [['mercado 112,40', 'ai meu filho o mercado foi 122,40'], 'Mercado despesa 12240'],
    [
      ['recebi 250 da progressiva da Jussara', 'a progressiva da Jussara ela só pagou duzentos'],
      'Progressiva da Jussara receita 20000',
    ],
    [
      [
        'Cinema ontem: 2 ingressos a R$ 40,00.',
        'Corrija o cinema: eram 3 ingressos, R$ 120,00 no total.',
      ],
      'Ingressos (Cinema) despesa 12000',
    ],
  ])('%j', (said, expected) => {
    expect(entriesAfter(...said)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-20')

function entriesAfter(...said: string[]): string {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world.entries
    .map((one) => `${one.description} ${one.amountCents} ${one.categoryId?.split(':')[1]}`)
    .join('; ')
}

describe("a 'por quê?' that says what is right", () => {
  it.each([
    [['recebi 150 da dona lurdes', 'por que a dona lurdes tá com 150? ela me pagou 160'], '16000'],
    [['farmácia 60', 'por que ta 60 na farmácia? foi 50'], 'Farmácia 5000 Saúde'],
    [['salão 80', 'por que o salão tá em Saúde? É lazer, não saúde'], 'Salão 8000 Lazer'],
  ])('mends what it names: %j', (said, entry) => {
    expect(entriesAfter(...said)).toContain(entry)
  })

  it.each([
    'por que a luz tá tão cara? paguei 300',
    'por que ta em moradia?',
    'por que a internet ficou em Moradia? É beleza',
  ])('touches nothing by %s', (text) => {
    expect(entriesAfter('internet 100', text)).toContain('Internet 10000 Moradia')
  })
})

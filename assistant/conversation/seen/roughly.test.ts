import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-20')

function after(...said: string[]): { entries: string[]; reply: string } {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const { entries } = conversation.world
  return { entries: entries.map((one) => `${one.description} ${one.amountCents}`), reply }
}

describe('a figure that is told roughly', () => {
  it.each([
    ['uns 40 e pouco na farmácia', 'Farmácia 4000'],
    ['gastei mais ou menos 120 na feira', 'Feira 12000'],
    ['mercado deu quase 80', 'Mercado 8000'],
  ])('is written as told, which the reply says: %s', (said, entry) => {
    const told = after(said)
    expect(told.entries).toEqual([entry])
    expect(told.reply).toContain('mais ou menos')
  })

  it('is asked for where it lies above a round one, which stands if nobody remembers', () => {
    const said = 'gastei uns 30 e poucos no bar'
    expect(after(said).reply).toMatch(/R\$\s30,00 e mais um pouco/)
    expect(after(said, 'foi 34').entries).toEqual(['Bar 3400'])
    expect(after(said, 'não lembro').entries).toEqual(['Bar 3000'])
    expect(after(said, 'sei lá quanto, uns 35').entries).toEqual(['Bar 3500'])
  })

  it('swallows no other beside it', () => {
    expect(after('café 5 e uns 40 de gasolina').entries).toHaveLength(2)
    expect(after('lanche 30 e poucos e pão 9', '33').entries.toSorted()).toEqual([
      'Lanche 3300',
      'Pão 900',
    ])
  })
})

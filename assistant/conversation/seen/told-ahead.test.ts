import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

describe('money that is still to come in', () => {
  it.each([
    ['o Léo me deve 20 da janta', 'Já recebi', 2000],
    ['vendi 2 bolo a 45 mas só recebo sábado', 'Já caiu', 9000],
    ['meu décimo terceiro cai amanhã, 1.412', 'Já caiu', 141_200],
    ['meu marido não me pagou ainda os 60', 'Já recebi', 6000],
  ])('is written by %s only when it has come', (text, answer, amountCents) => {
    const conversation = begin({ today })
    const { replies } = take(conversation, text)
    expect(replies[0]).toContain('ainda não caiu')
    expect(conversation.world.entries).toEqual([])
    take(conversation, answer)
    expect(conversation.world.entries).toMatchObject([{ type: 'receita', amountCents }])
  })
})

import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

/** What is in each goal, and how many entries stand there, when all of it was said. */
function after(...said: string[]): string {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-30') })
  for (const text of said) take(conversation, text)
  const { goals, entries } = conversation.world
  const saved = goals.map(({ name, savedCents }) => `${name} ${savedCents / 100}`)
  return [...saved, `${entries.length} entries`].join(', ')
}

const before = ['meta viagem 6000', 'meta moto 9000', 'guardei 300 na viagem']

describe('what goes out of one goal into another', () => {
  it.each([
    'passa 100 da viagem pra moto',
    'Quero transferir cem reais da meta da viagem para a meta da moto.',
    'A moto tá precisando mais. Dos 300 da viagem, joga 100 pra ela, por favor',
    'tira 100 do que guardei pra viagem e bota na moto',
    'pega 100 lá da viagem e põe na moto',
  ])('%s', (text) => {
    expect(after(...before, text)).toBe('Viagem 200, Moto 100, 0 entries')
  })

  it.each([
    ['tirei 100 da viagem pra pagar a moto', 'Viagem 200, Moto 0, 0 entries'],
    ['coloca 100 da venda da moto na viagem', 'Viagem 300, Moto 0, 0 entries'],
    ['joga 50 na viagem e 30 na moto', 'Viagem 350, Moto 30, 0 entries'],
    ['gastei 100 da moto na viagem', 'Viagem 300, Moto 0, 1 entries'],
    ['será que passo 100 da viagem pra moto?', 'Viagem 300, Moto 0, 0 entries'],
  ])('is no other thing: %s', (text, stands) => {
    expect(after(...before, text)).toBe(stands)
  })
})

import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

/** The bills when all of it was said, and how many entries stand there. */
function after(...said: string[]): string {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-30') })
  for (const text of said) take(conversation, text)
  const { bills, entries } = conversation.world
  const all = bills.map(({ name, amountCents, dueDay }) => `${name} ${amountCents / 100} ${dueDay}`)
  return [...all, ...(entries.length > 0 ? [`${entries.length} entries`] : [])].join(', ')
}

const before = ['consórcio 310 todo dia 30', 'condomínio 1180 todo dia 5']

describe('the sums of two bills that are swapped', () => {
  it.each([
    'tá trocado. consórcio 1180 e condomínio 310',
    'vixi inverti os valores, o 310 é do condominio e 1180 do consorcio. os dias ta certo',
    'Eu me enganei: mil cento e oitenta é o consórcio, e o condomínio são trezentos e dez.',
  ])('change places: %s', (text) => {
    expect(after(...before, text)).toBe('Consórcio 1180 30, Condomínio 310 5')
  })

  it.each([
    'o consórcio é 310 e o condomínio 1180, tá certo?',
    'corrige o consórcio pra 320',
    'paguei o condomínio errado, 1180, era 310',
  ])('stay apart: %s', (text) => {
    expect(after(...before, text)).not.toContain('Consórcio 1180')
  })
})

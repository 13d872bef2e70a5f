import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-20')

/** What stands there, and what is still to be paid, when all of it was said. */
function after(...said: string[]): { entries: string[]; bills: string[]; reply: string } {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const { entries, bills } = conversation.world
  const named = entries.map(({ description, amountCents }) => `${description} ${amountCents}`)
  return { entries: named, bills: bills.map(({ name }) => name), reply }
}

describe('instalments that will not come', () => {
  it.each([
    [['notebook 2000 em 10x', 'cancela as parcelas do notebook'], ['Notebook 20000']],
    [
      ['tv 1000 em 5x', 'paguei a luz 120', 'pode cancelar as parcelas da tv?'],
      ['Tv 20000', 'Luz 12000'],
    ],
    [['celular 1800 em 6x', 'não vou mais pagar as parcelas do celular'], ['Celular 30000']],
    [['notebook 2000 em 10x', 'cancela o parcelamento'], ['Notebook 20000']],
  ])('end by %j, and what was paid stays', (said, entries) => {
    const told = after(...said)
    expect(told.entries.toSorted()).toEqual(entries.toSorted())
    expect(told.bills).toEqual([])
    expect(told.reply).toContain('O que você já pagou continua anotado')
  })

  it('are asked about where the first of them is deleted', () => {
    const told = after('notebook 2000 em 10x', 'apaga o notebook')
    expect(told).toMatchObject({ entries: [], bills: ['Notebook'] })
    expect(told.reply).toContain('Cancelo também?')
    expect(after('notebook 2000 em 10x', 'apaga o notebook', 'sim').bills).toEqual([])
    expect(after('notebook 2000 em 10x', 'apaga o notebook', 'não').bills).toEqual(['Notebook'])
  })

  it('are no other thing of which parts are spoken', () => {
    expect(after('mercado 50', 'cancela as parcelas da tv').entries).toEqual(['Mercado 5000'])
    const named = after('paguei as parcelas do carro 800', 'apaga as parcelas do carro')
    expect(named.entries).toEqual([])
    const two = after('fogão 1200 em 6x', 'cama 900 em 3x', 'cancela as parcelas da tv')
    expect(two.bills).toHaveLength(2)
  })
})

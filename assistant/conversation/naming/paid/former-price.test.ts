import { describe, expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-12-03')
const after = (...said: string[]) => standsAfter(today, said)
const rent = 'aluguel 950 todo dia 10'

describe('a bill that is to cost more from a month on', () => {
  it.each([
    'o aluguel vai subir pra 1020 a partir de janeiro',
    'o aluguel vai pra 1020 em janeiro',
    'ano que vem o aluguel sobe pra 1020',
    'o aluguel aumenta pra 1020 mês que vem',
  ])('is paid as before until then: %s', (said) => {
    expect(after(rent, said, 'paguei o aluguel').entries).toBe('-950 Aluguel')
    expect(after(rent, said, 'paguei 980 de aluguel').entries).toBe('-980 Aluguel')
  })

  it('keeps what it cost at first when the new price is mended', () => {
    const said = ['o aluguel vai subir pra 1020 em janeiro', 'o aluguel vai pra 1050 em janeiro']
    expect(after(rent, ...said, 'paguei o aluguel').entries).toBe('-950 Aluguel')
  })

  it.each([
    [['o aluguel subiu pra 1020'], '-1020 Aluguel'],
    [['o aluguel vai subir pra 1020 em janeiro', 'o aluguel subiu pra 1000'], '-1000 Aluguel'],
  ])('or as it costs now: %j', (said, entries) => {
    expect(after(rent, ...said, 'paguei o aluguel').entries).toBe(entries)
  })
})

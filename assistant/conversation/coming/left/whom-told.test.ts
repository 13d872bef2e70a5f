import { describe, expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const after = (...said: string[]) => standsAfter(today, said)

describe('what "ele" still owes, whose name was told before', () => {
  const logo = 'recebi 850 do freela do logo que fiz pro Marcos'

  it.each([
    [[logo, 'ele ainda me deve 350 do site', 'o Marcos pagou!']],
    [[logo, 'ele ainda me deve 350 do site', 'almoço 30', 'o Marcos pagou']],
    [[logo, 'almoço 30', 'ele me deve 350 do site', 'o Marcos acertou']],
    [[logo, 'ele me deve 350', 'recebi 100 da Ana', 'ela me deve 60', 'o Marcos pagou']],
  ])('comes in by that name: %j', (said) => {
    expect(after(...said).entries).toContain('+350 ')
  })

  it('of a title as well', () => {
    const said = ['recebi 200 da dona Rosa', 'ela me deve 80', 'mercado 40', 'a dona Rosa pagou']
    expect(after(...said).entries).toContain('+80 ')
  })

  it.each([
    [[logo, 'ele ainda me deve 350 do site', 'o João pagou']],
    [[logo, 'ela me deve 350 do site', 'o Marcos pagou']],
    [[logo, 'recebi 20 do Beto e 30 do Caio', 'ele me deve 350', 'o Beto pagou']],
  ])('and by no other: %j', (said) => {
    expect(after(...said).entries).not.toContain('+350 ')
  })
})

import { describe, expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const after = (...said: string[]) => standsAfter(today, said)

describe('what was bought whole and paid in parts', () => {
  it.each([
    'ah esqueci, o tênis parcelei em 4',
    'o tênis foi em 4x',
    'o tênis foi parcelado em 4 vezes',
    'parcelei o tênis em 4',
    'dividi o tênis em 4x no cartão',
    'comprei o tênis em 4x',
    'o tênis foi em 4x de 100',
  ])('stands there by its part: %s', (text) => {
    const { entries, reply } = after('tênis 400', 'pão 12', text)
    expect(entries).toBe('-12 Pão; -100 Tênis')
    expect(reply).toContain('Tênis em 4x de R$ 100,00 (total R$ 400,00)')
  })

  it.each([
    [['tênis 400', 'foi em 4x'], '-100 Tênis'],
    [['tênis 400', 'na verdade foi parcelado em 4x'], '-100 Tênis'],
    [['tênis 400', 'em 4x no cartão'], '-100 Tênis'],
    [['tênis 400', 'o tênis foi 4x de 110'], '-110 Tênis'],
    [['tênis 400 em 4x', 'o tênis foi em 5x'], '-80 Tênis'],
    [['tênis 400 em 4x', 'pão 12', 'o tênis foi em 5x'], '-12 Pão; -80 Tênis'],
    [['tênis 400', 'a geladeira foi em 10x'], '-400 Tênis'],
    [['tênis 400', 'o tênis não foi em 4x'], '-400 Tênis'],
    [['tênis 400', 'o tênis foi em 4x?'], '-400 Tênis'],
    [['tênis 400', 'a geladeira parcelei em 10 de 200'], '-400 Tênis; -200 Geladeira'],
    [['pizza 90', 'dividi a pizza em 3'], '-90 Pizza'],
    [['vendi o tênis 400', 'o tênis foi em 4x'], '+400 Tênis'],
  ])('and nothing else does: %j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

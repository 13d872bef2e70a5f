import { describe, expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-27')
const after = (...said: string[]) => standsAfter(today, said)

describe('half of what stands there is to come back', () => {
  it.each([
    'metade do cinema a mina paga',
    'a metade do cinema a Ju vai me passar',
    'a Ju vai pagar metade do cinema',
    'ela ficou de me passar metade do cinema',
    'metade do cinema é da Ju',
    'a Ju me paga metade do cinema',
    'metade ela me paga',
    'metade é minha e metade da Ju',
    'a Ju vai dividir o cinema comigo',
    'vou dividir o cinema com a Ju',
  ])('and comes in when it does: %s', (text) => {
    const { entries, reply } = after('cinema 62', text)
    expect(entries).toBe('-62 Cinema')
    expect(reply).toContain('R$ 31,00 para receber')
    expect(after('cinema 62', text, 'ela pagou').entries).toBe('-62 Cinema; +31 Cinema')
    expect(after('cinema 62', text, 'ela passou').entries).toBe('-62 Cinema; +31 Cinema')
  })

  it.each([
    [['cinema 62', 'metade do gás a Ju paga'], 'gás'],
    [['cinema 62', 'metade do cinema a Ju paga?'], 'pergunta'],
    [['cinema 62', 'a Ju vai dividir o gás comigo'], 'gás'],
    [['cinema 62', 'metade do cinema ela não paga'], 'não'],
    [['cinema 62', 'a Ju e a Bia vão me pagar a parte delas do cinema'], 'parts'],
  ])('and nothing is remembered of others: %j', (said) => {
    const { entries, reply } = after(...said)
    expect(entries).toBe('-62 Cinema')
    expect(reply).not.toContain('para receber')
  })

  it('of half that was given already nothing is left', () => {
    expect(after('pizza 80', 'metade da pizza a Bia já me pagou').entries).toBe('-40 Pizza')
    expect(after('pizza 80', 'metade da pizza a Bia já pagou').entries).toBe('-40 Pizza')
  })
})

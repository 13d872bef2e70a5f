import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

function after(...said: string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world
}

describe('what was written and is still to be paid', () => {
  it.each([
    ['fone 180 em 3x', 'o fone a primeira parcela é só dia 5 de dezembro', '2026-12-05', 3],
    ['parcelei um sofá de 900 em 3x', 'a primeira é só em janeiro', '2027-01-27', 3],
    ['tênis 300 em 3x', 'o tênis só começa mês que vem', '2026-12-27', 3],
  ])('begins anew: %s, %s', (first, second, next, instalments) => {
    const { bills, entries } = after(first, second)
    expect(entries).toEqual([])
    expect(bills).toMatchObject([{ instalments, instalmentsPaid: 0 }])
    expect(bills[0]?.nextDate.toString()).toBe(next)
  })

  it.each([
    [
      'conta de água 68,20',
      'Não, a água é débito automático, ainda não saiu, sai dia 4',
      '2026-12-04',
    ],
    ['gás 120', 'o gás só vou pagar sexta', '2026-12-04'],
    ['DAS mei 76,90 dia 20', 'DAS é pra pagar dia 20 do mês que vem', '2026-12-20'],
    ['gás 120', 'o gás é pra pagar só sexta', '2026-12-04'],
    ['aluguel 900', 'ainda não saiu, só dia 5', '2026-12-05'],
  ])('is offered for its day: %s, %s', (first, second, next) => {
    expect(after(first, second)).toMatchObject({ entries: [], bills: [] })
    const { bills } = after(first, second, 'me lembra')
    expect(bills.map((one) => one.nextDate.toString())).toEqual([next])
  })

  it.each([
    ['mercado 50', 'ainda não paguei a luz, vence dia 10'],
    ['fotógrafo 330 de sinal', 'o restante do fotógrafo ainda não paguei, é agosto do ano que vem'],
    ['uber 20', 'só vou no mercado segunda'],
    ['fogão 800 em 4x', 'a primeira parcela foi dia 5'],
    ['escola 640', 'a escola foi sexta, não hoje'],
  ])('is none in %s, %s', (first, second) => {
    expect(after(first, second).entries).toHaveLength(1)
  })
})

it('moves the instalments to come to the day of the first', () => {
  const { bills, entries } = after(
    'air fryer 360 em 3x',
    'a air fryer foi quarta da semana passada',
  )
  expect(entries).toMatchObject([{ date: '2026-11-18' }])
  expect(bills[0]?.nextDate.toString()).toBe('2026-12-18')
})

it('keeps no whole as what is paid every month, where less is put aside', () => {
  const text = 'coren vence 31/03, 437,20, mas já quero ir guardando 110 por mês'
  expect(after(text)).toMatchObject({ bills: [], entries: [] })
})

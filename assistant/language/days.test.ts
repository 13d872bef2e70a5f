import { describe, expect, it } from 'vitest'
import { findDays } from '#language/days.ts'
import { tokenise } from '#language/tokens.ts'

// A Wednesday.
const wednesday = Temporal.PlainDate.from('2026-09-16')

function daysIn(text: string, today = wednesday): string[] {
  return findDays(tokenise(text), today).map((one) => one.date.toString())
}

describe('days', () => {
  it.each([
    ['hoje', '2026-09-16'],
    ['hj', '2026-09-16'],
    ['ontem', '2026-09-15'],
    ['anteontem', '2026-09-14'],
    ['antes de ontem', '2026-09-14'],
    ['amanhã', '2026-09-17'],
    ['segunda', '2026-09-14'],
    ['dentista 150 seguda', '2026-09-14'],
    ['na quinta-feira', '2026-09-10'],
    ['quarta', '2026-09-09'],
    ['na quarta', '2026-09-09'],
    ['pastel na feira de quarta', '2026-09-16'],
    ['quarta de sol', '2026-09-16'],
    ['sab fui no jogo', '2026-09-12'],
    ['sexta passada', '2026-09-11'],
    ['sábado retrasado', '2026-09-05'],
    ['próxima terça', '2026-09-22'],
    ['6ª feira', '2026-09-11'],
    ['dia 5', '2026-09-05'],
    ['dia 20', '2026-08-20'],
    ['dia primeiro', '2026-09-01'],
    ['dia 31', '2026-08-31'],
    ['dia 3 do mês passado', '2026-08-03'],
    ['03/11', '2025-11-03'],
    ['5/9', '2026-09-05'],
    ['22/12/2025', '2025-12-22'],
    ['2026-09-01', '2026-09-01'],
    ['28 de agosto', '2026-08-28'],
    ['cinco de maio', '2026-05-05'],
    ['quinze de agosto de dois mil e vinte e quatro', '2024-08-15'],
    ['há 3 dias', '2026-09-13'],
    ['duas semanas atrás', '2026-09-02'],
    ['semana passada', '2026-09-09'],
    ['mês passado', '2026-08-16'],
    ['mês passado dia 20', '2026-08-20'],
    ['no mês passado, no dia 31', '2026-08-31'],
    ['mês retrasado dia 5', '2026-07-05'],
    ['no fim de semana', '2026-09-12'],
    ['na véspera de natal', '2025-12-24'],
    ['na páscoa', '2026-04-05'],
    ['no dia dos pais', '2026-08-09'],
    ['há duas semanas e 3 dias', '2026-08-30'],
    ['dentro de 2 meses', '2026-11-16'],
    ['3 dias depois de amanhã', '2026-09-20'],
    ['sexta da semana que vem', '2026-09-25'],
    ['sexta da semana passada', '2026-09-11'],
    ['sexta, 12 de setembro de 2025', '2025-09-12'],
    ['vou pagar na sexta', '2026-09-18'],
    ['1.3.2025', '2025-03-01'],
    ['05-mar-2025', '2025-03-05'],
    ['9 de 8 de 1971', '1971-08-09'],
    ['natal', '2026-12-25'],
  ])('reads %s', (text, expected) => {
    expect(daysIn(text)).toEqual([expected])
  })

  it.each([
    'presente de natal',
    'ipva 2/3 310,40',
    'dom João 40',
    'segunda metade',
    'quinta parcela',
    '1/3 do presente',
    'a ter que pagar',
    'dia sim',
  ])('sees no day in %s', (text) => {
    expect(daysIn(text)).toEqual([])
  })

  it('clamps to short months and finds the last leap day', () => {
    const march = Temporal.PlainDate.from('2026-03-31')
    expect(daysIn('mês passado', march)).toEqual(['2026-02-28'])
    expect(daysIn('dia 31', Temporal.PlainDate.from('2026-03-01'))).toEqual(['2026-01-31'])
    expect(daysIn('29/02', Temporal.PlainDate.from('2026-03-01'))).toEqual(['2024-02-29'])
  })

  it('means last week by a weekday that is today', () => {
    expect(daysIn('segunda', Temporal.PlainDate.from('2026-09-14'))).toEqual(['2026-09-07'])
  })
})

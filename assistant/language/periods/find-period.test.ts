import { describe, expect, it } from 'vitest'
import { findDays } from '#language/days.ts'
import { findPeriod } from '#language/periods/find-period.ts'
import { tokenise } from '#language/tokens.ts'

// A Wednesday.
const wednesday = Temporal.PlainDate.from('2026-09-16')

function periodIn(text: string, today = wednesday): string | null {
  const tokens = tokenise(text)
  const period = findPeriod(tokens, findDays(tokens, today), today)
  return period && `${period.from.toString()} ${period.to.toString()}`
}

describe('periods', () => {
  it.each([
    ['quanto gastei esse mês', '2026-09-01 2026-09-30'],
    ['quanto gastei no mês', '2026-09-01 2026-09-30'],
    ['gastos da semana', '2026-09-14 2026-09-20'],
    ['no mês que passou', '2026-08-01 2026-08-31'],
    ['nesse mês que passou', '2026-08-01 2026-08-31'],
    ['semana que passou', '2026-09-07 2026-09-13'],
    ['semana retrasada', '2026-08-31 2026-09-06'],
    ['no ano passado', '2025-01-01 2025-12-31'],
    ['trimestre atual', '2026-07-01 2026-09-30'],
    ['no último bimestre', '2026-07-01 2026-08-31'],
    ['nos últimos 3 meses', '2026-06-01 2026-08-31'],
    ['nos últimos sete dias', '2026-09-10 2026-09-16'],
    ['as 2 semanas anteriores', '2026-08-31 2026-09-13'],
    ['os próximos dois meses', '2026-10-01 2026-11-30'],
    ['semana que vem', '2026-09-21 2026-09-27'],
    ['em março', '2026-03-01 2026-03-31'],
    ['em dezembro', '2025-12-01 2025-12-31'],
    ['fevereiro de 2024', '2024-02-01 2024-02-29'],
    ['em 2025', '2025-01-01 2025-12-31'],
    ['no segundo trimestre', '2026-04-01 2026-06-30'],
    ['no 1º semestre do ano passado', '2025-01-01 2025-06-30'],
    ['último trimestre de 2025', '2025-10-01 2025-12-31'],
    ['na primeira quinzena', '2026-09-01 2026-09-15'],
    ['segunda quinzena de fevereiro', '2026-02-16 2026-02-28'],
    ['primeira semana desse mês', '2026-09-01 2026-09-07'],
    ['e de 1 a 15 de maio?', '2026-05-01 2026-05-15'],
    ['extrato entre 10 e 12 de maio', '2026-05-10 2026-05-12'],
    ['entre março e junho', '2026-03-01 2026-06-30'],
    ['de 20 de dezembro a 5 de janeiro', '2026-12-20 2027-01-05'],
    ['gastei quanto de 20 de dezembro a 5 de janeiro', '2025-12-20 2026-01-05'],
    ['total recebido mês', '2026-09-01 2026-09-30'],
    ['desde segunda', '2026-09-14 2026-09-16'],
    ['de segunda a sexta', '2026-09-07 2026-09-11'],
    ['a partir de 3 de setembro', '2026-09-03 2026-09-16'],
    ['no fim de semana', '2026-09-12 2026-09-13'],
    ['há dois meses', '2026-07-01 2026-07-31'],
    ['ontem', '2026-09-15 2026-09-15'],
  ])('reads %s', (text, expected) => {
    expect(periodIn(text)).toBe(expected)
  })

  it.each([
    ...['quanto gastei com o uber', 'paguei pro marco', 'comprei um maiô', '2 de 40'],
    ...['gastos da 0ª semana', 'no 0º trimestre'],
  ])('sees no period in %s', (text) => {
    expect(periodIn(text)).toBeNull()
  })
})

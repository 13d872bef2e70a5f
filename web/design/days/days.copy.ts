import type { DayReading } from '#format/typed-day.ts'

export const daysCopy = {
  placeholder: 'dd/mm/aaaa',
  openCalendar: 'Abrir calendário',
  closeCalendar: 'Fechar calendário',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
} as const

/** Days that a press fills in, by how far from today they are. */
export const shortcutNames = { today: 'Hoje', yesterday: 'Ontem', tomorrow: 'Amanhã' } as const

/** Why what was typed is no day; undefined when it is one, or nothing at all. */
export function dayProblem(reading: DayReading): string | undefined {
  switch (reading.status) {
    case 'ok':
    case 'empty':
      return undefined
    case 'missing':
      return `${reading.name} não existe`
    case 'unreadable':
      return 'Escreva a data como 05/03/2026'
    case 'out-of-range':
      return 'Escolha um ano entre 1900 e 2199'
    default:
      return reading satisfies never
  }
}

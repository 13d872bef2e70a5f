const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
})

/** A moment as it was in Sao Paulo: `20/11/2026, 09:00:00`. */
export function formatMoment(at: string): string {
  return moment.format(new Date(at))
}

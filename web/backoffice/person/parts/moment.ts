/** `22/11/2026 12:00` in the back-office's own zone; N/A for nothing. */
export function formatMoment(at: string | null): string {
  if (at === null) return 'N/A'
  const moment = Temporal.Instant.from(at).toZonedDateTimeISO('America/Sao_Paulo')
  return moment.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' }).replace(',', '')
}

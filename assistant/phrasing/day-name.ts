const weekdays = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo']

/** A day as one would say it today: `ontem`, `na sexta, 07/08`, `em 22/12/2026`. */
export function nameDay(date: Temporal.PlainDate, today: Temporal.PlainDate): string {
  if (date.equals(today)) return 'hoje'
  const days = date.until(today).days
  if (days === -1) return 'amanhã'
  if (days === 1) return 'ontem'
  if (days === 2) return 'anteontem'
  const shortDate = `${pad(date.day)}/${pad(date.month)}`
  if (days > 0 && days < 7) {
    const article = date.dayOfWeek >= 6 ? 'no' : 'na'
    return `${article} ${weekdays[date.dayOfWeek - 1]}, ${shortDate}`
  }
  return date.year === today.year ? `em ${shortDate}` : `em ${shortDate}/${date.year}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}

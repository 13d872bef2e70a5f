const monthNames = [
  ...['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun'],
  ...['Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez'],
]

/** `Jan/26`: the Brazilian abbreviation and the year's last two digits. */
export function monthLabel(month: Temporal.PlainYearMonth): string {
  return `${monthNames[month.month - 1]}/${twoDigits(month.year % 100)}`
}

/** `dd/MM` */
export function dayLabel(day: Temporal.PlainDate): string {
  return `${twoDigits(day.day)}/${twoDigits(day.month)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

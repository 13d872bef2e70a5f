/** What is left until a moment, as `29:59` or `5:29:59`; `00:00` once it is over. */
export function countdown(untilMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((untilMs - nowMs) / 1_000))
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const short = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours === 0 ? short : `${hours}:${short}`
}

/** The same for a screen reader, which would otherwise read it every second: by the minute. */
export function spokenCountdown(untilMs: number, nowMs: number): string {
  const minutes = Math.ceil(Math.max(0, untilMs - nowMs) / 60_000)
  if (minutes === 1) return 'Falta 1 minuto'
  if (minutes < 60) return `Faltam ${minutes} minutos`
  const hours = Math.round(minutes / 60)
  return hours === 1 ? 'Falta 1 hora' : `Faltam ${hours} horas`
}

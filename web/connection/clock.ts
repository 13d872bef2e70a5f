const capital = 'America/Sao_Paulo'

/** A guest's day is that of the capital; a person's is their profile's. */
let zone = capital

/** Follows whoever is signed in. @param timeZone Of their profile; without one, the capital's. */
export function followZone(timeZone: string | undefined): void {
  zone = timeZone ?? capital
}

/** Today as `YYYY-MM-DD` in the person's zone. */
export function today(): string {
  return Temporal.Now.plainDateISO(zone).toString()
}

/** The moment now, in ISO form. */
export function now(): string {
  return Temporal.Now.instant().toString()
}

/** Milliseconds since 1970, to tell how old something is. */
export function nowMs(): number {
  return Temporal.Now.instant().epochMilliseconds
}

/** The day of an ISO moment in the person's zone, as `YYYY-MM-DD`. */
export function dayOf(moment: string): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString()
}

/** The time of an ISO moment in the person's zone, as `HH:mm`. */
export function timeOf(moment: string): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainTime().toString().slice(0, 5)
}

/** Yesterday as `YYYY-MM-DD` in the person's zone. */
export function yesterday(): string {
  return Temporal.Now.plainDateISO(zone).subtract({ days: 1 }).toString()
}

/** The moment, in ISO form, of `YYYY-MM-DDTHH:mm` in the person's zone; null of nothing. */
export function momentOf(local: string): string | null {
  if (local === '') return null
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString()
}

/**
 * Reads a day as the database writes it. Data that was loaded from elsewhere may hold one that
 * nobody can write here, such as one of the year 20226, `infinity` or one before Christ: it counts
 * as no day at all, because nothing may be reckoned with it, and one such row stops nobody's page.
 */
export function readableDay(text: string | null): Temporal.PlainDate | null {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? Temporal.PlainDate.from(text) : null
}

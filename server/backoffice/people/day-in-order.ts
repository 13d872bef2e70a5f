/**
 * Reads a day for its place among others alone: one of the year 20226, which data of elsewhere may
 * hold, lies behind them all, as it does for PostgreSQL. Nothing is reckoned with it (readableDay).
 */
export function dayInOrder(text: string | null): Temporal.PlainDate | null {
  if (text === null || !/^\d{4,6}-\d\d-\d\d$/.test(text)) return null
  return Temporal.PlainDate.from(text.length === 10 ? text : `+${text.padStart(12, '0')}`)
}

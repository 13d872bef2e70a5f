/** Another day; where only its year is told, month and day stay as they were. */
export function datedAnew(date: string, before: Temporal.PlainDate | null): Temporal.PlainDate {
  const told = Temporal.PlainDate.from(date)
  return before?.with({ year: told.year }) ?? told
}

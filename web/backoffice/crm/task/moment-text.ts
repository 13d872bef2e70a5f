import { dayOf, timeOf } from '#connection/clock.ts'
import { formatDay } from '#format/days.ts'

/** `dd/MM/yyyy HH:mm` */
export function momentText(moment: string): string {
  return `${formatDay(dayOf(moment))} ${timeOf(moment)}`
}

import type { OpenSession } from '@lya/contract/people/sessions.ts'
import { dayOf, timeOf, today, yesterday } from '#connection/clock.ts'
import { formatDay } from '#format/days.ts'
import { sessionsCopy as copy } from './sessions.copy.ts'

type Named = Pick<OpenSession, 'browser' | 'system'>

/** What a person calls the browser by which they are signed in. */
export function deviceName({ browser, system }: Named): string {
  if (browser !== null && system !== null) return copy.on(browser, system)
  return browser ?? system ?? copy.unknown
}

/** When and from where it was used. */
export function usageLine({ isThis, lastUsedAt, address }: OpenSession): string {
  const when = isThis ? copy.now : lastUse(lastUsedAt)
  return address === null ? when : `${when} · ${copy.from(address)}`
}

function lastUse(moment: string): string {
  const day = dayOf(moment)
  if (day === today()) return copy.today(timeOf(moment))
  if (day === yesterday()) return copy.yesterday(timeOf(moment))
  return copy.before(formatDay(day))
}

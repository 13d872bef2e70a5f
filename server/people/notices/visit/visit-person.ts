import { dailyMoment, quietUntil } from '@lya/core/people/notices/quiet-hours.ts'
import type { Departure } from '#people/notices/deliver/arrival.ts'
import { depart } from '#people/notices/deliver/depart.ts'
import {
  type Addressee,
  channelsOf,
  type NoticeData,
  type NoticeKind,
  type Wishes,
} from '#people/notices/notice.ts'
import {
  claimNotices,
  deleteOldNotices,
  findNextDue,
  planNotice,
  takeAsked,
} from '#people/notices/notices.store.ts'
import type { NoticeParts } from '#people/notices/parts.ts'
import type { Visit } from '#people/notices/visit/source.ts'
import { lockWishes, setNextVisit } from '#people/notices/wishes.store.ts'
import { asUser } from '#platform/db/transaction.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** Seconds that a status has to tell that a message left of which nobody knows. */
const claimSeconds = 600
const keptDays = 90

export interface VisitEnd {
  departures: Departure[]
  /** Whether the screens have something new to show. */
  isShown: boolean
}

/**
 * Makes what this person is to be told, hands e-mails to their queue, and takes what other
 * providers carry. All in one transaction: whoever comes second finds it done.
 */
export function visitPerson(all: NoticeParts, person: Addressee): Promise<VisitEnd> {
  const { userId, timeZone } = person
  const parts = person.isShutOut ? openToBlocked(all, person) : all
  return asUser(parts.db, userId, async (tx) => {
    const wishes = await lockWishes(tx, userId)
    if (!wishes) return { departures: [], isShown: false }
    // Read once the row is ours: another worker may have taken long.
    const at = parts.clock.now()
    const now = at.toZonedDateTimeISO(timeZone)
    const ctx: ReadContext = { tx, userId, clock: { now: () => at }, timeZone }
    const isToday = await planAll(parts, { ctx, wishes, now })
    const quietEnd = quietUntil(now, wishes.quiet)
    const until = at.add({ seconds: claimSeconds })
    const isQuiet = quietEnd !== null
    const prompt = parts.kinds.filter((kind) => kind.isPromptByMail).map(({ name }) => name)
    const claimed = await claimNotices(tx, { userId, at, until, isQuiet, prompt })
    const departures = await depart(parts, { ctx, person, wishes, claimed })
    const isDaily = all.kinds.some((kind) => kind.isOptional && channelsOf(wishes, kind).length > 0)
    await setNextVisit(tx, {
      userId,
      nextAt: nextVisit({ isDaily, quiet: wishes.quiet }, now, await findNextDue(tx, userId)),
      plannedOn: isToday && !person.isShutOut ? now.toPlainDate() : null,
    })
    return { departures, isShown: claimed.some(({ channel }) => channel === 'app') }
  })
}

/** What goes to everybody, whatever they chose, and what also those asked for who may come back. */
function openToBlocked(parts: NoticeParts, { isLeaving }: Addressee): NoticeParts {
  const kinds = parts.kinds.filter(
    ({ isOptional, reachesBlocked }) => !isOptional || (reachesBlocked && !isLeaving),
  )
  return { ...parts, sources: [], kinds }
}

type Planned = Wishes & { plannedOn: Temporal.PlainDate | null }

/** @returns Whether the day's own notices were made. */
async function planAll(
  { kinds, sources }: NoticeParts,
  { ctx, wishes, now }: { ctx: ReadContext; wishes: Planned; now: Temporal.ZonedDateTime },
): Promise<boolean> {
  const { tx, userId } = ctx
  const at = now.toInstant()
  const find = (name: string) => kinds.find((kind) => kind.name === name)
  for (const { kind: name, key, data } of await takeAsked(tx, userId, at)) {
    const kind = find(name)
    if (kind) await plan(ctx, wishes, { kind, key, data })
  }
  const visit: Visit = {
    ctx,
    now,
    isWanted: (name) => {
      const kind = find(name)
      return kind !== undefined && channelsOf(wishes, kind).length > 0
    },
    plan: async (name, key, fate) => {
      const kind = find(name)
      if (kind) await plan(ctx, wishes, { kind, key, ...(fate ? { fate } : {}) })
    },
  }
  const isDay = isDayDue(wishes, now)
  for (const source of sources) {
    if (isDay) await source.planDay(visit, wishes.plannedOn)
    await source.planNow(visit)
  }
  if (isDay) await deleteOldNotices(tx, userId, at.subtract({ hours: 24 * keptDays }))
  return isDay
}

/** Once a day, from its moment on. */
function isDayDue({ plannedOn, quiet }: Planned, now: Temporal.ZonedDateTime): boolean {
  const today = now.toPlainDate()
  const moment = dailyMoment(today, now.timeZoneId, quiet)
  if (Temporal.ZonedDateTime.compare(now, moment) < 0) return false
  return plannedOn === null || Temporal.PlainDate.compare(plannedOn, today) < 0
}

async function plan(
  { tx, userId, clock }: ReadContext,
  wishes: Wishes,
  what: { kind: NoticeKind; key: string; data?: NoticeData; fate?: 'descartado' },
): Promise<void> {
  const { kind, ...rest } = what
  const wanted = channelsOf(wishes, kind)
  // What the person wants nowhere is not shown on the screens either.
  const isShown = kind.isInApp && (wanted.length > 0 || !kind.isOptional)
  const channels = isShown ? [...wanted, 'app' as const] : wanted
  if (channels.length === 0) return
  await planNotice(tx, { userId, kind: kind.name, channels, at: clock.now(), ...rest })
}

/** The next day's moment, or what waits, if that is earlier; never within quiet hours. */
function nextVisit(
  { isDaily, quiet }: { isDaily: boolean; quiet: Wishes['quiet'] },
  now: Temporal.ZonedDateTime,
  due: Temporal.Instant | null,
): Temporal.Instant | null {
  const moments: Temporal.Instant[] = []
  if (isDaily) {
    const today = dailyMoment(now.toPlainDate(), now.timeZoneId, quiet)
    const next =
      Temporal.ZonedDateTime.compare(today, now) > 0
        ? today
        : dailyMoment(now.toPlainDate().add({ days: 1 }), now.timeZoneId, quiet)
    moments.push(next.toInstant())
  }
  if (due) {
    const at = due.toZonedDateTimeISO(now.timeZoneId)
    const free = Temporal.ZonedDateTime.compare(at, now) > 0 ? at : now
    moments.push((quietUntil(free, quiet) ?? free).toInstant())
  }
  return moments.toSorted(Temporal.Instant.compare)[0] ?? null
}

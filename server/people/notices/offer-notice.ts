import type { NoticeChannel } from '@lya/contract/people/notices.ts'
import { quietUntil } from '@lya/core/people/notices/quiet-hours.ts'
import { channelsOf, type NoticeData, type NoticeKind } from '#people/notices/notice.ts'
import { planNotice } from '#people/notices/notices.store.ts'
import { lockWishes, wakeAt } from '#people/notices/wishes.store.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** `unwanted`: nobody said yes to it there. `quiet`: to be offered again when that has passed. */
export type Offered =
  | { outcome: 'taken' | 'unwanted' }
  | { outcome: 'quiet'; until: Temporal.Instant }

/**
 * Hands over a notice for one channel, as the person, unless they do not want it or it is quiet.
 * The visit that follows looks once more before it leaves; the same key goes once, ever.
 */
export async function offerNotice(
  { tx, userId, clock, timeZone }: ReadContext,
  kind: Pick<NoticeKind, 'name' | 'channels' | 'isOptional'>,
  offer: { key: string; channel: NoticeChannel; data: NoticeData },
): Promise<Offered> {
  const wishes = await lockWishes(tx, userId)
  const { key, channel, data } = offer
  if (!wishes || !channelsOf(wishes, kind).includes(channel)) return { outcome: 'unwanted' }
  const at = clock.now()
  const quietEnd = quietUntil(at.toZonedDateTimeISO(timeZone), wishes.quiet)
  if (quietEnd) return { outcome: 'quiet', until: quietEnd.toInstant() }
  await planNotice(tx, { userId, kind: kind.name, key, channels: [channel], data, at })
  wakeAt(tx, userId, at)
  return { outcome: 'taken' }
}

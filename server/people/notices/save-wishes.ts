import { noticeChannels } from '@lya/contract/people/notices.ts'
import { type Answer, addConsents } from '#people/notices/consents.store.ts'
import { channelsOf, type NoticeKind, type Wishes } from '#people/notices/notice.ts'
import { readWishes, storeWishes } from '#people/notices/wishes.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Replaces what a person wants of these kinds, and writes down each yes and no that differs from
 * before, with where it was given.
 */
export async function saveWishes(
  { tx, userId, clock }: { tx: Tx; userId: string; clock: Clock },
  kinds: readonly Pick<NoticeKind, 'name' | 'channels' | 'isOptional'>[],
  wanted: Wishes & { origin: 'tela' | 'link' },
): Promise<void> {
  const at = clock.now()
  const before = await readWishes(tx, userId)
  const answers: Answer[] = []
  for (const kind of kinds) {
    const had = channelsOf(before, kind)
    // What is not named stays as it was.
    const has = wanted.channels[kind.name] ?? had
    for (const channel of noticeChannels) {
      const isYes = has.includes(channel)
      if (isYes !== had.includes(channel)) answers.push({ kind: kind.name, channel, isYes })
    }
  }
  await storeWishes(tx, { userId, at, channels: wanted.channels, quiet: wanted.quiet })
  await addConsents(tx, { userId, answers, origin: wanted.origin, at })
}

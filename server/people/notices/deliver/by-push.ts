import { deleteBrowser, listBrowsers } from '#people/notices/browsers/browsers.store.ts'
import type { PushOutcome } from '#people/notices/browsers/push-service.ts'
import { openBrowser } from '#people/notices/browsers/sealed-browser.ts'
import type { Arrival } from '#people/notices/deliver/arrival.ts'
import type { ClaimedNotice, Words } from '#people/notices/notice.ts'
import type { NoticeParts } from '#people/notices/parts.ts'
import { asUser } from '#platform/db/transaction.ts'
import type { ReadContext } from '#platform/http/context.ts'

const attemptsMax = 6

/** A browser that stays away longer is told by the next day's notice instead. */
const keptSeconds = 12 * 3_600

/**
 * To each of the person's browsers. A try that is repeated, because its worker vanished or one
 * browser's service failed, shows nothing twice: the tag replaces the notice that is there.
 *
 * @returns Null when the person has no browser.
 */
export async function byPush(
  parts: NoticeParts,
  ctx: ReadContext,
  { notice, words }: { notice: ClaimedNotice; words: Words },
): Promise<(() => Promise<Arrival>) | null> {
  const { userId } = ctx
  const browsers = await listBrowsers(ctx.tx, userId)
  if (browsers.length === 0) return null
  const shown = { tag: notice.id, title: words.title, body: words.sentence, path: words.path }
  return async () => {
    const outcomes: PushOutcome[] = []
    for (const stored of browsers) {
      const browser = openBrowser(parts.key, userId, stored.content)
      const outcome = await parts.push.send(browser, shown, keptSeconds)
      outcomes.push(outcome)
      if (outcome === 'gone') {
        await asUser(parts.db, userId, (tx) => deleteBrowser(tx, userId, stored.id))
      }
    }
    if (outcomes.includes('later') && notice.attempts < attemptsMax) {
      const seconds = 60 * 2 ** notice.attempts
      return { outcome: 'later', error: 'a push service was away', seconds }
    }
    if (outcomes.includes('sent')) return { outcome: 'sent' }
    return { outcome: 'never', error: outcomes.join(' ') }
  }
}

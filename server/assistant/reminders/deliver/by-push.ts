import { deleteBrowser, listBrowsers } from '#assistant/reminders/browsers.store.ts'
import type { Fact } from '#assistant/reminders/facts/fact.ts'
import type { Arrival, ReminderParts } from '#assistant/reminders/parts.ts'
import type { PushOutcome } from '#assistant/reminders/push-service.ts'
import type { ClaimedReminder } from '#assistant/reminders/reminder.ts'
import { sentenceOf, titles } from '#assistant/reminders/reminders.copy.ts'
import { pathOf } from '#assistant/reminders/reminders.mail.ts'
import { openBrowser } from '#assistant/reminders/sealed-browser.ts'
import { asUser } from '#platform/db/transaction.ts'
import type { ReadContext } from '#platform/http/context.ts'

const attemptsMax = 6

/** A browser that stays away longer is told by the next day's reminder instead. */
const keptSeconds = 12 * 3_600

/**
 * To each of the person's browsers. A try that is repeated, because its worker vanished or one
 * browser's service failed, shows nothing twice: the tag replaces the notice that is there.
 *
 * @returns Null when the person has no browser.
 */
export async function byPush(
  parts: ReminderParts,
  ctx: ReadContext,
  { reminder, fact }: { reminder: ClaimedReminder; fact: Fact },
): Promise<(() => Promise<Arrival>) | null> {
  const { userId } = ctx
  const browsers = await listBrowsers(ctx.tx, userId)
  if (browsers.length === 0) return null
  const notice = {
    tag: reminder.id,
    title: titles[fact.kind],
    body: sentenceOf(fact),
    path: pathOf(fact.kind),
  }
  return async () => {
    const outcomes: PushOutcome[] = []
    for (const stored of browsers) {
      const browser = openBrowser(parts.key, userId, stored.content)
      const outcome = await parts.push.send(browser, notice, keptSeconds)
      outcomes.push(outcome)
      if (outcome === 'gone') {
        await asUser(parts.db, userId, (tx) => deleteBrowser(tx, userId, stored.id))
      }
    }
    if (outcomes.includes('later') && reminder.attempts < attemptsMax) {
      const seconds = 60 * 2 ** reminder.attempts
      return { outcome: 'later', error: 'a push service was away', seconds }
    }
    if (outcomes.includes('sent')) return { outcome: 'sent' }
    return { outcome: 'never', error: outcomes.join(' ') }
  }
}

import { Refusal } from '@lya/core/refusal.ts'
import { listBrowsers, saveBrowser } from '#people/notices/browsers/browsers.store.ts'
import type { PushBrowser } from '#people/notices/browsers/push-service.ts'
import { digestOf, sealBrowser } from '#people/notices/browsers/sealed-browser.ts'
import { browserAdded } from '#people/notices/notices.events.ts'
import type { CommandContext } from '#platform/http/context.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

const browsersMax = 10

/** Notes a browser that takes notifications. @throws Refusal `reminders.too-many-browsers`. */
export async function keepBrowser(
  key: SecretKey,
  ctx: CommandContext,
  browser: PushBrowser,
): Promise<void> {
  const { tx, userId, clock } = ctx
  const digest = digestOf(browser.endpoint)
  const known = await listBrowsers(tx, userId)
  const isNew = known.every((one) => one.digest !== digest)
  if (isNew && known.length >= browsersMax) {
    throw new Refusal('limit', 'reminders.too-many-browsers')
  }
  const content = sealBrowser(key, userId, browser)
  await saveBrowser(tx, { userId, digest, content, at: clock.now() })
  if (isNew) await ctx.events.announce(ctx, browserAdded, { userId })
}

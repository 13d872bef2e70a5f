import type { CheckoutParts } from '#commerce/checkout/parts.ts'
import { isStopLink, stopPath } from '#commerce/checkout/reminders/stop-link.ts'
import {
  askToStopPage,
  stoppedPage,
  unknownStopPage,
} from '#commerce/checkout/reminders/stop-page.copy.ts'
import { stopReminders } from '#commerce/checkout/session/sessions.store.ts'
import { asSystem } from '#platform/db/transaction.ts'
import type { EdgeContext, Mount } from '#platform/http/edge.ts'
import { plainPage } from '#platform/http/plain-page.ts'

/** Mounts where reminders end: a GET asks, a POST ends them, from a mail program as well. */
export function mountStopReminders({ charges, publicUrl }: CheckoutParts): Mount {
  const isHttps = publicUrl.startsWith('https:')
  const page = (shown: Parameters<typeof plainPage>[0], status = 200): Response =>
    plainPage(shown, { status, isHttps })
  const sessionOf = (c: EdgeContext): string | null => {
    const sessionId = c.req.query('s') ?? ''
    const isGood = isStopLink(charges.key, { sessionId, code: c.req.query('c') ?? '' })
    return isGood ? sessionId : null
  }
  return (app) => {
    app.get(stopPath, (c) =>
      sessionOf(c) === null ? page(unknownStopPage, 404) : page(askToStopPage),
    )
    app.post(stopPath, async (c) => {
      const sessionId = sessionOf(c)
      if (sessionId === null) return page(unknownStopPage, 404)
      await asSystem(charges.db, (tx) => stopReminders(tx, sessionId))
      return page(stoppedPage)
    })
  }
}

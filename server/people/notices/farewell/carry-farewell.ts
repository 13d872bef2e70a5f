import { assert } from '@lya/core/assert.ts'
import { openBrowser } from '#people/notices/browsers/sealed-browser.ts'
import { type Farewell, farewellPlace } from '#people/notices/farewell/farewell.ts'
import type { NoticeParts } from '#people/notices/parts.ts'
import { asUser } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** A browser that is away is told when it comes back, for so long. */
const keptSeconds = 72 * 3_600

/** @throws Error when another try may succeed. */
export async function carryFarewell(parts: NoticeParts, sealed: string): Promise<void> {
  const {
    userId,
    kind: name,
    to,
  } = JSON.parse(parts.key.decrypt(sealed, farewellPlace)) as Farewell
  const kind = parts.kinds.find((one) => one.name === name)
  assert(kind?.template, 'what is said at the end has words and a template')
  const { clock, db } = parts
  const words = await asUser(db, userId, (tx) =>
    kind.word({ tx, userId, clock, timeZone: 'America/Sao_Paulo' }, { key: name, data: {} }),
  )
  if (!words) return
  if ('browser' in to) {
    const shown = { tag: newId(), title: words.title, body: words.sentence, path: words.path }
    const browser = openBrowser(parts.key, userId, to.browser)
    end(parts, await parts.push.send(browser, shown, keptSeconds))
    return
  }
  const notice = { id: newId(), attempts: 1, template: kind.template, parameters: [words.sentence] }
  const arrival = await parts.whatsApp?.carryTo(to.number, { userId, ...notice })
  end(parts, arrival?.outcome ?? 'never')
}

/** Nobody hears of it but the log: there is no row to keep it in. */
function end({ log }: NoticeParts, outcome: string): void {
  if (outcome === 'later') throw new Error('a farewell did not leave yet')
  if (outcome !== 'sent') log.warn('a farewell did not leave', { outcome })
}

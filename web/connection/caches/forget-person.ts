import { dropChatDraft } from '#connection/caches/chat-draft.ts'
import { dropDayCache } from '#connection/caches/day-cache.ts'
import { dropFinances } from '#connection/caches/financial-cache.ts'
import { keepSession } from '#connection/caches/kept-session.ts'
import { dropKeptForm } from '#connection/caches/open-forms.ts'
import { dropProfile } from '#connection/caches/profile-cache.ts'
import { dropPutAside } from '#connection/caches/put-aside.ts'

/**
 * Drops every copy of a person's data from this browser, at sign-out and at sign-in. What the
 * person entered without a connection stays: it waits for them alone.
 */
export function forgetPerson(): void {
  dropFinances()
  dropDayCache()
  dropProfile()
  dropKeptForm()
  dropChatDraft()
  dropPutAside()
  keepSession(null)
}

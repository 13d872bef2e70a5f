import { channelsOf, type NoticeKind } from '#people/notices/notice.ts'
import { saveWishes } from '#people/notices/save-wishes.ts'
import { readStop, stopPath } from '#people/notices/stop/stop-link.ts'
import { askPage, stoppedPage, unknownPage } from '#people/notices/stop/stop-page.copy.ts'
import { readWishes } from '#people/notices/wishes.store.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asUser } from '#platform/db/transaction.ts'
import type { Mount } from '#platform/http/edge.ts'
import { type PlainPage, plainPage } from '#platform/http/plain-page.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/**
 * Mounts where letters lead whoever wants no more of them. The link is the proof: the POST comes
 * from mail programs (RFC 8058), without cookies and without an Origin. A GET only asks.
 */
export function mountStop(parts: {
  db: Database
  clock: Clock
  key: SecretKey
  publicUrl: string
  kinds: readonly NoticeKind[]
}): Mount {
  const isHttps = parts.publicUrl.startsWith('https:')
  const answer = (status: number, page: PlainPage): Response => plainPage(page, { status, isHttps })
  const find = (token: string): { userId: string; kind: NoticeKind } | null => {
    const stop = readStop(parts.key, token)
    const kind = parts.kinds.find(({ name, isOptional }) => isOptional && name === stop?.kind)
    return stop && kind ? { userId: stop.userId, kind } : null
  }
  return (app) => {
    app.get(`${stopPath}/:token`, (c) => {
      const stop = find(c.req.param('token'))
      return stop ? answer(200, askPage(stop.kind.called)) : answer(404, unknownPage())
    })
    app.post(`${stopPath}/:token`, async (c) => {
      const stop = find(c.req.param('token'))
      if (!stop) return answer(404, unknownPage())
      const { userId, kind } = stop
      await asUser(parts.db, userId, async (tx) => {
        const wishes = await readWishes(tx, userId)
        const left = channelsOf(wishes, kind).filter((channel) => channel !== 'email')
        const channels = { [kind.name]: left }
        const wanted = { quiet: wishes.quiet, channels, origin: 'link' as const }
        await saveWishes({ tx, userId, clock: parts.clock }, [kind], wanted)
      })
      return answer(200, stoppedPage(kind.called))
    })
  }
}

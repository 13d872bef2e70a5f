import { setTimeout as pause } from 'node:timers/promises'
import type { TestApp } from '#main/testing/app.ts'
import type { Clock } from '#platform/clock/clock.ts'

/** Waits for what comes by itself, as long as a test may take at most. */
export async function until<T>(find: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (let tries = 0; tries < 2_400; tries += 1) {
    const found = await find()
    if (found !== undefined) return found
    await pause(25)
  }
  throw new Error('it never came')
}

/** Every event is done, and each person's next reply has left, failed or waits for its time. */
export async function settledWhatsApp(app: TestApp, clock: Clock): Promise<void> {
  await until(async () => {
    const { rows } = await app.owner.query<{ busy: boolean }>(
      `SELECT EXISTS (SELECT FROM eventos_whatsapp WHERE resultado IS NULL)
         OR EXISTS (SELECT FROM pgboss.job WHERE name = 'whatsapp.notice'
           AND state IN ('created', 'active'))
         OR EXISTS (SELECT FROM (
           SELECT DISTINCT ON (user_id) situacao, erro, proxima_em FROM envios
           WHERE situacao IN ('pendente', 'enviando') ORDER BY user_id, created_at, ordem
         ) AS next WHERE coalesce(proxima_em, $1) <= $1
           OR (situacao = 'enviando' AND erro IS NULL)) AS busy`,
      [clock.now().toString()],
    )
    return rows[0]?.busy ? undefined : true
  })
}

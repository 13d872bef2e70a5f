import { listBrowsers } from '#people/notices/browsers/browsers.store.ts'
import type { WhatsAppDestination } from '#people/notices/deliver/whatsapp-carrier.ts'
import { type Farewell, farewellPlace, farewellQueue } from '#people/notices/farewell/farewell.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/**
 * Has the person's browsers, and this number, told for the last time: as the person, in the
 * transaction that ends them. A notice would find them gone.
 */
export async function sayFarewell(
  { jobs, key }: { jobs: Pick<JobQueue, 'enqueue'>; key: SecretKey },
  tx: Tx,
  said: { userId: string; kind: string; number: WhatsAppDestination | null },
): Promise<void> {
  const { userId, kind, number } = said
  const browsers = await listBrowsers(tx, userId)
  const places: Farewell['to'][] = [
    ...browsers.map(({ content }) => ({ browser: content })),
    ...(number ? [{ number }] : []),
  ]
  for (const to of places) {
    const farewell: Farewell = { userId, kind, to }
    const sealed = key.encrypt(JSON.stringify(farewell), farewellPlace)
    await jobs.enqueue(tx, farewellQueue, { sealed })
  }
}

import type { TestApp } from '#main/testing/app.ts'
import type { fixedClock } from '#platform/clock/clock.ts'

/** The process that does not hear of a change keeps the settings for five seconds. */
const keptSeconds = 6

/**
 * Sets one group of the checkout's settings as another process would, and lets so much time pass
 * that what a job may have read just before is no longer kept.
 */
export async function setGroup(
  { app, clock }: { app: TestApp; clock: ReturnType<typeof fixedClock> },
  key: string,
  value: object,
): Promise<void> {
  const text = 'UPDATE checkout_config SET value = $2 WHERE key = $1'
  await app.owner.query(text, [key, JSON.stringify(value)])
  clock.moveTo(clock.now().add({ seconds: keptSeconds }).toString())
}

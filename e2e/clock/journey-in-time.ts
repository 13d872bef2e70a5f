import { startInstallation } from '../installation.ts'
import { test as base } from '../journey.ts'

export { expect } from '../browser.ts'

interface Time {
  /** The day in São Paulo, as server and browser know it. */
  today(): Temporal.PlainDate
  /** Lets so many days go by, for both. What is open must be read again. */
  letDaysPass(days: number): Promise<void>
}

const zone = 'America/Sao_Paulo'

/** The journeys' `test` on an installation whose clock is theirs to move; it never goes back. */
export const test = base.extend<{ time: Time }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs none says {}.
    async ({}, use) => {
      const installation = await startInstallation('clock/serve.ts')
      await use(installation)
      await installation.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  time: async ({ page, installation }, use) => {
    let moment = Temporal.Now.instant().toZonedDateTimeISO(zone)
    const pass = async (hours: number): Promise<void> => {
      const now = Temporal.Instant.fromEpochMilliseconds(await installation.letHoursPass(hours))
      moment = now.toZonedDateTimeISO(zone)
      await page.clock.setSystemTime(now.epochMilliseconds)
    }
    await pass(0)
    // From noon on, no midnight falls between what a journey reads and what it writes.
    const noon = moment.withPlainTime('12:00').add({ days: 1 })
    await pass(Math.ceil(noon.since(moment).total('hours')))
    await use({ today: () => moment.toPlainDate(), letDaysPass: (days) => pass(days * 24) })
  },
})

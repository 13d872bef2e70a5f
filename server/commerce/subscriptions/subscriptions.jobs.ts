import { adoptImported } from '#commerce/subscriptions/adopt-imported.ts'
import { carryOut } from '#commerce/subscriptions/carry-out.ts'
import { lookAfter } from '#commerce/subscriptions/look-after.ts'
import type { SubscriptionParts } from '#commerce/subscriptions/parts.ts'
import { carryOutQueue, dayQueue, pricesQueue } from '#commerce/subscriptions/queues.ts'
import { tellPrices } from '#commerce/subscriptions/tell-prices.ts'

/** Every five minutes: days end and begin at midnight, and nobody should wait for an hour. */
const often = '*/5 * * * *'
/** What was told is told no second time: a server that was off at one hour tells it at the next. */
const hourlyByDay = '20 9-19 * * *'

export function addSubscriptionJobs(parts: SubscriptionParts): void {
  const { jobs } = parts
  jobs.handle(carryOutQueue, (errand) => carryOut(parts, errand))
  jobs.handle(dayQueue, async () => {
    await adoptImported(parts)
    await lookAfter(parts)
  })
  jobs.handle(pricesQueue, () => tellPrices(parts))
  jobs.schedule(dayQueue, often, 'UTC')
  jobs.schedule(pricesQueue, hourlyByDay, 'America/Sao_Paulo')
}

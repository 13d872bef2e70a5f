import { setTimeout as pause } from 'node:timers/promises'
import { type Buyer, buy, type Wish } from './checkouts/buyer.ts'
import { judge } from './checkouts/judge.ts'
import { access, startProvider } from './checkouts/provider.ts'
import { freePort, type RunningProduct, startProduct } from './message/servers.ts'
import { benchDatabase } from './postgres.ts'
import { atMost, type BenchResult, rounded } from './result.ts'

const people = 500
/** The product is killed whenever so many have finished, and at once started again. */
const killsAfter = [100, 220, 340]
/** Nobody moves any more: what is left waits for time to pass. */
const quietMs = 30_000
/** Longer than the product takes to look for what was not answered. */
const sweptMs = 70_000
const jumpsMax = 8
const minutesMax = 40

/** Of each twenty: nine pay by card, eight by PIX, two go away, one has no credit. */
function wishOf(who: number): Wish {
  const place = who % 20
  if (place < 6) return 'card'
  if (place < 9) return 'card-in-parts'
  if (place < 17) return 'pix'
  return place < 19 ? 'abandoned-pix' : 'declined-card'
}

/**
 * 500 checkouts at once, cards and PIX mixed, with a provider that leaves one charge in ten
 * unanswered (never made, made, or made late) and tells each webhook twice, in another order, and
 * one in twenty never; the product is killed three times. Once all have come to an end, an hour at
 * a time passing where nobody moves, everybody's money and access are counted.
 */
export async function run(): Promise<BenchResult[]> {
  const database = await benchDatabase()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const provider = await startProvider(database.login, url)
  const environment = {
    ASAAS_API_KEY: access.key,
    ASAAS_WEBHOOK_TOKEN: access.token,
    ASAAS_API_URL: provider.baseUrl,
    ADDRESS_LOOKUP: 'off',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const start = (): Promise<RunningProduct> =>
    startProduct(database.url, database.key, {
      ...{ port, environment, program: 'e2e/clock/serve.ts' },
    })
  let product = await start()
  try {
    const began = performance.now()
    const buyers = Array.from({ length: people }, (_, who): Buyer => {
      const email = `pessoa${who}@bench.test`
      return { email, wish: wishOf(who), state: null, isDone: false, attempts: 0 }
    })
    const { payCode } = provider
    const buying = buyers.map((buyer, who) => buy({ who, url, payCode }, buyer))
    let isOver = false
    const all = Promise.all(buying).finally(() => {
      isOver = true
    })
    for (const count of killsAfter) {
      await until(() => doneOf(buyers) >= count || isOver)
      await product.kill()
      product = await start()
    }
    let jumps = 0
    while (!isOver && jumps < jumpsMax) {
      await untilQuiet(buyers, () => isOver)
      if (isOver) break
      jumps += 1
      provider.letHoursPass(1)
      await product.letHoursPass(1)
      await pause(sweptMs)
    }
    if (!isOver) console.error(buyers.filter(({ isDone }) => !isDone))
    await all
    const boughtMs = performance.now() - began
    // The last webhooks, and codes that nobody paid: they are taken back when their time is over.
    provider.letHoursPass(1)
    await product.letHoursPass(1)
    await provider.settle()
    await pause(sweptMs)
    const verdict = await judge(database.address, buyers)
    const measured = {
      ...{ postgres: database.version, people, kills: killsAfter.length, hoursPassed: jumps + 1 },
      attempts: buyers.reduce((sum, { attempts }) => sum + attempts, 0),
      ...{ webhooksPosted: provider.posted, webhooksMissed: provider.missed },
      seconds: rounded(boughtMs / 1_000),
      ...verdict,
    }
    const wrong = Object.values(verdict).reduce((sum, count) => sum + count, 0)
    return [atMost('checkouts/wrongly-charged-or-let-in', wrong, 0, measured)]
  } finally {
    await product.stop()
    await provider.close()
    await database.close()
  }
}

function doneOf(buyers: readonly Buyer[]): number {
  return buyers.filter(({ isDone }) => isDone).length
}

async function until(isSo: () => boolean): Promise<void> {
  const by = performance.now() + minutesMax * 60_000
  while (!isSo()) {
    if (performance.now() > by) throw new Error('the checkouts never came to an end')
    await pause(100)
  }
}

/** Waits until nobody's page has changed for a while, or all have come to an end. */
async function untilQuiet(buyers: readonly Buyer[], isOver: () => boolean): Promise<void> {
  let last = ''
  let since = performance.now()
  await until(() => {
    const now = buyers.map(({ state, attempts }) => `${state}${attempts}`).join()
    if (now !== last) {
      last = now
      since = performance.now()
    }
    return isOver() || performance.now() - since > quietMs
  })
}

import { randomBytes } from 'node:crypto'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { ensureChromium } from '#tools/browser/ensure-chromium.ts'
import { buildWebIfStale } from '#tools/build-web.ts'
import { startProduct } from './message/servers.ts'
import { fillAccount, type RichAccount } from './pages/account.ts'
import { emptied, emptyPage } from './pages/empty-page.ts'
import { type MeasuredPage, measuredPages } from './pages/measured-pages.ts'
import { passOn } from './pages/pass-on.ts'
import { timeVisit, type Visit } from './pages/time-visit.ts'
import { benchDatabase } from './postgres.ts'
import { atMost, type BenchResult, rounded } from './result.ts'

const transactions = 100_000
const warmUps = 2
const rounds = 7
const limit = 1.6

/**
 * Each page of a signed-in person with 100,000 transactions, at a quarter of the processor's
 * speed: until its main content is there, and until a click of its own is answered as well, each
 * against an empty page of the same shell. All pages take turns, in one warm browser on one warm
 * server; the medians count.
 */
export async function run(): Promise<BenchResult[]> {
  buildWebIfStale()
  const database = await benchDatabase()
  const product = await startProduct(database.url, randomBytes(32))
  try {
    const account = await fillAccount(product.url, database.address, transactions)
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      return compare(await visitAll(browser, product.url, account))
    } finally {
      await browser.close()
    }
  } finally {
    await product.stop()
    await database.close()
  }
}

type Visits = Map<MeasuredPage, Visit[]>

async function visitAll(browser: Browser, url: string, account: RichAccount): Promise<Visits> {
  const [real, empty] = await Promise.all([passOn(url, new Map()), passOn(url, emptied())])
  const inReal = await signedIn(browser, real.url, account)
  const inEmpty = await signedIn(browser, empty.url, account)
  const pages = [emptyPage, ...measuredPages]
  const visits: Visits = new Map(pages.map((page) => [page, []]))
  // The first rounds only warm the server and the browser, which compiles well what it sees twice.
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const page of pages) {
      const visit =
        page === emptyPage
          ? await timeVisit(inEmpty, empty.url, page)
          : await timeVisit(inReal, real.url, page)
      if (round >= 0) visits.get(page)?.push(visit)
    }
  }
  real.stop()
  empty.stop()
  return visits
}

async function signedIn(
  browser: Browser,
  url: string,
  account: RichAccount,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', serviceWorkers: 'block' },
    viewport: { width: 1280, height: 800 },
  })
  const answer = await context.request.post(`${url}/api/sign-in`, {
    data: account,
    headers: { origin: url },
  })
  if (!answer.ok()) throw new Error(`the sign-in answered ${answer.status()}`)
  return context
}

function compare(visits: Visits): BenchResult[] {
  const empty = medians(visits.get(emptyPage) ?? [])
  return measuredPages.flatMap((page) => {
    const own = medians(visits.get(page) ?? [])
    const measured = {
      contentMs: rounded(own.contentMs),
      emptyContentMs: rounded(empty.contentMs),
      clickMs: rounded(own.clickMs),
      emptyClickMs: rounded(empty.clickMs),
    }
    return [
      atMost(`pages/${page.name}`, own.contentMs / empty.contentMs, limit, measured),
      atMost(`pages/${page.name}-answered`, answered(own) / answered(empty), limit, measured),
    ]
  })
}

function answered({ contentMs, clickMs }: Visit): number {
  return contentMs + clickMs
}

function medians(visits: readonly Visit[]): Visit {
  return {
    contentMs: median(visits.map(({ contentMs }) => contentMs)),
    clickMs: median(visits.map(({ clickMs }) => clickMs)),
  }
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

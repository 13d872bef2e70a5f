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
 * against an empty page of the same shell right before. All pages take turns, in one warm browser
 * on one warm server; the medians of the ratios count.
 */
export async function run(): Promise<BenchResult[]> {
  buildWebIfStale()
  const database = await benchDatabase()
  const product = await startProduct(database.url, database.key)
  try {
    const account = await fillAccount(product.url, database, transactions)
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

/** A visit to a page, and the one to the empty page right before it, on the same busy machine. */
interface Pair {
  own: Visit
  empty: Visit
}

type Pairs = Map<MeasuredPage, Pair[]>

async function visitAll(browser: Browser, url: string, account: RichAccount): Promise<Pairs> {
  const [real, hollow] = await Promise.all([passOn(url, new Map()), passOn(url, emptied())])
  const inReal = await signedIn(browser, real.url, account)
  const inHollow = await signedIn(browser, hollow.url, account)
  const pairs: Pairs = new Map(measuredPages.map((page) => [page, []]))
  // The first rounds only warm the server and the browser, which compiles well what it sees twice.
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const page of measuredPages) {
      const empty = await timeVisit(inHollow, hollow.url, emptyPage)
      const own = await timeVisit(inReal, real.url, page)
      if (round >= 0) pairs.get(page)?.push({ own, empty })
    }
  }
  real.stop()
  hollow.stop()
  return pairs
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

function compare(all: Pairs): BenchResult[] {
  return [...all].flatMap(([{ name }, pairs]) => {
    const middle = (of: (pair: Pair) => number): number => median(pairs.map(of))
    const measured = {
      contentMs: rounded(middle(({ own }) => own.contentMs)),
      emptyContentMs: rounded(middle(({ empty }) => empty.contentMs)),
      clickMs: rounded(middle(({ own }) => own.clickMs)),
      emptyClickMs: rounded(middle(({ empty }) => empty.clickMs)),
    }
    const content = middle(({ own, empty }) => own.contentMs / empty.contentMs)
    const answered = middle(({ own, empty }) => whole(own) / whole(empty))
    return [
      atMost(`pages/${name}`, content, limit, measured),
      atMost(`pages/${name}-answered`, answered, limit, measured),
    ]
  })
}

function whole({ contentMs, clickMs }: Visit): number {
  return contentMs + clickMs
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '#tools/browser/ensure-chromium.ts'
import { buildWebIfStale } from '#tools/build-web.ts'
import { startInstallation } from '../e2e/installation.ts'
import { atMost, type BenchResult, rounded } from './result.ts'
import { type Transfer, watchTransfers } from './web/transfers.ts'

/**
 * Script and style that each page transfers, in kB of 1,000 bytes with their headers, brotli as
 * the real server sends them to a real Chromium that was never there before.
 */
export async function run(): Promise<BenchResult[]> {
  buildWebIfStale()
  const installation = await startInstallation()
  try {
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      return [
        ...(await landing(browser, installation.url)),
        await login(browser, installation.url),
        await checkout(browser, installation.url),
        await dashboard(browser, installation.url),
      ]
    } finally {
      await browser.close()
    }
  } finally {
    await installation.stop()
  }
}

async function landing(browser: Browser, url: string): Promise<BenchResult[]> {
  const transfers = await visit(browser, `${url}/`, async (page) => {
    await page.waitForLoadState('networkidle')
  })
  const script = kilobytes(transfers, 'script')
  // Its style is in the page itself, so the whole page counts.
  const style = kilobytes(transfers, 'style') + kilobytes(transfers, 'page')
  const measured = { scriptKilobytes: script, styleAndPageKilobytes: style }
  return [
    atMost('web/landing', script + style, 120, measured),
    atMost('web/landing-script', script, 10, measured),
  ]
}

async function login(browser: Browser, url: string): Promise<BenchResult> {
  const transfers = await visit(browser, `${url}/login`, async (page) => {
    await page.getByLabel('Senha', { exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
  })
  const [script, style] = [kilobytes(transfers, 'script'), kilobytes(transfers, 'style')]
  const measured = { scriptKilobytes: script, styleKilobytes: style }
  return atMost('web/login', script + style, 230, measured)
}

/** With its first step on screen, ready to be filled in. */
async function checkout(browser: Browser, url: string): Promise<BenchResult> {
  const transfers = await visit(browser, `${url}/checkout`, async (page) => {
    await page.getByLabel('CPF').waitFor()
    await page.waitForLoadState('networkidle')
  })
  const [script, style] = [kilobytes(transfers, 'script'), kilobytes(transfers, 'style')]
  const measured = { scriptKilobytes: script, styleKilobytes: style }
  return atMost('web/checkout', script + style, 260, measured)
}

/** The chart is asked for once its numbers are there: all from then on is the chart's. */
async function dashboard(browser: Browser, url: string): Promise<BenchResult> {
  const transfers = await visit(browser, `${url}/dashboard`, async (page) => {
    await page.locator('.recharts-surface').first().waitFor()
  })
  const answer = transfers.findIndex(({ path }) => path === '/api/dashboard')
  const [before, after] = [transfers.slice(0, answer), transfers.slice(answer)]
  const chart = rounded(kilobytes(after, 'script') + kilobytes(after, 'style'))
  if (answer < 0 || chart === 0) throw new Error('the chart no longer comes after the page')
  const [script, style] = [kilobytes(before, 'script'), kilobytes(before, 'style')]
  const measured = {
    scriptKilobytes: script,
    styleKilobytes: style,
    chartAfterwardsKilobytes: chart,
  }
  return atMost('web/dashboard', script + style, 300, measured)
}

/** Opens a page in a fresh profile, signed in as somebody with one expense, until it is ready. */
async function visit(
  browser: Browser,
  address: string,
  untilReady: (page: Page) => Promise<void>,
): Promise<Transfer[]> {
  const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    if (address.endsWith('/dashboard')) await signUp(page, new URL(address).origin)
    const transfers = await watchTransfers(page)
    await page.goto(address)
    await untilReady(page)
    return await transfers.settled()
  } finally {
    await context.close()
  }
}

async function signUp(page: Page, url: string): Promise<void> {
  const post = async (path: string, data: object): Promise<void> => {
    const answer = await page.request.post(url + path, { data, headers: { origin: url } })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`)
  }
  const password = 'uma senha longa 73'
  const person = { name: 'Marina Alves', email: 'marina@exemplo.com.br', phone: '11987650001' }
  await post('/api/sign-up', { ...person, password })
  await post('/api/onboarding/skip', {})
  await post('/api/assistant/messages', { text: 'gastei 52,90 no mercado ontem' })
}

function kilobytes(transfers: readonly Transfer[], kind: Transfer['kind']): number {
  const bytes = transfers
    .filter((transfer) => transfer.kind === kind)
    .reduce((sum, transfer) => sum + transfer.bytes, 0)
  return rounded(bytes / 1_000)
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '#tools/browser/ensure-chromium.ts'
import { toWebp } from '#tools/browser/to-webp.ts'
import { rootDir } from '#tools/build-web/places.ts'
import { buildWebIfStale } from '#tools/build-web.ts'
import type { DemoInstallation } from '#tools/demo/installation.ts'
import { type Screen, screens } from '#tools/screens/screens.seed.ts'
import { explainFailure } from '../server/platform/boot/explain.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
const schemes = ['light', 'dark'] as const
const webpQuality = 0.86

// `node tools/screens.ts [folder] [--only <name>]`: what the product looks like, from the demo's
// people. `--only admin` takes admin and all of admin-*.
await explainFailure(async () => {
  const options = {
    only: { type: 'string' },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const folder = resolve(positionals[0] ?? join(rootDir, 'docs/screens'))
  buildWebIfStale()
  const { startDemo } = await import('#tools/demo/installation.ts')
  const demo = await startDemo(0)
  try {
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      // As root it has no sandbox to offer.
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    })
    try {
      mkdirSync(folder, { recursive: true })
      const wanted = screens.filter(({ name }) => isMeant(name, values.only))
      await photograph(browser, demo, { folder, wanted })
    } finally {
      await browser.close()
    }
  } finally {
    await demo.stop()
  }
})

async function photograph(
  browser: Browser,
  demo: DemoInstallation,
  { folder, wanted }: { folder: string; wanted: readonly Screen[] },
): Promise<void> {
  for (const viewport of sizes) {
    for (const colorScheme of schemes) {
      const shared = {
        ...{ baseURL: demo.url, viewport, colorScheme },
        ...{ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' as const },
        ...{ serviceWorkers: 'block' as const, isMobile: viewport.width < 500 },
      }
      const guest = await browser.newContext(shared)
      const signedIn = await browser.newContext(shared)
      await signIn(signedIn, demo)
      const atDesk = await browser.newContext(shared)
      await signInOperator(atDesk, demo)
      for (const screen of wanted) {
        if (colorScheme === 'dark' && !screen.isInDarkToo) continue
        const own = screen.isSignedIn ? signedIn : guest
        const page = await (screen.isOperators ? atDesk : own).newPage()
        await page.goto(screen.path)
        await page.locator(screen.ready).filter({ visible: true }).first().waitFor()
        if (screen.follow) await follow(page, screen.follow)
        if (screen.press) await press(page, screen.press)
        const file = join(folder, `${screen.name}-${viewport.width}-${colorScheme}.webp`)
        if (screen.isWhole) await stretch(page)
        const picture = await still(page)
        writeFileSync(file, await toWebp(page, picture, webpQuality))
        process.stdout.write(`${file}\n`)
        await page.close()
      }
      await guest.close()
      await signedIn.close()
      await atDesk.close()
    }
  }
}

function isMeant(name: string, only: string | undefined): boolean {
  return only === undefined || name === only || name.startsWith(`${only}-`)
}

async function follow(page: Page, [link, ready]: readonly [string, string]): Promise<void> {
  await page.locator(link).filter({ visible: true }).first().click()
  await page.locator(ready).filter({ visible: true }).first().waitFor()
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** Makes the window as high as the page: what is fixed to its edges stays there. */
async function stretch(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const { width } = page.viewportSize() ?? { width: 0 }
  await page.setViewportSize({ width, height })
}

async function signIn(context: BrowserContext, { url, people }: DemoInstallation): Promise<void> {
  const [person] = people
  const answer = await context.request.post(`${url}/api/sign-in`, {
    headers: { origin: url },
    data: { email: person?.email, password: person?.password },
  })
  if (!answer.ok()) throw new Error(`sign-in was refused: ${answer.status()}`)
}

/** By a recovery code: the app's code opens one sign-in in half a minute. */
async function signInOperator(context: BrowserContext, demo: DemoInstallation): Promise<void> {
  const { email, password, recoveryCodes } = demo.operator
  const headers = { origin: demo.url }
  await context.request.post(`${demo.url}/api/sign-in`, { headers, data: { email, password } })
  const answer = await context.request.post(`${demo.url}/api/sign-in/code`, {
    ...{ headers, data: { code: recoveryCodes.pop(), isTrusted: false } },
  })
  if (!answer.ok()) throw new Error(`the operator was not let in: ${answer.status()}`)
}

/** The page once nothing moves any more: two pictures in a row are the same. */
async function still(page: Page): Promise<Buffer> {
  let last = await page.screenshot()
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await page.waitForTimeout(250)
    const next = await page.screenshot()
    if (next.equals(last)) return next
    last = next
  }
  throw new Error(`${page.url()} never stands still`)
}

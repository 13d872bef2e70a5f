import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '#tools/browser/ensure-chromium.ts'
import { toWebp } from '#tools/browser/to-webp.ts'
import { rootDir } from '#tools/build-web/places.ts'
import { buildWebIfStale } from '#tools/build-web.ts'
import { type DemoInstallation, startDemo } from '#tools/demo/installation.ts'
import { explainFailure } from '../server/platform/boot/explain.ts'
import { trialCopy } from '../web/commerce/trial/trial.copy.ts'

const folder = `${rootDir}web/public/pictures`
const views = [
  { name: 'dashboard', viewport: { width: 1360, height: 861 }, deviceScaleFactor: 1 },
  { name: 'dashboard-phone', viewport: { width: 390, height: 760 }, deviceScaleFactor: 2 },
] as const
type View = (typeof views)[number]
const webpQuality = 0.82

// `node tools/draw-pictures.ts`: the landing page's pictures, taken from the demo's first person.
await explainFailure(async () => {
  buildWebIfStale()
  const demo = await startDemo(0)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
  try {
    mkdirSync(folder, { recursive: true })
    for (const view of views) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const picture = await drawDashboard(browser, demo, { ...view, colorScheme })
        writeFileSync(`${folder}/${view.name}-${colorScheme}.webp`, picture)
      }
    }
  } finally {
    await browser.close()
    await demo.stop()
  }
})

async function drawDashboard(
  browser: Browser,
  { url, people }: DemoInstallation,
  { viewport, deviceScaleFactor, colorScheme }: View & { colorScheme: 'light' | 'dark' },
): Promise<Buffer> {
  const context = await browser.newContext({
    ...{ viewport, deviceScaleFactor, isMobile: viewport.width < 500, colorScheme },
    ...{ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  })
  const [person] = people
  await context.request.post(`${url}/api/sign-in`, {
    headers: { origin: url },
    data: { email: person?.email, password: person?.password },
  })
  const page = await context.newPage()
  await page.goto(`${url}/dashboard`)
  await page.locator('.recharts-surface path').first().waitFor()
  // The picture is of what somebody has, and not of what they are asked to buy.
  const alerts = await page.getByRole('complementary', { name: trialCopy.label }).all()
  for (const alert of alerts) await alert.evaluate((element) => element.remove())
  await page.waitForTimeout(1_500)
  const picture = await toWebp(page, await page.screenshot(), webpQuality)
  await context.close()
  return picture
}

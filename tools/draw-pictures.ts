import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '#tools/browser/ensure-chromium.ts'
import { toWebp } from '#tools/browser/to-webp.ts'
import { rootDir } from '#tools/build-web/places.ts'
import { buildWebIfStale } from '#tools/build-web.ts'
import { type DemoInstallation, startDemo } from '#tools/demo/installation.ts'
import { explainFailure } from '../server/platform/boot/explain.ts'

const folder = `${rootDir}web/public/pictures`
const viewport = { width: 1200, height: 760 }
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
    for (const colorScheme of ['light', 'dark'] as const) {
      writeFileSync(
        `${folder}/dashboard-${colorScheme}.webp`,
        await drawDashboard(browser, demo, colorScheme),
      )
    }
  } finally {
    await browser.close()
    await demo.stop()
  }
})

async function drawDashboard(
  browser: Browser,
  { url, people }: DemoInstallation,
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  const context = await browser.newContext({
    ...{ viewport, colorScheme, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' },
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
  await page.waitForTimeout(1_500)
  const picture = await toWebp(page, await page.screenshot(), webpQuality)
  await context.close()
  return picture
}

import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensureChromium } from '#tools/browser/ensure-chromium.ts'
import { rootDir } from '#tools/build-web/places.ts'

const publicDir = `${rootDir}web/public`
const icons = [
  { file: 'favicon-32.png', size: 32, isFullBleed: false },
  { file: 'icon-192.png', size: 192, isFullBleed: false },
  { file: 'icon-512.png', size: 512, isFullBleed: false },
  { file: 'apple-touch-icon.png', size: 180, isFullBleed: true },
  { file: 'icon-maskable-512.png', size: 512, isFullBleed: true },
]

/**
 * Draws the PNG icons from favicon.svg, by hand after a change of the mark. A full-bleed icon is
 * cut by the phone into its own shape, so its ground reaches the edge and the mark stays inside.
 */
async function drawIcons(): Promise<void> {
  const svg = readFileSync(`${publicDir}/favicon.svg`, 'utf8')
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const { file, size, isFullBleed } of icons) {
      const page = await browser.newPage({ viewport: { width: size, height: size } })
      const drawing = isFullBleed
        ? svg.replace('rx="16"', '').replace('0 0 64 64', '-8 -8 80 80')
        : svg
      const ground = isFullBleed ? '#0f4c5c' : 'transparent'
      await page.setContent(
        `<style>body{margin:0;background:${ground}}svg{display:block}</style>${drawing}`,
      )
      writeFileSync(`${publicDir}/${file}`, await page.screenshot({ omitBackground: !isFullBleed }))
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

await drawIcons()

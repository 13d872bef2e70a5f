import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { rootDir } from '#tools/build-web/places.ts'
import type { Pose } from '#tools/promo-video/pose.ts'
import { type Area, type Recording, windowSize } from '#tools/promo-video/record-product.ts'
import { closing } from '#tools/promo-video/script.seed.ts'

export const stageSize = { width: 1280, height: 720 }
/** As social networks want it. */
const cardSize = { width: 1200, height: 630 }
const windowWidth = 1100
const windowHeight = 600
/** How large the window's picture becomes at the most when the film comes close. */
const zoomMax = 1.75

/** Puts everything that the film shows on one page, hidden until a pose shows it. */
export async function buildStage(page: Page, recording: Recording): Promise<void> {
  await page.setViewportSize(stageSize)
  await page.setContent(stageHtml(recording))
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()))
    await document.fonts.load('700 50px "Bricolage Grotesque Variable"')
  })
}

function stageHtml({ pictures }: Recording): string {
  const image = ([name, png]: [string, Buffer]) =>
    `<img data-shot="${name}" src="data:image/png;base64,${png.toString('base64')}">`
  const isWindow = ([name]: [string, Buffer]) => /^(dashboard|planning|goals)/.test(name)
  const all = [...pictures]
  const mark = readFileSync(join(rootDir, 'tools/promo-video/mark.svg'), 'utf8')
  return `<!doctype html><style>${font()}${css()}</style>
    <h1 id="headline"><span></span></h1>
    <div id="phone" class="frame">${all
      .filter((one) => !isWindow(one))
      .map(image)
      .join('')}</div>
    <div id="window" class="frame">${all.filter(isWindow).map(image).join('')}
      <div id="ring"></div></div>
    <div id="logo">${mark.replace('#fff', '#0f2a33')}</div>
    <div id="closing">${mark}<p>${closing.promise}</p><p>${closing.offer}</p></div>`
}

function css(): string {
  return readFileSync(join(rootDir, 'tools/promo-video/stage.css'), 'utf8')
}

function font(): string {
  const { resolve } = createRequire(join(rootDir, 'web/package.json'))
  const file = 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
  const bytes = readFileSync(resolve(`@fontsource-variable/${file}`)).toString('base64')
  return `@font-face { font-family: "Bricolage Grotesque Variable"; font-weight: 200 800;
    src: url(data:font/woff2;base64,${bytes}) format("woff2"); }`
}

/** Shows one moment. */
export async function strike(page: Page, pose: Pose, areas: Map<string, Area>): Promise<void> {
  const area = areas.get(pose.window.shot) ?? { x: 0, y: 0, ...windowSize }
  await page.evaluate(applyPose, { pose, area, camera: cameraOn(area, pose.window.zoom) })
}

/** One moment with the mark and the promise, for who shows a link to us. */
export async function strikeCard(page: Page, pose: Pose): Promise<void> {
  await page.setViewportSize(cardSize)
  await page.evaluate(() => document.body.classList.add('card'))
  const headline = { text: closing.promise, y: 0, opacity: 1, isWide: false }
  await strike(page, { ...pose, headline }, new Map())
}

/** How the window's picture lies in its frame: at 0 from its top, at 1 close to the area. */
function cameraOn(area: Area, zoom: number): { x: number; y: number; scale: number } {
  const fit = windowWidth / windowSize.width
  const most = Math.min(windowHeight / area.height, windowWidth / area.width) / fit
  const close = Math.max(1, Math.min(zoomMax, most * 0.94))
  const scale = 1 + (close - 1) * zoom
  const height = windowSize.height * fit
  const centre = { x: (area.x + area.width / 2) * fit, y: (area.y + area.height / 2) * fit }
  const bounded = (wanted: number, least: number) => Math.min(0, Math.max(least, wanted))
  return {
    scale,
    x: bounded(windowWidth / 2 - centre.x * scale, windowWidth - windowWidth * scale) * zoom,
    y: bounded(windowHeight / 2 - centre.y * scale, windowHeight - height * scale) * zoom,
  }
}

/** Runs in the page. */
function applyPose({
  pose,
  area,
  camera,
}: {
  pose: Pose
  area: Area
  camera: { x: number; y: number; scale: number }
}): void {
  const element = (id: string) => document.getElementById(id) as HTMLElement
  const moved = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`
  const headline = element('headline')
  headline.classList.toggle('wide', pose.headline.isWide)
  ;(headline.firstChild as HTMLElement).textContent = pose.headline.text
  headline.style.transform = `translateY(${pose.headline.y}px)`
  headline.style.opacity = String(pose.headline.opacity)
  for (const id of ['phone', 'window'] as const) {
    const { x, y, scale, opacity, shot } = pose[id]
    const frame = element(id)
    frame.style.transform = `translate(${x}px, ${y}px) scale(${scale})`
    frame.style.opacity = String(opacity)
    for (const image of frame.querySelectorAll('img')) {
      image.classList.toggle('shown', image.dataset.shot === shot)
      if (id === 'window') image.style.transform = moved
    }
  }
  const fit = 1100 / 1280
  Object.assign(element('ring').style, {
    left: '0',
    top: '0',
    width: `${(area.width + 16) * fit}px`,
    height: `${(area.height + 8) * fit}px`,
    opacity: String(pose.window.ring),
    transform: `${moved} translate(${(area.x - 8) * fit}px, ${(area.y - 4) * fit}px)`,
  })
  const last = element('closing')
  last.style.opacity = String(pose.closing.opacity)
  const [mark, ...words] = last.children as unknown as HTMLElement[]
  if (mark) mark.style.transform = `scale(${0.8 + 0.2 * pose.closing.mark})`
  for (const word of words) word.style.opacity = String(pose.closing.words)
}

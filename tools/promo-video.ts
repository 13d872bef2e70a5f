import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '#tools/browser/ensure-chromium.ts'
import { toWebp } from '#tools/browser/to-webp.ts'
import { rootDir } from '#tools/build-web/places.ts'
import { buildWebIfStale } from '#tools/build-web.ts'
import { encode } from '#tools/promo-video/encode.ts'
import { poseAt } from '#tools/promo-video/pose.ts'
import { type Recording, recordProduct } from '#tools/promo-video/record-product.ts'
import { captions, type Line, length } from '#tools/promo-video/script.seed.ts'
import { buildStage, strike, strikeCard } from '#tools/promo-video/stage.ts'
import { explainFailure } from '../server/platform/boot/explain.ts'

const target = join(rootDir, 'web/public/video')
const framesPerSecond = 25
const posterAt = 7
const webpQuality = 0.84

// `node tools/promo-video.ts`: the film of the public pages and the picture that goes with a link
// to them, out of the demo's first person using the product; wants an ffmpeg. `--card` makes only
// the picture; seconds make only those frames, for looking at.
await explainFailure(async () => {
  buildWebIfStale()
  const { startDemo } = await import('#tools/demo/installation.ts')
  const frames = mkdtempSync(join(tmpdir(), 'lya-film-'))
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    // As root it has no sandbox to offer.
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
  try {
    const demo = await startDemo(0)
    const recording = await recordProduct(browser, demo)
    await demo.stop()
    const page = await browser.newPage()
    await buildStage(page, recording)
    const words = process.argv.slice(2)
    if (words.includes('--card')) return await drawCard(page, recording)
    if (words.length > 0) return await probe(page, recording, words.map(Number))
    mkdirSync(target, { recursive: true })
    const poster = await frameAt(page, recording, posterAt, 'png')
    writeFileSync(`${target}/lya.webp`, await toWebp(page, poster, webpQuality))
    writeFileSync(`${target}/lya.vtt`, toVtt(captions))
    await drawFrames(page, recording, frames)
    const size = await encode(frames, `${target}/lya.mp4`, framesPerSecond)
    process.stdout.write(`${target}/lya.mp4: ${length} s, ${size} bytes\n`)
    await drawCard(page, recording)
  } finally {
    await browser.close()
    rmSync(frames, { recursive: true, force: true })
  }
})

async function drawCard(page: Page, { shots }: Recording): Promise<void> {
  await strikeCard(page, poseAt(posterAt, shots))
  const picture = await page.screenshot({ type: 'jpeg', quality: 86 })
  writeFileSync(join(rootDir, 'web/public/pictures/cartao.jpg'), picture)
}

async function probe(page: Page, recording: Recording, seconds: number[]): Promise<void> {
  for (const second of seconds) {
    const file = join(tmpdir(), `lya-film-${second}.jpg`)
    writeFileSync(file, await frameAt(page, recording, second))
    process.stdout.write(`${file}\n`)
  }
}

async function drawFrames(page: Page, recording: Recording, folder: string): Promise<void> {
  let lastPose = ''
  let picture: Buffer = Buffer.alloc(0)
  for (let index = 0; index < length * framesPerSecond; index += 1) {
    const second = index / framesPerSecond
    const pose = JSON.stringify(poseAt(second, recording.shots))
    // What stands still has been drawn.
    if (pose !== lastPose) picture = await frameAt(page, recording, second)
    lastPose = pose
    writeFileSync(join(folder, `${String(index).padStart(4, '0')}.jpg`), picture)
  }
}

async function frameAt(
  page: Page,
  { shots, areas }: Recording,
  second: number,
  type: 'jpeg' | 'png' = 'jpeg',
): Promise<Buffer> {
  await strike(page, poseAt(second, shots), areas)
  return page.screenshot(type === 'png' ? { type } : { type, quality: 95 })
}

function toVtt(lines: readonly Line[]): string {
  const cues = lines.map(({ from, to, text }) => `${moment(from)} --> ${moment(to)}\n${text}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}

function moment(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`
}

import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { ensureChromium } from '#tools/browser/ensure-chromium.ts'
import { buildWebIfStale } from '#tools/build-web.ts'
import { startInstallation } from '../e2e/installation.ts'
import { atLeast, type BenchResult } from './result.ts'

const runs = 3
const pages = ['/', '/planos', '/testegratis']
const limits = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

type Scores = Record<keyof typeof limits, number>

interface Run {
  scores: Scores
  /** What a score below its limit hangs on. */
  missed: string[]
}

/** Lighthouse on the pages that sell, with its mobile settings; the median of each score. */
export async function run(): Promise<BenchResult[]> {
  buildWebIfStale()
  const chromePath = await ensureChromium()
  const installation = await startInstallation()
  try {
    const results: BenchResult[] = []
    for (const page of pages) {
      const all: Run[] = []
      for (let round = 0; round < runs; round += 1) {
        all.push(await audit(installation.url + page, chromePath))
      }
      results.push(...summarise(page, all))
    }
    return results
  } finally {
    await installation.stop()
  }
}

function summarise(page: string, all: readonly Run[]): BenchResult[] {
  return (Object.keys(limits) as (keyof Scores)[]).map((category) => {
    const scores = all.map((one) => one.scores[category])
    const median = scores.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
    const limit = limits[category]
    const missed = median < limit ? [...new Set(all.flatMap((one) => one.missed))] : []
    return atLeast(`lighthouse ${page} ${category}`, median, limit, { scores, missed })
  })
}

async function audit(url: string, chromePath: string): Promise<Run> {
  const chrome = await launch({
    chromePath,
    // As root it has no sandbox to offer; it talks to nobody but the page.
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const onlyCategories = Object.keys(limits)
    const result = await lighthouse(url, { port: chrome.port, onlyCategories, logLevel: 'error' })
    if (!result) throw new Error('Lighthouse had nothing to say')
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`Lighthouse failed: ${lhr.runtimeError.message}`)
    const score = (category: keyof Scores): number =>
      Math.round((lhr.categories[category]?.score ?? 0) * 100)
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      missed: Object.values(lhr.audits)
        .filter((one) => one.score !== null && one.score < 0.9)
        .map((one) => `${one.id} ${one.displayValue ?? ''}`.trim()),
    }
  } finally {
    chrome.kill()
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { brotli } from '#tools/build-web/compress.ts'
import { clientDir } from '#tools/build-web/places.ts'
import type { Routes } from '#tools/build-web/routes.ts'

interface Budget {
  page: string
  kilobytesMax: number
  scriptKilobytesMax?: number
}

/** Script and style that a page transfers, brotli as served, in kB of 1,000 bytes. */
const budgets: Budget[] = [
  { page: '/', kilobytesMax: 120, scriptKilobytesMax: 10 },
  { page: '/planos', kilobytesMax: 120, scriptKilobytesMax: 10 },
  { page: '/testegratis', kilobytesMax: 120, scriptKilobytesMax: 10 },
  { page: '/login', kilobytesMax: 230 },
  { page: '/checkout', kilobytesMax: 260 },
  { page: '/dashboard', kilobytesMax: 300 },
  { page: '/admin/*', kilobytesMax: 330 },
]

export interface Measure extends Budget {
  scriptKilobytes: number
  styleKilobytes: number
}

/**
 * Measures each page with a budget: what it loads before anything lazy, such as the chart.
 *
 * @param parts For a page of several lazy parts of which one is always shown: the files of each.
 *   The heaviest counts.
 */
export function measurePages(
  routes: Routes,
  parts: Readonly<Record<string, readonly (readonly string[])[]>>,
): Measure[] {
  return budgets.map((budget) => {
    const sizes = (parts[budget.page] ?? [[]]).map((part) => measure(budget.page, routes, part))
    const heaviest = sizes.reduce((one, other) => (total(other) > total(one) ? other : one))
    return { ...budget, ...heaviest }
  })
}

/** @throws with the whole table when a page is over its budget. */
export function refuseOverBudget(measures: readonly Measure[]): void {
  const over = measures.filter(isOver).map(({ page }) => page)
  if (over.length === 0) return
  throw new Error(`over the size budget: ${over.join(', ')}\n${budgetTable(measures)}`)
}

/** A line for each page: what it transfers and what it may. */
export function budgetTable(measures: readonly Measure[]): string {
  return measures
    .map((measure) => {
      const { page, scriptKilobytes, styleKilobytes, kilobytesMax } = measure
      const parts = `script ${scriptKilobytes.toFixed(1)}, style ${styleKilobytes.toFixed(1)}`
      return `${page.padEnd(12)} ${total(measure).toFixed(1)} of ${kilobytesMax} kB (${parts})`
    })
    .join('\n')
}

function isOver(measure: Measure): boolean {
  return (
    total(measure) > measure.kilobytesMax ||
    measure.scriptKilobytes > (measure.scriptKilobytesMax ?? Number.POSITIVE_INFINITY)
  )
}

function total(measure: Pick<Measure, 'scriptKilobytes' | 'styleKilobytes'>): number {
  return measure.scriptKilobytes + measure.styleKilobytes
}

function measure(page: string, routes: Routes, part: readonly string[]) {
  const file = `${page.slice(1)}/index.html`.replace(/^\//, '')
  const isContent = existsSync(`${clientDir}/${file}`)
  return isContent
    ? measureContent(file)
    : measureShell([...new Set([...routes.filesOf(page), ...part])])
}

function measureContent(file: string) {
  const html = readFileSync(`${clientDir}/${file}`, 'utf8')
  const linked = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, src]) => String(src))
  const inline = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
      .map(([, body]) => body)
      .join('')
  return {
    scriptKilobytes: kilobytes(withImports(linked)) + kilobytesOf(Buffer.from(inline('script'))),
    styleKilobytes: kilobytesOf(Buffer.from(inline('style'))),
  }
}

/** A module with what it imports statically; the bundler writes these as `from"./x.js"`. */
function withImports(files: readonly string[]): string[] {
  const found = new Set(files)
  for (const file of found) {
    const source = readFileSync(clientDir + file, 'utf8')
    for (const [, name] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
      found.add(`/assets/${name}`)
    }
  }
  return [...found]
}

function measureShell(files: readonly string[]) {
  return {
    scriptKilobytes: kilobytes(files.filter((file) => file.endsWith('.js'))),
    styleKilobytes: kilobytes(files.filter((file) => file.endsWith('.css'))),
  }
}

function kilobytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + kilobytesOf(readFileSync(clientDir + file)), 0)
}

function kilobytesOf(bytes: Uint8Array): number {
  return brotli(bytes).length / 1_000
}

import { ensureChromium } from '#tools/browser/ensure-chromium.ts'
import { buildWebIfStale } from '#tools/build-web.ts'
import { add, type Counts, none } from '#tools/test/counts.ts'
import { projects, runJourneys, runProjects } from '#tools/test/suites.ts'

const all = [...projects, 'journeys']
const asked = process.argv.slice(2)
const chosen = asked.length > 0 ? asked : all
const counts = await runChosen()
// At the end, where whoever sees only the end of a long run finds them.
for (const failure of counts.failures) process.stdout.write(`failed: ${failure}\n`)
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0

async function runChosen(): Promise<Counts> {
  const unknown = chosen.find((name) => !all.includes(name))
  if (unknown) {
    process.stderr.write(`${unknown} is not one of ${all.join(', ')}\n`)
    return { ...none, failed: 1 }
  }
  try {
    const isBrowserNeeded = chosen.includes('journeys')
    // Looked for first: whoever lacks one should not learn so after minutes of other tests.
    if (isBrowserNeeded) process.env.CHROMIUM = await ensureChromium()
    if (isBrowserNeeded || chosen.includes('slices')) buildWebIfStale()
    const units = projects.filter((name) => chosen.includes(name))
    const first = units.length > 0 ? await runProjects(units) : none
    return add(first, isBrowserNeeded ? await runJourneys() : none)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return { ...none, failed: 1 }
  }
}

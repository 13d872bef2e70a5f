import { existsSync } from 'node:fs'
import { findChromium } from '#tools/browser/find-chromium.ts'
import { run } from '#tools/processes/run.ts'

/** As root on Debian its own package is best: it brings every library that Chromium needs. */
const debian = [
  ['apt-get', 'update', '-q'],
  ['apt-get', 'install', '-q', '-y', '--no-install-recommends', 'chromium'],
]

/**
 * Finds a Chromium, installing one where there is none.
 *
 * @throws with one line that says what to do, when none can be had.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found && existsSync(found)) return found
  if (found) throw new Error(`CHROMIUM names ${found}, which does not exist`)

  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    process.stdout.write('No Chromium found: installing the one of Debian\n')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    for (const command of debian) await run(command, { env })
  } else {
    process.stdout.write('No Chromium found: asking Playwright for its own\n')
    await run(['playwright', 'install', 'chromium'])
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The journeys need a Chromium and none could be installed: ' +
      'install Chromium or Google Chrome, or set CHROMIUM to the path of one',
  )
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tools/processes/run.ts'
import { runProjects } from '#tools/test/suites.ts'

// The contract of the payment provider, on what was recorded of the real one beside the checkout
// instead of our own examples.
const recordings = join(root, '../shared/providers/asaas')

if (existsSync(recordings)) {
  process.env.ASAAS_RECORDINGS = recordings
  const { passed, failed } = await runProjects(['slices'], ['server/simulators/asaas/contract'])
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
} else {
  process.stdout.write('the recordings are missing: ../shared/providers/asaas must lie here\n')
  process.stdout.write('0 passed, 1 failed\n')
  process.exitCode = 1
}

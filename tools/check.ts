import { checkSteps } from '#tools/check/steps.ts'
import { run } from '#tools/processes/run.ts'

/** As many at once as the smallest machine that runs this has cores. */
const lanes = 2
const waiting = [...checkSteps]
const failed: string[] = []

await Promise.all(Array.from({ length: lanes }, work))
const verdict = failed.length > 0 ? `failed: ${failed.join(', ')}` : 'all checks passed'
process.stdout.write(`${verdict}\n`)
process.exitCode = failed.length > 0 ? 1 : 0

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    let output = ''
    let seconds = 0
    let isFine = true
    for (const { command, folder } of step.commands) {
      const outcome = await run(command, { ...(folder && { folder }), env: { NO_COLOR: '1' } })
      seconds += outcome.seconds
      if (outcome.code === 0) continue
      isFine = false
      output += outcome.output
    }
    if (!isFine) failed.push(step.name)
    process.stdout.write(`${isFine ? 'ok    ' : 'FAILED'} ${step.name} ${seconds.toFixed(1)} s\n`)
    if (output) process.stdout.write(`${output.trimEnd()}\n`)
  }
}

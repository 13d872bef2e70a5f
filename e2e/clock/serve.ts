import { serveUntilStopped } from '../../server/main.ts'
import type { Clock } from '../../server/platform/clock/clock.ts'
import { readProcessSettings } from '../../server/platform/config/settings.ts'

// The server as `npm start` runs it, but for its clock, which whoever started this process moves.
// No setting can do that: another clock is another program, and it is not part of the product.
let ahead = Temporal.Duration.from('PT0S')
const clock: Clock = { now: () => Temporal.Now.instant().add(ahead) }

process.on('message', (hours: number) => {
  ahead = ahead.add({ hours })
  process.send?.(clock.now().epochMilliseconds)
})
// The parent's line must not keep a stopping server alive.
process.channel?.unref()

await serveUntilStopped(readProcessSettings(), { clock })

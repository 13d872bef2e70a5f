import { enableCompileCache } from 'node:module'
import { buildWebIfStale } from '#tools/build-web.ts'
import { compileCache } from '#tools/processes/compile-cache.ts'
import { explainFailure } from '../server/platform/boot/explain.ts'
import { readProcessSettings } from '../server/platform/config/settings.ts'

// `npm start`: the pages first, when their sources changed, then the server, all in one process.
await explainFailure(async () => {
  // A wrong variable must not cost a build.
  const settings = readProcessSettings()
  buildWebIfStale()
  // Every start but the first is a second shorter with what was compiled then.
  enableCompileCache(compileCache)
  // Loaded only now: it looks for the built pages.
  const { serveUntilStopped } = await import('../server/main.ts')
  await serveUntilStopped(settings)
})

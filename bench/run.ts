import type { BenchResult } from './result.ts'

type Bench = () => Promise<BenchResult | BenchResult[]>

/** Loaded one by one, so that a benchmark does not pay for the others' libraries. */
const benches: Record<string, () => Promise<{ run: Bench }>> = {
  interpret: () => import('./interpret.ts'),
  hostile: () => import('./hostile.ts'),
  peers: () => import('./peers.ts'),
  load: () => import('./load.ts'),
  revision: () => import('./revision.ts'),
  dashboard: () => import('./dashboard.ts'),
  search: () => import('./search.ts'),
  message: () => import('./message.ts'),
  whatsapp: () => import('./whatsapp.ts'),
  checkouts: () => import('./checkouts.ts'),
  payments: () => import('./payments.ts'),
  admin: () => import('./admin.ts'),
  web: () => import('./web.ts'),
  pages: () => import('./pages.ts'),
  lighthouse: () => import('./lighthouse.ts'),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}

let missed = 0
for (const [name, load] of Object.entries(benches)) {
  // A comparison needs to be told with what.
  const isMeant = asked.length === 0 ? name !== 'revision' : asked.includes(name)
  if (!isMeant) continue
  const { run } = await load()
  for (const result of [await run()].flat()) {
    console.log(JSON.stringify(result))
    if (!result.ok) missed += 1
  }
}
process.exitCode = missed > 0 ? 1 : 0

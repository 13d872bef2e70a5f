import type { QueryClient } from '@tanstack/react-query'

/** What a press may ask for comes first, then what completes the page, then the shell's own. */
const ranks = ['press', 'view', 'shell'] as const

export type Rank = (typeof ranks)[number]

type Load = () => Promise<unknown>

const waiting: Record<Rank, Load[]> = { press: [], view: [], shell: [] }
let isRunning = false

/**
 * Runs this in its turn, one at a time, whenever the browser has nothing else to do; what is
 * returned gives its place up.
 */
function loadInTurn(rank: Rank, load: Load): () => void {
  waiting[rank].push(load)
  if (!isRunning) void runAll()
  return () => {
    waiting[rank] = waiting[rank].filter((one) => one !== load)
  }
}

async function runAll(): Promise<void> {
  isRunning = true
  try {
    for (;;) {
      await idle()
      const rank = ranks.find((one) => waiting[one].length > 0)
      const load = rank && waiting[rank].shift()
      if (!load) return
      await load()
    }
  } finally {
    isRunning = false
  }
}

/** Not every browser tells when it is idle; there a moment's rest is the best guess. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve, 50)
  })
}

/**
 * Once nothing is being asked of the server, these take their turns; what is returned gives up
 * those that have not begun.
 */
export function loadOnceQuiet(
  queryClient: QueryClient,
  rank: Rank,
  loads: readonly Load[],
): () => void {
  let leave: (() => void)[] | null = null
  const check = () => {
    if (leave || queryClient.isFetching() > 0) return
    leave = loads.map((load) => loadInTurn(rank, load))
  }
  const stop = queryClient.getQueryCache().subscribe(check)
  check()
  return () => {
    stop()
    for (const one of leave ?? []) one()
  }
}

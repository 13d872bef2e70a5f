import type { QueryClient } from '@tanstack/react-query'

/** What a press may ask for comes first, then what completes the page, then the shell's own. */
const ranks = ['press', 'view', 'shell'] as const

export type Rank = (typeof ranks)[number]

const waiting: Record<Rank, (() => Promise<unknown>)[]> = { press: [], view: [], shell: [] }
let isRunning = false

/** Runs this in its turn, one at a time, whenever the browser has nothing else to do. */
export function loadInTurn(rank: Rank, load: () => Promise<unknown>): void {
  waiting[rank].push(load)
  if (!isRunning) void runAll()
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
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 50)
  })
}

/** Runs this once nothing is being asked of the server; returns what gives that up. */
export function onceQuiet(queryClient: QueryClient, run: () => void): () => void {
  let isOver = false
  const check = () => {
    if (isOver || queryClient.isFetching() > 0) return
    isOver = true
    run()
  }
  const stop = queryClient.getQueryCache().subscribe(check)
  check()
  return () => {
    isOver = true
    stop()
  }
}

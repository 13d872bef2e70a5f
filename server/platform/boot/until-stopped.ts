const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Waits for Ctrl-C, or for whoever runs the server to end it. A second time ends it at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let isAsked = false
    for (const signal of signals) {
      process.on(signal, () => {
        if (isAsked) process.exit(1)
        isAsked = true
        resolve()
      })
    }
  })
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** npm hands Ctrl-C on to us although the terminal has told us already; that is no second wish. */
const echoMsMax = 1_000

/** Waits for Ctrl-C, or for whoever runs the server to end it. A second time ends it at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let isImpatient = false
    for (const signal of signals) {
      process.on(signal, () => {
        if (isImpatient) process.exit(1)
        setTimeout(() => {
          isImpatient = true
        }, echoMsMax).unref()
        resolve()
      })
    }
  })
}

const firstWaitMs = 1_000
const longestWaitMs = 30_000

/**
 * Reads a Server-Sent Events stream until the signal stops it. EventSource reconnects by itself
 * after a broken connection, but gives up for good on an error status: then this opens a new one,
 * waiting twice as long each time.
 *
 * @returns Settles once the signal has stopped it.
 */
export function openEventStream<Name extends string>(
  url: string,
  signal: AbortSignal,
  names: readonly Name[],
  onEvent: (event: { name: Name; data: string }) => void,
): Promise<void> {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = firstWaitMs

  const connect = () => {
    const opened = new EventSource(url)
    source = opened
    opened.onopen = () => {
      waitMs = firstWaitMs
    }
    opened.onerror = () => {
      if (opened.readyState !== EventSource.CLOSED) return
      timer = setTimeout(connect, waitMs)
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    }
    for (const name of names) {
      opened.addEventListener(name, (event) => onEvent({ name, data: String(event.data) }))
    }
  }

  if (signal.aborted) return Promise.resolve()
  connect()
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      source?.close()
      resolve()
    })
  })
}

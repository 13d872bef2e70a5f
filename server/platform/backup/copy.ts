import type { Socket } from 'node:net'
import type pg from 'pg'

/** The part of the driver's connection that COPY needs; its own types leave it out. */
interface CopyConnection {
  stream: Socket
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  sendCopyFail(reason: string): void
  endCopyFrom(): void
}

const pauseAboveBytes = 1_048_576

/** Reads a COPY ... TO STDOUT row by row, each with its line end, no faster than it is consumed. */
export async function* copyOut(client: pg.Client, text: string): AsyncGenerator<Buffer> {
  const rows: Buffer[] = []
  let waitingBytes = 0
  let isDone = false
  const failures: Error[] = []
  let wake = () => {}
  let stream: Socket | null = null

  client.query({
    submit: (connection: CopyConnection) => {
      stream = connection.stream
      connection.query(text)
    },
    handleCopyData: ({ chunk }: { chunk: Buffer }) => {
      // The driver uses its buffer again.
      rows.push(Buffer.from(chunk))
      waitingBytes += chunk.length
      if (waitingBytes > pauseAboveBytes) stream?.pause()
      wake()
    },
    handleCommandComplete: () => {},
    handleReadyForQuery: () => {
      isDone = true
      wake()
    },
    handleError: (error: Error) => {
      failures.push(error)
      wake()
    },
  } as unknown as pg.Submittable)

  for (;;) {
    for (const row of rows.splice(0)) yield row
    waitingBytes = 0
    if (failures[0]) throw failures[0]
    // Rows that came while the last ones were consumed are still to be yielded.
    if (rows.length > 0) continue
    if (isDone) return
    const more = Promise.withResolvers<void>()
    wake = more.resolve
    ;(stream as Socket | null)?.resume()
    await more.promise
  }
}

/** Feeds a COPY ... FROM STDIN; a source that throws breaks the statement off. */
export function copyIn(
  client: pg.Client,
  text: string,
  source: AsyncIterable<Buffer>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let cause: Error | null = null
    const breakOff = new AbortController()
    client.query({
      submit: (connection: CopyConnection) => connection.query(text),
      handleCopyInResponse: (connection: CopyConnection) => {
        feed(connection, source, breakOff.signal).catch((error: Error) => {
          cause = error
          connection.sendCopyFail('the source failed')
        })
      },
      handleCommandComplete: () => {},
      handleReadyForQuery: () => resolve(),
      handleError: (error: Error) => {
        breakOff.abort()
        reject(cause ?? error)
      },
    } as unknown as pg.Submittable)
  })
}

async function feed(
  connection: CopyConnection,
  source: AsyncIterable<Buffer>,
  isOver: AbortSignal,
): Promise<void> {
  for await (const chunk of source) {
    if (isOver.aborted) return
    connection.sendCopyFromChunk(chunk)
    if (connection.stream.writableNeedDrain) await drained(connection.stream)
  }
  connection.endCopyFrom()
}

/** A connection that breaks ends the wait as well; the statement then fails by itself. */
function drained(stream: Socket): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      stream.off('drain', go).off('close', go)
      resolve()
    }
    stream.on('drain', go).on('close', go)
  })
}

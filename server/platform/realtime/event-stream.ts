import type { ChangedEvent, Topic } from '@lya/contract/events.ts'
import type { Announcement } from '#platform/realtime/announcement.ts'

const encoder = new TextEncoder()

/** Milliseconds after which a browser that lost the stream comes back. */
const reconnectMs = 3_000

/** Chunks that may wait for a slow reader; what comes after is merged and waits as one. */
const chunksWaitingMax = 8

/** Tabs told apart while a reader is slow; beyond that everybody is told to fetch. */
const tabsWaitingMax = 16

/**
 * One open screen. A reader that does not read costs a bounded amount of memory: events only say
 * what is stale, so those that wait are merged instead of queued.
 */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  readonly #waiting = new Map<string | null, Set<Topic>>()
  #owesHello = false
  readonly #onClose: (stream: EventStream) => void

  constructor(onClose: (stream: EventStream) => void) {
    this.#onClose = onClose
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller
          this.#write(`retry: ${reconnectMs}\n`)
          this.#write(frame('hello', {}))
        },
        pull: () => this.#flush(),
        cancel: () => this.#closed(),
      },
      { highWaterMark: chunksWaitingMax },
    )
  }

  /** Says that events may have been missed. */
  hello(): void {
    this.#owesHello = true
    if (this.#hasRoom()) this.#flush()
  }

  tell({ topics, clientId }: Announcement): void {
    const tab = this.#waiting.size < tabsWaitingMax || this.#waiting.has(clientId) ? clientId : null
    const known = this.#waiting.get(tab) ?? new Set()
    for (const topic of topics) known.add(topic)
    this.#waiting.set(tab, known)
    if (this.#hasRoom()) this.#flush()
  }

  /** Keeps proxies from closing an idle stream; skipped while there is unread data anyway. */
  beat(): void {
    if (this.#hasRoom()) this.#write(': beat\n\n')
  }

  close(): void {
    const controller = this.#controller
    this.#closed()
    controller?.close()
  }

  #flush(): void {
    if (this.#owesHello) {
      this.#owesHello = false
      this.#write(frame('hello', {}))
    }
    // Emptied first: a reader that waits makes each write ask for more, which ends up here again.
    const taken = [...this.#waiting]
    this.#waiting.clear()
    for (const [clientId, topics] of taken) {
      const event: ChangedEvent = { topics: [...topics], clientId }
      this.#write(frame('changed', event))
    }
  }

  #hasRoom(): boolean {
    return (this.#controller?.desiredSize ?? 0) > 0
  }

  #write(text: string): void {
    this.#controller?.enqueue(encoder.encode(text))
  }

  #closed(): void {
    if (!this.#controller) return
    this.#controller = undefined
    this.#onClose(this)
  }
}

function frame(event: 'hello' | 'changed', data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEventStream } from './event-stream.ts'

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeEventSource[] = []
  readyState = 0
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null

  constructor() {
    super()
    FakeEventSource.opened.push(this)
  }

  tell(name: string, data: string) {
    this.dispatchEvent(new MessageEvent(name, { data }))
  }

  fail(readyState: number) {
    this.readyState = readyState
    this.onerror?.()
  }

  close() {
    this.readyState = FakeEventSource.CLOSED
  }
}

beforeEach(() => {
  FakeEventSource.opened = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeEventSource)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const last = () => FakeEventSource.opened.at(-1) as FakeEventSource

describe('a stream of events', () => {
  it('passes on the named events and nothing else', () => {
    const heard: unknown[] = []
    const stop = new AbortController()
    void openEventStream('/api/events', stop.signal, ['changed'], (event) => heard.push(event))
    last().tell('changed', 'a')
    last().tell('message', 'b')
    expect(heard).toEqual([{ name: 'changed', data: 'a' }])
    stop.abort()
  })

  it('leaves a broken connection to the browser, and opens anew after an error status', () => {
    const stop = new AbortController()
    void openEventStream('/api/events', stop.signal, ['hello'], () => {})
    last().fail(0)
    vi.advanceTimersByTime(60_000)
    expect(FakeEventSource.opened).toHaveLength(1)

    last().fail(2)
    vi.advanceTimersByTime(999)
    expect(FakeEventSource.opened).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(FakeEventSource.opened).toHaveLength(2)
    stop.abort()
  })

  it('waits twice as long each time, up to half a minute, and starts over once it is open', () => {
    const stop = new AbortController()
    void openEventStream('/api/events', stop.signal, ['hello'], () => {})
    for (const waitMs of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = FakeEventSource.opened.length
      last().fail(2)
      vi.advanceTimersByTime(waitMs - 1)
      expect(FakeEventSource.opened).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(FakeEventSource.opened).toHaveLength(before + 1)
    }
    last().onopen?.()
    last().fail(2)
    vi.advanceTimersByTime(1_000)
    expect(FakeEventSource.opened).toHaveLength(9)
    stop.abort()
  })

  it('closes for good when it is stopped', async () => {
    const stop = new AbortController()
    const ended = openEventStream('/api/events', stop.signal, ['hello'], () => {})
    last().fail(2)
    stop.abort()
    await ended
    vi.advanceTimersByTime(60_000)
    expect(FakeEventSource.opened).toHaveLength(1)
  })
})

import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** One answer as it came over the wire, its headers included. */
export interface Transfer {
  kind: 'page' | 'script' | 'style' | 'other'
  path: string
  bytes: number
}

const kinds: Record<string, Transfer['kind']> = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style',
}

/** Nothing was asked for during this long: whatever is still to come is not the page's. */
const quietMs = 1_000
/** A file of up to a kilobyte gains nothing from compression; with headers of about as much. */
const plainBytesMax = 2_500

/** Records, in the order of asking, what a page transfers from now on. */
export async function watchTransfers(page: Page): Promise<{ settled(): Promise<Transfer[]> }> {
  const asked = new Map<string, Transfer & { isDone: boolean; encoding: string }>()
  let lastAt = performance.now()
  const client = await page.context().newCDPSession(page)
  client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    lastAt = performance.now()
    const { protocol, pathname } = new URL(request.url)
    if (protocol !== 'http:') return
    const kind = kinds[type ?? ''] ?? 'other'
    // An event stream never ends.
    const isDone = pathname === '/api/events'
    asked.set(requestId, { kind, path: pathname, bytes: 0, isDone, encoding: '' })
  })
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = asked.get(requestId)
    if (transfer) transfer.encoding = response.headers['content-encoding'] ?? ''
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = asked.get(requestId)
    if (transfer) Object.assign(transfer, { bytes: encodedDataLength, isDone: true })
  })
  client.on('Network.loadingFailed', ({ requestId }) => {
    const transfer = asked.get(requestId)
    if (transfer) transfer.isDone = true
  })
  await client.send('Network.enable')
  return {
    settled: async () => {
      const isBusy = (): boolean => [...asked.values()].some(({ isDone }) => !isDone)
      while (isBusy() || performance.now() - lastAt < quietMs) await pause(100)
      const transfers = [...asked.values()]
      const plain = transfers.find(
        ({ kind, bytes, encoding }) =>
          kind !== 'other' && bytes > plainBytesMax && encoding !== 'br',
      )
      if (plain) throw new Error(`${plain.path} came without brotli`)
      return transfers.map(({ kind, path, bytes }) => ({ kind, path, bytes }))
    },
  }
}

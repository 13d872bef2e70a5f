import type { Payment } from '@lya/contract/commerce/payment.ts'
import type { CheckoutBrowser } from './browser.ts'

/** A page with a PIX code on it. */
export interface Screen {
  sessionId: string
  /** What the bank's app reads. */
  payload: string
  /** When it showed that the code is paid, by `performance.now()`. */
  paidAt: Promise<number>
}

/** Keeps the page of this code open: it reads the payment whenever the server says it moved. */
export async function watchPayment(
  url: string,
  page: CheckoutBrowser,
  code: { sessionId: string; payload: string },
): Promise<Screen> {
  const path = `/checkout/sessions/${code.sessionId}`
  const stream = await fetch(`${url}/api${path}/events`, { headers: page.headers() })
  if (!stream.ok || !stream.body) throw new Error(`no events: ${stream.status}`)
  const read = async (events: ReadableStream<Uint8Array>): Promise<number> => {
    for await (const _ of events) {
      const { body } = await page.call('GET', `${path}/payment`)
      // Leaving the loop closes the stream.
      if ((body as Payment).state === 'paid') return performance.now()
    }
    throw new Error('the stream of events ended before the code was paid')
  }
  return { ...code, paidAt: read(stream.body) }
}

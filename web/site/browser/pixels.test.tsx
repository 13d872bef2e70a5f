import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPixels } from './pixels.ts'

const ids = { meta: '123456789', tiktok: 'C4LYA12345LYA1', google: 'G-LYA12345' }
const all = { measurement: true, marketing: true }

/** What was put into the page; nothing is loaded. */
let scripts: HTMLScriptElement[] = []

beforeEach(() => {
  vi.useFakeTimers()
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    scripts.push(script as HTMLScriptElement)
  })
  history.replaceState(null, '', '/')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const name of ['fbq', '_fbq', 'ttq', 'gtag', 'dataLayer'])
    Reflect.deleteProperty(window, name)
})

const hosts = () => scripts.map(({ src }) => new URL(src).hostname)
const { fbq, ttq, dataLayer } = {
  fbq: () => (window as unknown as { fbq: { queue: unknown[][] } }).fbq.queue,
  ttq: () => (window as unknown as { ttq: unknown[][] }).ttq,
  dataLayer: () => (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer,
}
const views = () => ttq().filter(([, event]) => event === 'ViewContent')

it('loads the scripts that were agreed to, and no others', () => {
  loadPixels(document, ids, { measurement: false, marketing: true })
  expect(hosts()).toEqual(['connect.facebook.net', 'analytics.tiktok.com'])
  scripts = []
  loadPixels(document, ids, { measurement: true, marketing: false })
  expect(hosts()).toEqual(['www.googletagmanager.com'])
  scripts = []
  loadPixels(document, { meta: null, tiktok: null, google: null }, all)
  expect(hosts()).toEqual([])
})

it('tells of the view of a landing page alone, and lets Meta gather nothing by itself', () => {
  loadPixels(document, ids, all)
  expect(fbq()).toContainEqual(['set', 'autoConfig', false, ids.meta])
  expect(fbq().map(([, event]) => event)).toContain('ViewContent')
  const [consent] = dataLayer()
  expect([...(consent as ArrayLike<unknown> & Iterable<unknown>)]).toContainEqual(
    expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'granted' }),
  )
  history.replaceState(null, '', '/termos')
  loadPixels(document, ids, all)
  expect(fbq().map(([, event]) => event)).toEqual(['autoConfig', ids.meta, 'PageView'])
})

describe("TikTok's script", () => {
  const arrive = async () => {
    scripts.find(({ src }) => src.includes('tiktok'))?.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(0)
  }

  it('hears of the view once it is there, five and two seconds later still', async () => {
    loadPixels(document, ids, all)
    await vi.advanceTimersByTimeAsync(6_900)
    expect(views()).toEqual([])
    await arrive()
    expect(views()).toHaveLength(1)
  })

  it('is waited for no longer than that', async () => {
    loadPixels(document, ids, all)
    await vi.advanceTimersByTimeAsync(9_100)
    await arrive()
    expect(views()).toEqual([])
  })
})

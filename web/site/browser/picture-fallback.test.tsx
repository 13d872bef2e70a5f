import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { explainBrokenPictures } from './picture-fallback.ts'

/** The observers of a page whose pictures come on screen when a test says so. */
const observers: { seen: IntersectionObserverCallback }[] = []

class Observer {
  constructor(seen: IntersectionObserverCallback) {
    observers.push({ seen })
  }
  observe(): void {
    // What comes into view is the test's to say.
  }
  disconnect(): void {
    // Nothing is watched.
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.useFakeTimers()
  observers.length = 0
  document.body.innerHTML = '<div><img src="/pictures/a.webp" alt="Dashboard"></div>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const picture = () => document.querySelector('img') as HTMLImageElement
const retry = () => document.querySelector('button')
const comesIntoView = () => {
  const entries = [{ isIntersecting: true } as IntersectionObserverEntry]
  for (const { seen } of observers) seen(entries, {} as IntersectionObserver)
}

describe('a picture that cannot be loaded', () => {
  it('is said to be missing, and asked for again when wanted', () => {
    explainBrokenPictures(document)
    picture().dispatchEvent(new Event('error'))
    expect(picture().hidden).toBe(true)
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Erro ao carregar imagem')

    retry()?.click()
    expect(picture().hidden).toBe(false)
    expect(document.querySelector('[role=alert]')).toBeNull()
    picture().dispatchEvent(new Event('error'))
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)

    retry()?.click()
    picture().dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(60_000)
    expect(document.querySelector('[role=alert]')).toBeNull()
  })
})

describe('a picture that does not come', () => {
  beforeEach(() => {
    Object.defineProperty(picture(), 'complete', { get: () => false })
    explainBrokenPictures(document)
  })

  it('is waited for as long as nobody looks at its place', () => {
    vi.advanceTimersByTime(60_000)
    expect(retry()).toBeNull()
  })

  it('is given up after ten seconds, and shown when it comes after all', () => {
    comesIntoView()
    vi.advanceTimersByTime(9_999)
    expect(retry()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(retry()?.textContent).toBe('Tentar novamente')

    picture().dispatchEvent(new Event('load'))
    expect(retry()).toBeNull()
    expect(picture().hidden).toBe(false)
  })
})

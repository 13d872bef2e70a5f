import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isMissingScript, mayReload, reloadPage } from '#app/stale-page.ts'

const reload = vi.fn()
let kept: Record<string, string> = {}

beforeEach(() => {
  kept = {}
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  })
})

afterEach(() => {
  reload.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page whose files an update took away', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://lya.example/assets/a.js',
    'error loading dynamically imported module: https://lya.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is known by "%s"', (message) => {
    expect(isMissingScript(new TypeError(message))).toBe(true)
  })

  it('is not taken for a mistake of ours', () => {
    expect(isMissingScript(new TypeError("can't access property x"))).toBe(false)
    expect(isMissingScript('Importing a module script failed.')).toBe(false)
  })

  it('reloads once, and again only after a minute', () => {
    expect(mayReload()).toBe(true)
    reloadPage()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(mayReload()).toBe(false)
    vi.advanceTimersByTime(60_000)
    expect(mayReload()).toBe(true)
  })

  it('does not reload where there is nothing to load', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(mayReload()).toBe(false)
  })

  it('does not reload where the browser can not remember it', () => {
    vi.stubGlobal('sessionStorage', undefined)
    reloadPage()
    expect(reload).not.toHaveBeenCalled()
  })
})

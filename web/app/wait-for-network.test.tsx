import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForNetwork } from '#app/wait-for-network.ts'

const reload = vi.fn()
let navigation: EventTarget
let network: { onLine: boolean }

beforeEach(() => {
  navigation = new EventTarget()
  network = { onLine: true }
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('location', { reload })
  waitForNetwork()
})
afterEach(() => {
  reload.mockReset()
  vi.unstubAllGlobals()
})

/** @returns Whether the browser goes on with it. */
function navigates(navigationType: string): boolean {
  const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType })
  return navigation.dispatchEvent(event)
}

it('keeps a page that would be reloaded without a network, and reloads it with one', () => {
  network.onLine = false
  expect(navigates('reload')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  network.onLine = true
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('lets every other navigation go, and each reload with a network', () => {
  expect(navigates('reload')).toBe(true)
  network.onLine = false
  expect(navigates('push')).toBe(true)
  expect(navigates('traverse')).toBe(true)
})

import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answered } from '#site/consent/answered.copy.ts'
import { CookieConsent } from '#site/consent/cookie-consent.tsx'
import { askConsent } from './consent.ts'

const { textVersion } = answered
const parts = { loadPixels: vi.fn(), tell: vi.fn(), reload: vi.fn() }
const answers: unknown[] = []
let isServerUp = true

beforeEach(() => {
  answers.length = 0
  isServerUp = true
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    answers.push(JSON.parse(body))
    if (!isServerUp) throw new TypeError('Failed to fetch')
    return Response.json({ noted: true })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  for (const name of ['lya_cookies', '_fbp', 'mine']) keep(`${name}=; Max-Age=0`)
})

const keep = (cookie: string) => Object.assign(document, { cookie: `${cookie}; Path=/` })

/** The page as the server would have filled it in. */
function open(ids: { meta?: string; google?: string } = { meta: '123456789', google: 'G-ABC123' }) {
  render(
    <>
      <CookieConsent />
      <button type="button" data-cookie-choice="" hidden>
        Preferências
      </button>
    </>,
  )
  const panel = document.querySelector('[data-consent]') as HTMLElement
  for (const name of ['meta', 'tiktok', 'google'] as const) {
    panel.dataset[name] = name === 'tiktok' ? '' : (ids[name] ?? '')
  }
  askConsent(document, parts)
  const button = (name: string) => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name)
    if (!found) throw new Error(`no button ${name}`)
    return found
  }
  const press = async (name: string) => {
    button(name).click()
    await vi.waitFor(() => expect(button('Recusar').disabled).toBe(false))
  }
  const box = (name: string) => document.querySelector(`input[name=${name}]`) as HTMLInputElement
  return { panel, press, button, box }
}

const ids = { meta: '123456789', tiktok: null, google: 'G-ABC123' }
const all = { measurement: true, marketing: true }
const none = { measurement: false, marketing: false }

describe('a visitor who was not asked before', () => {
  it('is asked, and nothing is loaded until the yes is noted', async () => {
    const { panel, press } = open()
    expect(panel.hidden).toBe(false)
    expect(parts.loadPixels).not.toHaveBeenCalled()
    await press('Aceitar')
    expect(answers).toEqual([{ ...all, textVersion }])
    expect(parts.loadPixels).toHaveBeenCalledExactlyOnceWith(ids, all)
    expect(panel.hidden).toBe(true)
  })

  it('says no as easily, and loads nothing', async () => {
    const { panel, press, button } = open()
    expect(button('Recusar').dataset.look).toBe(button('Aceitar').dataset.look)
    await press('Recusar')
    expect(answers).toEqual([{ ...none, textVersion }])
    expect(parts.loadPixels).toHaveBeenCalledExactlyOnceWith(ids, none)
    expect(panel.hidden).toBe(true)
  })

  it('chooses one and not the other; nothing is ticked beforehand', async () => {
    const { press, box } = open()
    await press('Escolher')
    expect([box('measurement').checked, box('marketing').checked]).toEqual([false, false])
    box('measurement').click()
    await press('Salvar escolha')
    const wanted = { measurement: true, marketing: false }
    expect(parts.loadPixels).toHaveBeenCalledExactlyOnceWith(ids, wanted)
  })

  it('is not asked where no network has an id, nor when the browser says no already', () => {
    expect(open({}).panel.hidden).toBe(true)
    cleanup()
    vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true })
    expect(open().panel.hidden).toBe(true)
    expect(parts.loadPixels).not.toHaveBeenCalled()
  })
})

describe('a server that cannot be reached', () => {
  it('takes no yes that it cannot prove later', async () => {
    isServerUp = false
    const { panel, press } = open()
    await press('Aceitar')
    expect(panel.hidden).toBe(false)
    expect(panel.querySelector('[role=alert]')?.hasAttribute('hidden')).toBe(false)
    expect(parts.loadPixels).not.toHaveBeenCalled()
  })

  it('takes a no', async () => {
    isServerUp = false
    const { panel, press } = open()
    await press('Recusar')
    expect(panel.hidden).toBe(true)
    expect(document.cookie).toContain(`lya_cookies=${textVersion}.00`)
  })
})

describe('a visitor who answered before', () => {
  it('is not asked again, and what was agreed to is loaded', () => {
    keep(`lya_cookies=${textVersion}.11`)
    expect(open().panel.hidden).toBe(true)
    expect(parts.loadPixels).toHaveBeenCalledExactlyOnceWith(ids, all)
  })

  it('is asked again when the text is another', () => {
    keep('lya_cookies=2020-01-01.11')
    expect(open().panel.hidden).toBe(false)
    expect(parts.loadPixels).not.toHaveBeenCalled()
  })

  it('takes it back in the footer: the page is left, and what networks kept is dropped', async () => {
    keep(`lya_cookies=${textVersion}.11`)
    keep('_fbp=fb.1.2.3')
    keep('mine=1')
    const { panel, press, box } = open()
    await press('Preferências')
    expect(panel.hidden).toBe(false)
    expect([box('measurement').checked, box('marketing').checked]).toEqual([true, true])
    expect(document.activeElement?.tagName).toBe('H2')
    await press('Recusar')
    expect(parts.reload).toHaveBeenCalledOnce()
    expect(document.cookie).not.toContain('_fbp')
    expect(document.cookie).toContain('mine=1')
  })

  it('closes it with Escape, back where they were', async () => {
    keep(`lya_cookies=${textVersion}.00`)
    const { panel, press, button } = open()
    await press('Preferências')
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(panel.hidden).toBe(true)
    expect(document.activeElement).toBe(button('Preferências'))
    expect(answers).toEqual([])
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askSession, showWayBack } from './signed-in.ts'

const ways =
  '<a href="/login" data-for-guest>Entrar</a><a href="/register" data-for-guest>Teste Grátis</a>' +
  '<a href="/dashboard" data-for-person hidden>Abrir a Lya</a>'
const shown = () =>
  [...document.querySelectorAll('a')].filter((way) => !way.hidden).map((way) => way.textContent)

beforeEach(() => {
  document.body.innerHTML = ways
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('leads whoever is signed in back to their own pages', async () => {
  localStorage.setItem('lya-session', '{}')
  vi.stubGlobal('fetch', async () => Response.json({ session: { planStatus: 'TRIAL' } }))
  await showWayBack(document, askSession())
  expect(shown()).toEqual(['Abrir a Lya'])
})

it.each([
  ['whose session has ended', async () => Response.json({ session: null })],
  ['when it cannot be told', () => Promise.reject(new TypeError('no network'))],
])('leads in whoever comes as a guest, or %s', async (_who, answer) => {
  const ask = vi.fn(answer)
  vi.stubGlobal('fetch', ask)
  await showWayBack(document, askSession())
  expect(ask).not.toHaveBeenCalled()
  localStorage.setItem('lya-session', '{}')
  await showWayBack(document, askSession())
  expect(ask).toHaveBeenCalledOnce()
  expect(shown()).toEqual(['Entrar', 'Teste Grátis'])
})

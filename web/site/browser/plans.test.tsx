import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markCurrentPlan } from './current-plan.ts'
import { fetchMissingPlans } from './missing-plans.ts'
import { askSession } from './signed-in.ts'

const cards =
  '<div data-plans><ul><li data-plan="mensal"><a href="/checkout?plan=mensal">x</a>' +
  '<span data-current-mark hidden>Seu plano atual</span></li>' +
  '<li data-plan="anual"><a href="/checkout?plan=anual">x</a><span data-current-mark hidden>Seu plano atual</span></li></ul></div>'
const unknown =
  '<div data-plans><div data-plans-unknown><ul data-part="skeleton"></ul>' +
  '<div data-part="failure" hidden>Erro<button>Tentar novamente</button></div></div></div>'

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part=${name}]`)
/** What the server answers, by path, one after the other; the last one from then on. */
function answer(answers: Record<string, readonly (string | object | null)[]>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const list = answers[path] ?? [null]
    const one = list[Math.min(asked.filter((before) => before === path).length, list.length - 1)]
    asked.push(path)
    if (one === null || one === undefined) throw new TypeError('no network')
    return new Response(typeof one === 'string' ? one : JSON.stringify(one))
  })
  return asked
}

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/planos')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('plans that were not known when the page was served', () => {
  it('are waited for behind skeletons, and take their place', async () => {
    document.body.innerHTML = unknown
    answer({ '/planos': [null, unknown, cards] })
    const onCards = vi.fn()
    fetchMissingPlans(document, onCards)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(part('skeleton')?.hidden).toBe(false)
    expect(part('failure')?.hidden).toBe(true)

    await vi.advanceTimersByTimeAsync(200)
    expect(document.querySelectorAll('[data-plan]')).toHaveLength(2)
    expect(onCards).toHaveBeenCalledOnce()
  })

  it('are given up after the third try, and asked for again when wanted', async () => {
    document.body.innerHTML = unknown
    const asked = answer({ '/planos': [unknown, unknown, unknown, cards] })
    fetchMissingPlans(document, () => undefined)
    await vi.advanceTimersByTimeAsync(3_100)
    expect(asked).toHaveLength(3)
    expect(part('skeleton')?.hidden).toBe(true)
    expect(part('failure')?.hidden).toBe(false)

    document.querySelector('button')?.click()
    expect(part('skeleton')?.hidden).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(document.querySelectorAll('[data-plan]')).toHaveLength(2)
  })

  it('are not asked for when they are there', async () => {
    document.body.innerHTML = cards
    const asked = answer({})
    fetchMissingPlans(document, () => undefined)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual([])
  })
})

describe('the plan that the visitor has', () => {
  const page = `<section data-current-plan>${cards}</section>`
  const marked = () =>
    [...document.querySelectorAll('[aria-current]')].map((card) => card.getAttribute('data-plan'))

  it('is marked', async () => {
    document.body.innerHTML = page
    localStorage.setItem('lya-session', '{}')
    answer({
      '/api/session': [{ session: { planStatus: 'ATIVO' } }],
      '/api/subscription': [{ plan: { period: 'YEARLY' } }],
    })
    await markCurrentPlan(document, askSession())
    expect(marked()).toEqual(['anual'])
    expect(document.querySelector('[aria-current] [data-current-mark]')).toHaveProperty(
      'hidden',
      false,
    )
    const actions = [...document.querySelectorAll('[data-plan] a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ])
    expect(actions).toEqual([
      ['/checkout?plan=mensal', 'x'],
      ['/profile?aba=assinatura', 'Ver minha assinatura'],
    ])
  })

  it('is none during the trial, and its absence is not asked about', async () => {
    document.body.innerHTML = page
    localStorage.setItem('lya-session', '{}')
    const asked = answer({ '/api/session': [{ session: { planStatus: 'TRIAL' } }] })
    await markCurrentPlan(document, askSession())
    expect(marked()).toEqual([])
    expect(asked).toEqual(['/api/session'])
  })

  it('is not asked for in a browser that nobody signed in with', async () => {
    document.body.innerHTML = page
    const asked = answer({})
    await markCurrentPlan(document, askSession())
    expect(asked).toEqual([])
  })

  it('stays unmarked when it cannot be told', async () => {
    document.body.innerHTML = page
    localStorage.setItem('lya-session', '{}')
    answer({ '/api/session': [null] })
    await markCurrentPlan(document, askSession())
    expect(marked()).toEqual([])
  })
})

import { onlineManager } from '@tanstack/react-query'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { marina, openProduct } from '#app/testing/open-product.tsx'
import AssistantPage from '#assistant/assistant-page.tsx'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

class QuietObserver {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', QuietObserver)
  vi.stubGlobal('IntersectionObserver', QuietObserver)
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

function open(path: '/lya' | '/dashboard', routes: FakeRoutes = {}) {
  const pages = [
    { path: '/lya', element: <AssistantPage /> },
    { path: '/dashboard', element: <h1>Olá</h1> },
  ]
  return openProduct(path, pages, {
    'GET /assistant/messages': () => ({ body: { items: [], nextCursor: null } }),
    'POST /assistant/messages': unreachable,
    ...routes,
  })
}

/** A server that answers, and what it was told. */
function answering() {
  const told: { id: string; text: string; waitedSeconds?: number }[] = []
  const routes: FakeRoutes = {
    'POST /assistant/messages': ({ body }: FakeCall) => {
      const message = body as (typeof told)[number]
      told.push(message)
      return { body: { id: message.id, replies: [] } }
    },
  }
  return { told, routes }
}

async function writeOffline(...texts: string[]) {
  open('/lya')
  const field = await screen.findByLabelText('Mensagem para a Lya')
  onlineManager.setOnline(false)
  for (const text of texts) await userEvent.type(field, `${text}{Enter}`)
  expect(await screen.findAllByRole('img', { name: 'Na fila' })).toHaveLength(texts.length)
  cleanup()
  return waiting()
}

const waiting = () =>
  JSON.parse(localStorage.getItem('lya-waiting-messages') ?? '[]') as {
    id: string
    text: string
    sentAt: string
  }[]

describe('messages written without a connection', () => {
  it('are shown where the conversation itself cannot be had, which is asked for again', async () => {
    await writeOffline('uber 18')
    const said = { id: 'm1', text: 'mercado 52,90', sentAt: '2026-03-11T15:00:00Z', replies: [] }
    let isBroken = true
    open('/lya', {
      'GET /assistant/messages': () =>
        isBroken
          ? refuse(503, 'platform.unavailable')
          : { body: { items: [said], nextCursor: null } },
    })
    expect(await screen.findByText('uber 18')).toBeTruthy()
    const again = await screen.findByRole('button', { name: 'Buscar as mensagens de antes' })
    expect(screen.queryByText('Não conseguimos abrir a conversa')).toBeNull()
    isBroken = false
    await userEvent.click(again)
    expect(await screen.findByText('mercado 52,90')).toBeTruthy()
    expect(screen.getByText('uber 18')).toBeTruthy()
  })

  it('are there after a reload, and leave from another page, in order, once', async () => {
    const [first, second] = await writeOffline('uber 18', 'almoço 32')
    open('/dashboard')
    onlineManager.setOnline(false)
    expect(await screen.findByText(/2 mensagens para a Lya seguem quando/)).toBeTruthy()
    cleanup()

    const { told, routes } = answering()
    onlineManager.setOnline(true)
    open('/dashboard', routes)
    await waitFor(() => expect(waiting()).toEqual([]))
    expect(told).toEqual([
      { id: first?.id, text: 'uber 18' },
      { id: second?.id, text: 'almoço 32' },
    ])
    expect(screen.queryByText(/mensagens para a Lya/)).toBeNull()
  })

  it('say so where only the browser believes in its connection, and leave at a word of the server', async () => {
    await writeOffline('uber 18')
    onlineManager.setOnline(true)
    let attempts = 0
    let isThere = false
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    open('/dashboard', {
      'POST /assistant/messages': (call) => {
        attempts += 1
        return isThere
          ? { body: { id: (call.body as { id: string }).id, replies: [] } }
          : unreachable()
      },
    })
    await waitFor(() => expect(attempts).toBe(1))
    expect(screen.queryByText(/mensagem para a Lya/)).toBeNull()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await screen.findByText(/1 mensagem para a Lya segue quando/)).toBeTruthy()
    expect(attempts).toBe(2)

    isThere = true
    const stream = new BroadcastChannel(`lya-events-${marina.userId}`)
    stream.postMessage({ name: 'hello', data: '{}' })
    await waitFor(() => expect(waiting()).toEqual([]))
    stream.close()
    expect(attempts).toBe(3)
    await waitFor(() => expect(screen.queryByText(/mensagem para a Lya/)).toBeNull())
  })

  it('say how long they waited, so that yesterday stays the day before', async () => {
    await writeOffline('gastei 10 ontem')
    const [message] = waiting()
    const written = Temporal.Now.instant().subtract({ hours: 26 }).toString()
    localStorage.setItem('lya-waiting-messages', JSON.stringify([{ ...message, sentAt: written }]))
    const { told, routes } = answering()
    onlineManager.setOnline(true)
    open('/dashboard', routes)
    await waitFor(() => expect(told).toHaveLength(1))
    expect(told[0]?.waitedSeconds).toBeGreaterThanOrEqual(26 * 3_600)
    expect(told[0]?.waitedSeconds).toBeLessThan(27 * 3_600)
  })

  it('are not sent as somebody else, and wait for their own person', async () => {
    await writeOffline('uber 18')
    const { told, routes } = answering()
    const bia = { ...marina, userId: 'b0a4f9d2-0000-4000-8000-000000000003', name: 'Bia' }
    onlineManager.setOnline(true)
    open('/dashboard', { ...routes, 'GET /session': () => ({ body: { session: bia } }) })
    await screen.findByRole('heading', { name: 'Olá' })
    cleanup()
    expect(told).toEqual([])

    open('/dashboard', routes)
    await waitFor(() => expect(told.map(({ text }) => text)).toEqual(['uber 18']))
  })

  it('stay when the session has ended, and are said to have failed when they are refused', async () => {
    await writeOffline('uber 18')
    onlineManager.setOnline(true)
    let asked = 0
    open('/dashboard', {
      'POST /assistant/messages': () => {
        asked += 1
        return refuse(401, 'identity.session-missing')
      },
    })
    await waitFor(() => expect(asked).toBe(1))
    expect(waiting()).toHaveLength(1)
    cleanup()

    open('/dashboard', {
      'POST /assistant/messages': () => refuse(409, 'conversation.id-used'),
    })
    expect(await screen.findByText(/Uma mensagem para a Lya não foi enviada/)).toBeTruthy()
    expect(waiting()).toHaveLength(1)
  })

  it('go again by themselves where a proxy did not reach the server, and hold nobody up', async () => {
    await writeOffline('gastei 8,88 no suco', 'gastei 9,99 no chá')
    const { told, routes } = answering()
    let asked = 0
    onlineManager.setOnline(true)
    open('/dashboard', {
      'POST /assistant/messages': (call: FakeCall) => {
        asked += 1
        const answer = routes['POST /assistant/messages']
        return asked === 1 || typeof answer !== 'function'
          ? { status: 502, body: null }
          : answer(call)
      },
    })
    await waitFor(() => expect(told).toHaveLength(2), { timeout: 10_000 })
    expect(told.map(({ text }) => text)).toEqual(['gastei 8,88 no suco', 'gastei 9,99 no chá'])
    expect(waiting()).toEqual([])
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import AssistantPage from './assistant-page.tsx'

class QuietObserver {
  observe(): void {}
  disconnect(): void {}
}

function open(answer: (call: FakeCall) => ReturnType<FakeRoutes[string]>, hears = false) {
  const routes: FakeRoutes = {
    'PUT /assistant/media/*': answer,
    'GET /assistant/messages': () => ({ body: { items: [], nextCursor: null } }),
    'GET /assistant/abilities': () => ({ body: { hears, seesReceipts: hears } }),
  }
  const pages = [{ path: '/lya', element: <AssistantPage /> }]
  return openProduct('/lya', pages, routes)
}

const asked = (call: FakeCall) => ({
  body: {
    id: call.path.split('/').at(-1),
    text: '📷 Foto',
    replies: [
      {
        id: '0190aaaa-0000-7000-8000-000000000001',
        text: 'Li um PIX para Padaria: R$ 10,50 em Alimentação, hoje. Posso anotar?',
        quickReplies: ['Sim', 'Não', 'Corrigir'],
        undoId: null,
        undone: false,
      },
    ],
  },
})
const photo = (size = 8) => new File([new Uint8Array(size)], 'nota.png', { type: 'image/png' })
const picker = () => screen.findByLabelText('Foto para a Lya')

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', QuietObserver)
  vi.stubGlobal('IntersectionObserver', QuietObserver)
})

describe('a photo', () => {
  it('is sent, and asked about with answers to tap', async () => {
    const page = open(asked)
    await userEvent.upload(await picker(), photo())
    expect(await screen.findByText('📷 Foto')).toBeTruthy()
    expect(await screen.findByText(/Li um PIX para Padaria/)).toBeTruthy()
    for (const name of ['Sim', 'Não', 'Corrigir']) screen.getByRole('button', { name })
    const calls = page.calls.filter(({ method }) => method === 'PUT')
    expect(calls).toHaveLength(1)
  })

  it('that is refused says why, and can be tried again under its id', async () => {
    let tries = 0
    const page = open((call) => {
      tries += 1
      return tries === 1 ? refuse(422, 'conversation.media-unreadable') : asked(call)
    })
    await userEvent.upload(await picker(), photo())
    expect(await screen.findByText(/Não consegui abrir esse arquivo/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText(/Li um PIX para Padaria/)).toBeTruthy()
    const paths = page.calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)
    expect(new Set(paths).size).toBe(1)
  })

  it('that is too large never travels', async () => {
    const page = open(asked)
    await userEvent.upload(await picker(), photo(12 * 1024 * 1024 + 1))
    expect(await screen.findByText('O arquivo deve ter no máximo 12 MB.')).toBeTruthy()
    expect(page.calls.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  it('can be pasted', async () => {
    open(asked)
    const field = await screen.findByLabelText('Mensagem para a Lya')
    fireEvent.paste(field, { clipboardData: { files: [photo()] } })
    expect(await screen.findByText(/Li um PIX para Padaria/)).toBeTruthy()
  })
})

describe('speech', () => {
  class FakeRecorder {
    mimeType = 'audio/webm'
    ondataavailable: (event: { data: Blob }) => void = () => undefined
    onstop: () => void = () => undefined
    start(): void {}
    stop(): void {
      this.ondataavailable({ data: new Blob(['som'], { type: this.mimeType }) })
      this.onstop()
    }
  }
  const stopped = vi.fn()
  const allow = (isAllowed: boolean) => {
    vi.stubGlobal('MediaRecorder', FakeRecorder)
    const getUserMedia = async () => {
      if (!isAllowed) throw new DOMException('no', 'NotAllowedError')
      return { getTracks: () => [{ stop: stopped }] }
    }
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia },
      configurable: true,
    })
  }
  const heard = (call: FakeCall) => {
    const { body } = asked(call)
    return { body: { ...body, text: 'gastei 50 no mercado' } }
  }
  const record = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Gravar um áudio' }))

  it('is recorded, sent, and shown as what was heard', async () => {
    allow(true)
    const page = open(heard, true)
    await record()
    expect(await screen.findByText('Gravando')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Enviar o áudio' }))
    expect(await screen.findByText('gastei 50 no mercado')).toBeTruthy()
    expect(page.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
    expect(stopped).toHaveBeenCalled()
  })

  it('that was dropped goes nowhere', async () => {
    allow(true)
    const page = open(heard, true)
    await record()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
    await screen.findByLabelText('Mensagem para a Lya')
    expect(page.calls.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  it('without a microphone says what to do', async () => {
    allow(false)
    open(heard, true)
    await record()
    expect(await screen.findByText(/Não consegui usar o microfone/)).toBeTruthy()
  })

  it('is not offered where Lya does not hear', async () => {
    allow(true)
    const page = open(heard)
    await waitFor(() =>
      expect(page.calls.some(({ path }) => path === '/assistant/abilities')).toBe(true),
    )
    expect(await screen.findByRole('button', { name: 'Enviar' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Gravar um áudio' })).toBeNull()
  })
})

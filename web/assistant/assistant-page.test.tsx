import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { marina, openProduct } from '#app/testing/open-product.tsx'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import AssistantPage from './assistant-page.tsx'

const undoId = '0190aaaa-0000-7000-8000-0000000000ff'
const noted = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  text: 'Anotei! Mercado, R$ 52,90 em Alimentação, ontem.',
  quickReplies: [],
  undoId,
  undone: false,
}
const empty = { 'GET /assistant/messages': () => ({ body: { items: [], nextCursor: null } }) }

class QuietObserver {
  observe(): void {}
  disconnect(): void {}
}

function open(routes: FakeRoutes, path = '/lya') {
  vi.stubGlobal('ResizeObserver', QuietObserver)
  vi.stubGlobal('IntersectionObserver', QuietObserver)
  const pages = [{ path: '/lya', element: <AssistantPage /> }]
  return openProduct(path, pages, { ...empty, ...routes })
}

const field = () => screen.findByLabelText('Mensagem para a Lya')
const sent = (calls: FakeCall[]) =>
  calls.filter((call) => call.method === 'POST').map((call) => call.body)

function answer(reply: typeof noted | (Omit<typeof noted, 'undoId'> & { undoId: null })) {
  let answers = 0
  return ({ body }: FakeCall) => {
    const id = reply.id.slice(0, -1).concat(String(++answers))
    return { body: { id: (body as { id: string }).id, replies: [{ ...reply, id }] } }
  }
}

describe('the conversation', () => {
  it('begins with a greeting and examples that wait in the field', async () => {
    const page = open({})
    expect(await screen.findByText(/Oi, Marina! Eu sou a Lya/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'gastei 52,90 no mercado ontem' }))
    expect(await field()).toHaveProperty('value', 'gastei 52,90 no mercado ontem')
    expect(sent(page.calls)).toEqual([])
  })

  it('takes a text from its address into the field, without sending it', async () => {
    const page = open({}, '/lya?texto=Oi%2C%20Lya!')
    await waitFor(async () => expect(await field()).toHaveProperty('value', 'Oi, Lya!'))
    await waitFor(() => expect(page.path()).toBe('/lya'))
    expect(sent(page.calls)).toEqual([])
  })

  it('keeps what is not sent yet, for its person alone, until it is sent', async () => {
    open({})
    await userEvent.type(await field(), 'gastei 20 no')
    cleanup()
    open({ 'POST /assistant/messages': answer(noted) })
    expect(await field()).toHaveProperty('value', 'gastei 20 no')
    await userEvent.type(await field(), ' uber{Enter}')
    await screen.findByText(noted.text)
    cleanup()
    open({})
    expect(await field()).toHaveProperty('value', '')
    await userEvent.type(await field(), 'segredo')
    cleanup()
    const stranger = { ...marina, userId: 'b0a4f9d2-0000-4000-8000-000000000003' }
    open({ 'GET /session': () => ({ body: { session: stranger } }) })
    expect(await field()).toHaveProperty('value', '')
  })

  it('leaves who undoes by key in the bubble that says so', async () => {
    open({
      'POST /assistant/messages': answer(noted),
      [`POST /undo/${undoId}`]: () => ({ body: {} }),
    })
    await userEvent.type(await field(), 'uber 18{Enter}')
    const undo = await screen.findByRole('button', { name: 'Desfazer' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Desfeito'))
  })

  it('shows a message at once, types, and shows the answer', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const page = open({
      'POST /assistant/messages': async (call) => {
        await held
        return answer(noted)(call)
      },
    })
    await userEvent.type(await field(), 'gastei 52,90 no mercado ontem{Enter}')
    expect(await screen.findByText('gastei 52,90 no mercado ontem')).toBeTruthy()
    expect(await screen.findByText('Lya está digitando')).toBeTruthy()
    release()
    expect(await screen.findByText('Anotei! Mercado, R$ 52,90 em Alimentação, ontem.')).toBeTruthy()
    expect(screen.queryByText('Lya está digitando')).toBeNull()
    expect(sent(page.calls)).toEqual([
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'gastei 52,90 no mercado ontem' },
    ])
  })

  it('breaks a line by Shift and Enter, and sends nothing empty', async () => {
    const page = open({ 'POST /assistant/messages': answer(noted) })
    await userEvent.type(await field(), '   {Enter}')
    await userEvent.clear(await field())
    await userEvent.type(await field(), 'uber 18{Shift>}{Enter}{/Shift}almoço 32{Enter}')
    await screen.findByText('Anotei! Mercado, R$ 52,90 em Alimentação, ontem.')
    expect(sent(page.calls)).toMatchObject([{ text: 'uber 18\nalmoço 32' }])
  })

  it('refuses what is longer than a message may be', async () => {
    open({})
    const area = await field()
    await userEvent.click(area)
    await userEvent.paste('a'.repeat(4_001))
    expect(await screen.findByText(/longa demais/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true)
  })
})

describe('a message that was not sent', () => {
  it('is retried under the same id', async () => {
    let isBroken = true
    const page = open({
      'POST /assistant/messages': (call) =>
        isBroken ? refuse(500, 'platform.unexpected') : answer(noted)(call),
    })
    await userEvent.type(await field(), 'uber 18{Enter}')
    expect(await screen.findByText(/Não foi enviada/)).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText(noted.text)).toBeTruthy()
    const [first, second] = sent(page.calls)
    expect(second).toEqual(first)
    expect(screen.getAllByText('uber 18')).toHaveLength(1)
  })

  it('waits by itself when there were too many, then goes', async () => {
    let refusals = 1
    const page = open({
      'POST /assistant/messages': (call) =>
        refusals-- > 0 ? refuse(429, 'conversation.too-many-messages') : answer(noted)(call),
    })
    await userEvent.type(await field(), 'uber 18{Enter}')
    expect(await screen.findByText(noted.text, {}, { timeout: 5_000 })).toBeTruthy()
    const [first, second] = sent(page.calls)
    expect(second).toEqual(first)
  })

  it('can be given up', async () => {
    open({ 'POST /assistant/messages': () => refuse(500, 'platform.unexpected') })
    await userEvent.type(await field(), 'uber 18{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(screen.queryByText('uber 18')).toBeNull())
  })
})

describe('what can be done with an answer', () => {
  function openAsked() {
    const asked = { ...noted, text: 'Quanto foi?', undoId: null, quickReplies: ['R$ 20', 'R$ 50'] }
    const history = {
      items: [{ id: 'm', text: 'mercado', sentAt: '2026-11-20T12:00:00Z', replies: [asked] }],
      nextCursor: null,
    }
    return open({
      'GET /assistant/messages': () => ({ body: history }),
      'POST /assistant/messages': answer(noted),
    })
  }

  it('is a tap on one of its replies', async () => {
    const page = openAsked()
    await userEvent.click(await screen.findByRole('button', { name: 'R$ 50' }))
    expect(await screen.findByText(noted.text)).toBeTruthy()
    expect(sent(page.calls)).toMatchObject([{ text: 'R$ 50' }])
    expect(screen.queryByRole('button', { name: 'R$ 20' })).toBeNull()
    expect(document.activeElement).not.toBe(await field())
  })

  it('is a reply chosen by key, after which the field has the focus', async () => {
    openAsked()
    const reply = await screen.findByRole('button', { name: 'R$ 50' })
    reply.focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText(noted.text)).toBeTruthy()
    expect(document.activeElement).toBe(await field())
  })

  it('is to undo it, and where it was changed since to see both versions', async () => {
    const stored = { id: undoId, description: 'Uber', amountCents: 2_000, date: '2026-03-11' }
    const data = { stored, yours: { ...stored, amountCents: 1_800, date: '2026-03-10' } }
    open({
      'POST /assistant/messages': answer(noted),
      [`POST /undo/${undoId}`]: () => refuse(409, 'undo.too-late', data),
    })
    await userEvent.type(await field(), 'uber 18{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByText(/Isso mudou depois/)).toBeTruthy()
    const rows = screen.getAllByRole('row').map((one) => one.textContent?.replaceAll('\u00a0', ' '))
    expect(rows).toEqual([
      'O que mudouComo está agoraComo ficaria',
      'ValorR$ 20,00R$ 18,00',
      'Data11/03/202610/03/2026',
    ])
  })

  it('is to undo it, which a refusal takes back', async () => {
    let isBroken = true
    open({
      'POST /assistant/messages': answer(noted),
      [`POST /undo/${undoId}`]: () =>
        isBroken ? refuse(409, 'undo.too-late') : { body: { undone: true } },
    })
    await userEvent.type(await field(), 'uber 18{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByText('Não dá mais para desfazer isso.')).toBeTruthy()
    isBroken = false
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByText('Desfeito')).toBeTruthy()
  })
})

describe('an answer to a message', () => {
  it('quotes it over the field, and names it once', async () => {
    const said = { id: 'm1', text: 'mercado 52,90', sentAt: '2026-03-11T15:00:00Z' }
    const page = open({
      'GET /assistant/messages': () => ({
        body: { items: [{ ...said, replies: [noted] }], nextCursor: null },
      }),
      'POST /assistant/messages': answer({ ...noted, text: 'Corrigi!' }),
    })
    const choose = async () =>
      userEvent.click(await screen.findByRole('button', { name: `Responder a: ${noted.text}` }))
    await choose()
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar resposta' }))
    expect(screen.queryByText('Respondendo a')).toBeNull()
    await choose()
    await userEvent.type(await field(), '{Escape}')
    expect(screen.queryByText('Respondendo a')).toBeNull()
    await choose()
    expect(screen.getByText('Respondendo a')).toBeTruthy()
    await userEvent.type(await field(), 'na verdade foi 45{Enter}')
    await waitFor(() => expect(sent(page.calls)).toHaveLength(1))
    expect(sent(page.calls)[0]).toMatchObject({ text: 'na verdade foi 45', replyTo: noted.id })
    expect(screen.queryByText('Respondendo a')).toBeNull()
    await userEvent.type(await field(), 'uber 18{Enter}')
    await waitFor(() => expect(sent(page.calls)).toHaveLength(2))
    expect(sent(page.calls)[1]).not.toHaveProperty('replyTo')
    // The quote stands in the bubble of the answer, and in that one alone.
    const quotes = screen.getAllByText(noted.text)
    expect(quotes.filter((one) => one.closest('blockquote'))).toHaveLength(1)
  })

  it('may answer one’s own message, and shows what was quoted before', async () => {
    const said = { id: 'm1', text: 'mercado 52,90', sentAt: '2026-03-11T15:00:00Z' }
    const later = { id: 'm2', text: 'foi ontem', sentAt: '2026-03-11T15:01:00Z', replies: [] }
    const quoted = { text: 'uber 18', isMine: true }
    const page = open({
      'GET /assistant/messages': () => ({
        body: {
          items: [
            { ...later, quoted },
            { ...said, replies: [noted] },
          ],
          nextCursor: null,
        },
      }),
      'POST /assistant/messages': answer(noted),
    })
    const shown = await screen.findByText('uber 18')
    expect(shown.closest('blockquote')?.textContent).toBe('Vocêuber 18')
    await userEvent.click(screen.getByRole('button', { name: 'Responder a: mercado 52,90' }))
    await userEvent.type(await field(), 'apaga{Enter}')
    await waitFor(() => expect(sent(page.calls)).toHaveLength(1))
    expect(sent(page.calls)[0]).toMatchObject({ text: 'apaga', replyTo: 'm1' })
  })
})

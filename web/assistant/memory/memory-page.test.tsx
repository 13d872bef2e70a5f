import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import MemoryPage from './memory-page.tsx'

const pet = { id: '0190aaaa-0000-7000-8000-000000000001', name: 'Pet', icon: '🐶' }
const leisure = { id: '0190aaaa-0000-7000-8000-000000000002', name: 'Lazer', icon: '🎮' }
const petz = {
  term: 'petz',
  type: 'despesa',
  category: pet,
  times: 3,
  learnedAt: '2026-03-11T15:00:00Z',
}
const number = {
  id: '0190aaaa-0000-7000-8000-000000000003',
  kind: 'whatsapp',
  phone: '5511987654321',
  linkedAt: '2026-03-11T15:00:00Z',
  lastMessageAt: '2026-03-11T15:00:00Z',
}
const lunch = {
  id: 'wamid.1',
  channel: 'whatsapp',
  text: 'almoço 32',
  sentAt: '2026-03-11T15:00:00Z',
  replies: [
    {
      id: '0190aaaa-0000-7000-8000-000000000004',
      text: 'Anotei! R$ 32,00 em Alimentação.',
      quickReplies: [],
      undoId: null,
      undone: false,
    },
  ],
}
const color = { color: null, type: 'despesa' }

function open(routes: FakeRoutes = {}, path = '/lya/memoria') {
  return openProduct(path, [{ path: '/lya/memoria', element: <MemoryPage /> }], {
    'GET /categories': () => ({
      body: { items: [pet, leisure].map((item) => ({ ...item, ...color })) },
    }),
    'GET /memory/habits': () => ({ body: { items: [petz] } }),
    'GET /channels': () => ({ body: { isWhatsAppAvailable: true, items: [number] } }),
    'GET /memory/messages': () => ({ body: { items: [lunch], nextCursor: null } }),
    ...routes,
  })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const confirm = async (question: string, name: string) => {
  const dialog = await screen.findByRole('dialog', { name: question })
  await userEvent.click(within(dialog).getByRole('button', { name }))
}
const bodies = (calls: FakeCall[], path: string) =>
  calls.filter((call) => call.path === path && call.method !== 'GET').map((call) => call.body)

describe('what was learned', () => {
  it('is forgotten at once, and comes back by the toast', async () => {
    let items = [petz]
    const page = open({
      'GET /memory/habits': () => ({ body: { items } }),
      'POST /memory/habits/forget': () => {
        items = []
        return { body: { forgotten: true } }
      },
      'PUT /memory/habits': () => {
        items = [petz]
        return { body: { kept: true } }
      },
    })
    await press('Esquecer petz')
    expect(await screen.findByText('Ainda não aprendi nenhum hábito seu')).toBeTruthy()
    await press('Desfazer')
    expect(await screen.findByText('petz')).toBeTruthy()
    expect(bodies(page.calls, '/memory/habits')).toEqual([
      { term: 'petz', type: 'despesa', times: 3, categoryId: pet.id },
    ])
  })

  it('gets another category, and keeps the old one when that is refused', async () => {
    open({ 'PUT /memory/habits': () => refuse(404, 'memory.category-missing') })
    const field = await screen.findByLabelText('Categoria de petz')
    await screen.findByRole('option', { name: '🎮 Lazer' })
    await userEvent.selectOptions(field, leisure.id)
    expect(await screen.findByText('Essa categoria não existe mais.')).toBeTruthy()
    expect(field).toHaveProperty('value', pet.id)
  })
})

describe('channels', () => {
  it('give a code, and say when the number came', async () => {
    const old = { ...number, id: '0190aaaa-0000-7000-8000-000000000009', phone: '5521912345678' }
    let items = [old]
    open({
      [`DELETE /channels/${old.id}`]: () => {
        items = [number]
        return { body: { unlinked: true } }
      },
      'GET /channels': () => ({ body: { isWhatsAppAvailable: true, items } }),
      'POST /channels/link-codes': () => ({
        body: {
          code: '482913',
          expiresAt: '2026-03-11T15:10:00Z',
          url: 'https://wa.me/5511999990000?text=Vincular%20482913',
        },
      }),
    })
    await press('Conectar outro número')
    expect(await screen.findByText('482913')).toBeTruthy()
    const link = screen.getByRole('link', { name: /^Abrir o WhatsApp/ })
    expect(link.getAttribute('href')).toBe('https://wa.me/5511999990000?text=Vincular%20482913')
    await press('Desconectar +55 (21) 9 1234-5678')
    await confirm('Desconectar este número?', 'Desconectar')
    expect(await screen.findByText('WhatsApp conectado!')).toBeTruthy()
    expect(screen.queryByText('482913')).toBeNull()
  })

  it('are let go only after a yes', async () => {
    const page = open({
      [`DELETE /channels/${number.id}`]: () => ({ body: { unlinked: true } }),
    })
    await press('Desconectar +55 (11) 9 8765-4321')
    expect(page.calls.some(({ method }) => method === 'DELETE')).toBe(false)
    await confirm('Desconectar este número?', 'Desconectar')
    expect(await screen.findByText('Número desconectado.')).toBeTruthy()
  })
})

describe('the conversation', () => {
  it('is searched by the address', async () => {
    const page = open({}, '/lya/memoria?busca=almoco')
    expect(await screen.findByText('almoço 32')).toBeTruthy()
    const call = page.calls.find(({ path }) => path === '/memory/messages')
    expect(call?.query.get('text')).toBe('almoco')
    await userEvent.clear(screen.getByLabelText('Buscar na conversa'))
    await waitFor(() =>
      expect(page.calls.filter(({ path }) => path === '/memory/messages')).toHaveLength(2),
    )
  })

  it('loses one message, or those of some days', async () => {
    const page = open({
      'POST /memory/messages/delete': () => ({ body: { deleted: 1 } }),
      'POST /memory/messages/delete-range': () => ({ body: { deleted: 12 } }),
    })
    await press('Apagar mensagem: almoço 32')
    await confirm('Apagar esta mensagem?', 'Apagar mensagem')
    expect(await screen.findByText('Mensagem apagada.')).toBeTruthy()
    expect(bodies(page.calls, '/memory/messages/delete')).toEqual([
      { channel: 'whatsapp', message: 'wamid.1' },
    ])
    await press('Apagar conversa')
    await userEvent.type(await screen.findByLabelText('De'), '2026-03-01')
    await confirm('Apagar a conversa?', 'Apagar conversa')
    expect(await screen.findByText('12 mensagens apagadas.')).toBeTruthy()
    expect(bodies(page.calls, '/memory/messages/delete-range')).toEqual([
      { from: '2026-03-01', to: null },
    ])
  })

  it('names its failure and tries again', async () => {
    let isBroken = true
    open({
      'GET /memory/messages': () =>
        isBroken
          ? refuse(400, 'conversation.cursor-invalid')
          : { body: { items: [lunch], nextCursor: null } },
    })
    expect(await screen.findByText('Não consegui abrir a conversa')).toBeTruthy()
    isBroken = false
    await press('Tentar novamente')
    expect(await screen.findByText('almoço 32')).toBeTruthy()
  })
})

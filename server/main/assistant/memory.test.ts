import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

interface Habit {
  term: string
  type: string
  category: { id: string; name: string }
  times: number
}
interface Found {
  items: { id: string; channel: string; text: string; replies: { text: string }[] }[]
  nextCursor: string | null
}

let app: TestApp
let cookie: string
let stranger: string

const clock = fixedClock('2026-03-11T15:00:00Z')

beforeAll(async () => {
  app = await testApp({ clock })
})
beforeEach(async () => {
  cookie = (await app.signUp({ email: `${newId()}@exemplo.com.br` })).cookie
  stranger = (await app.signUp({ email: `${newId()}@exemplo.com.br` })).cookie
})
afterAll(() => app.close())

async function ask<T>(method: string, path: string, input?: unknown, as = cookie): Promise<T> {
  const body = input === undefined ? {} : { body: JSON.stringify(input) }
  const answer = await app.call(method, path, { cookie: as, ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body as T
}

async function refused(method: string, path: string, input: unknown, as: string): Promise<string> {
  const answer = await app.call(method, path, { cookie: as, body: JSON.stringify(input) })
  expect(answer.status).toBe(404)
  return (answer.body as { code: string }).code
}

async function say(text: string, as = cookie): Promise<{ id: string; text: string }> {
  const id = newId()
  const { replies } = await ask<{ replies: { text: string }[] }>(
    'POST',
    '/api/assistant/messages',
    { id, text },
    as,
  )
  return { id, text: replies[0]?.text ?? '' }
}

const habits = async (as = cookie) =>
  (await ask<{ items: Habit[] }>('GET', '/api/memory/habits', undefined, as)).items
const found = (query = '', as = cookie) =>
  ask<Found>('GET', `/api/memory/messages${query}`, undefined, as)
const texts = async (query = '') => (await found(query)).items.map(({ text }) => text)
const transactions = async () =>
  (await ask<{ items: unknown[] }>('GET', '/api/transactions')).items.length

async function category(name: string, as = cookie): Promise<string> {
  const { items } = await ask<{ items: { id: string; name: string }[] }>(
    'GET',
    '/api/categories',
    undefined,
    as,
  )
  const id = items.find((item) => item.name === name)?.id
  if (id === undefined) throw new Error(`there is no category ${name}`)
  return id
}

describe('what was learned', () => {
  it('shows a correction, changes it, forgets it and brings it back', async () => {
    await say('gastei 80 na petz')
    await say('muda para lazer')
    const [habit] = await habits()
    expect(habit).toMatchObject({ term: 'petz', type: 'despesa', category: { name: 'Lazer' } })
    expect(await habits(stranger)).toEqual([])

    const health = await category('Saúde')
    const kept = { term: 'petz', type: 'despesa', categoryId: health, times: habit?.times }
    await ask('PUT', '/api/memory/habits', kept)
    await say('gastei 30 na petz')
    const { items } = await ask<{ items: { category: string }[] }>('GET', '/api/transactions')
    expect(items[0]?.category).toBe('Saúde')

    await ask('POST', '/api/memory/habits/forget', { term: 'petz', type: 'despesa' })
    expect(await habits()).toEqual([])
    await ask('PUT', '/api/memory/habits', kept)
    expect(await habits()).toHaveLength(1)
    expect(await ask('POST', '/api/memory/habits/forget-all', {})).toEqual({ forgotten: 1 })
    expect(await habits()).toEqual([])
  })

  it('is out of reach for others', async () => {
    await say('gastei 80 na petz')
    await say('muda para lazer')
    const petz = { term: 'petz', type: 'despesa' }
    expect(await refused('POST', '/api/memory/habits/forget', petz, stranger)).toBe(
      'memory.habit-missing',
    )
    const foreign = { ...petz, times: 1 }
    const categoryId = await category('Lazer')
    expect(await refused('PUT', '/api/memory/habits', { ...foreign, categoryId }, stranger)).toBe(
      'memory.category-missing',
    )
    expect(await ask('POST', '/api/memory/habits/forget-all', {}, stranger)).toEqual({
      forgotten: 0,
    })
    expect(await habits()).toHaveLength(1)
  })
})

describe('the conversation', () => {
  it('is searched in messages and replies, whatever the case and the accents', async () => {
    await say('Almoço no japonês 52,90')
    await say('uber 18')
    expect(await texts('?text=ALMOCO%20japones')).toEqual(['Almoço no japonês 52,90'])
    expect(await texts('?text=transporte')).toEqual(['uber 18'])
    expect(await texts('?text=%25')).toEqual([])
    expect(await texts('?text=u_er')).toEqual([])
    expect(await texts('?text=%27%3B--')).toEqual([])
    expect((await found('?text=uber', stranger)).items).toEqual([])
  })

  it('comes in pages by key', async () => {
    for (let count = 1; count <= 31; count += 1) {
      await say(`padaria ${count}`)
      clock.moveTo(clock.now().add({ seconds: 2 }).toString())
    }
    for (const query of ['?', '?text=padaria&']) {
      const first = await found(query)
      expect(first.items).toHaveLength(30)
      const last = await found(`${query}cursor=${first.nextCursor}`)
      expect(last.items.map(({ text }) => text)).toEqual(['padaria 1'])
      expect(last.nextCursor).toBeNull()
    }
  })

  it('loses one message with its replies, and keeps what it wrote down', async () => {
    const { id } = await say('mercado 52,90')
    await say('uber 18')
    const one = { channel: 'web', message: id }
    expect(await refused('POST', '/api/memory/messages/delete', one, stranger)).toBe(
      'memory.message-missing',
    )
    await ask('POST', '/api/memory/messages/delete', one)
    expect(await texts()).toEqual(['uber 18'])
    const chat = await ask<Found>('GET', '/api/assistant/messages')
    expect(chat.items.map(({ text }) => text)).toEqual(['uber 18'])
    expect(await transactions()).toBe(2)
    expect(await refused('POST', '/api/memory/messages/delete', one, cookie)).toBe(
      'memory.message-missing',
    )
    const again = await app.call('POST', '/api/assistant/messages', {
      cookie,
      body: JSON.stringify({ id, text: 'mercado 52,90' }),
    })
    expect(again.status).toBe(409)
    expect(await transactions()).toBe(2)
    const { rows } = await app.owner.query(
      'SELECT FROM respostas WHERE mensagem_id = $1 UNION ALL SELECT FROM mensagens WHERE id = $1 ' +
        "AND texto <> ''",
      [id],
    )
    expect(rows).toEqual([])
  })

  it('loses a range of days, or everything', async () => {
    await say('mercado 10')
    await say('mercado 20', stranger)
    const day = clock.now().toZonedDateTimeISO('America/Sao_Paulo').toPlainDate()
    const range = { from: day.add({ days: 1 }).toString(), to: null }
    expect(await ask('POST', '/api/memory/messages/delete-range', range)).toEqual({ deleted: 0 })
    const today = { from: day.toString(), to: day.toString() }
    expect(await ask('POST', '/api/memory/messages/delete-range', today)).toEqual({ deleted: 1 })
    await say('mercado 30')
    const all = { from: null, to: null }
    expect(await ask('POST', '/api/memory/messages/delete-range', all)).toEqual({ deleted: 1 })
    expect(await texts()).toEqual([])
    expect((await found('', stranger)).items).toHaveLength(1)
    expect(await transactions()).toBe(2)
  })
})

describe('a category for a description', () => {
  const suggested = async (description: string, type = 'despesa', as = cookie) => {
    const query = new URLSearchParams({ description, type })
    const path = `/api/memory/category?${query.toString()}`
    const { categoryId } = await ask<{ categoryId: string | null }>('GET', path, undefined, as)
    const { items } = await ask<{ items: { id: string; name: string }[] }>(
      'GET',
      '/api/categories',
      undefined,
      as,
    )
    return items.find(({ id }) => id === categoryId)?.name ?? null
  }

  it('is what the words mean, of the type asked for', async () => {
    expect(await suggested('supermercado da semana')).toBe('Alimentação')
    expect(await suggested('uber pro trabalho')).toBe('Transporte')
    expect(await suggested('salário', 'receita')).toBe('Salário')
    expect(await suggested('supermercado da semana', 'receita')).toBeNull()
    expect(await suggested('xpto')).toBeNull()
    expect(await suggested('')).toBeNull()
    expect(await suggested('💥% '.repeat(50))).toBeNull()
  })

  it('is what the person taught before that, and nobody else', async () => {
    const { items } = await ask<{ items: { id: string; name: string }[] }>('GET', '/api/categories')
    const categoryId = items.find(({ name }) => name === 'Lazer')?.id
    await ask('PUT', '/api/memory/habits', { term: 'uber', type: 'despesa', categoryId, times: 1 })
    expect(await suggested('uber pro trabalho')).toBe('Lazer')
    expect(await suggested('uber pro trabalho', 'despesa', stranger)).toBe('Transporte')
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

interface Reply {
  id: string
  text: string
  undoId: string | null
  quickReplies: string[]
}
interface Exchange {
  id: string
  replies: Reply[]
}

const clock = fixedClock('2026-03-11T15:00:00Z')
let app: TestApp
let cookie: string

beforeAll(async () => {
  app = await testApp({ clock })
})
beforeEach(async () => {
  cookie = (await app.signUp({ email: `${newId()}@exemplo.com.br` })).cookie
})
afterAll(() => app.close())

async function exchange(text: string, replyTo?: string): Promise<Exchange> {
  const body = JSON.stringify({ id: newId(), text, ...(replyTo ? { replyTo } : {}) })
  const answer = await app.call('POST', '/api/assistant/messages', { cookie, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as Exchange
}

/** Lya's one reply, with plain spaces. */
async function say(text: string, replyTo?: string): Promise<Reply> {
  const { replies } = await exchange(text, replyTo)
  expect(replies).toHaveLength(1)
  const [reply] = replies
  if (!reply) throw new Error('a message has a reply')
  return { ...reply, text: reply.text.replaceAll('\u00a0', ' ') }
}

async function read<T>(path: string): Promise<T> {
  const { body, status } = await app.call('GET', path, { cookie })
  expect(status).toBe(200)
  return body as T
}

const transactions = async () =>
  (
    await read<{
      items: { description: string; amountCents: number; category: string | null; date: string }[]
    }>('/api/transactions')
  ).items

describe('questions', () => {
  it('are answered with the dashboard’s own figures', async () => {
    await say('gastei 52,90 no mercado ontem')
    await say('gastei 20 de uber hoje')
    await say('recebi 3.000 de salário dia 5')
    await say('gastei 99 no mercado em fevereiro dia 10/02')
    const { summary } = await read<{ summary: Record<string, number> }>('/api/dashboard')
    const reais = (cents = 0) =>
      new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
        .format(cents / 100)
        .replaceAll('\u00a0', ' ')
    expect((await say('quanto gastei esse mês?')).text).toContain(reais(summary.expensesCents))
    expect((await say('quanto recebi esse mês?')).text).toContain(reais(summary.incomeCents))
    expect((await say('qual meu saldo?')).text).toContain(reais(summary.totalBalanceCents))
    expect((await say('quanto gastei com mercado mês passado?')).text).toBe(
      'Você gastou R$ 99,00 com “mercado” em fevereiro, em 1 lançamento.',
    )
    expect((await say('e ontem?')).text).toBe(
      'Você gastou R$ 52,90 com “mercado” ontem, em 1 lançamento.',
    )
    expect((await say('quanto gastei com alimentação mês passado?')).text).toBe(
      'Você gastou R$ 99,00 em Alimentação em fevereiro.',
    )
    expect((await transactions()).length).toBe(4)
  })

  it('tell the other person nothing', async () => {
    await say('gastei 52,90 no mercado')
    cookie = (await app.signUp({ email: `${newId()}@exemplo.com.br` })).cookie
    expect((await say('quanto gastei esse mês?')).text).toBe('Você não gastou nada neste mês.')
  })
})

describe('plans', () => {
  it('sets a budget, changes it, and takes the change back', async () => {
    await say('gastei 312 no mercado')
    expect((await say('quero gastar no máximo 800 com mercado')).text).toContain('restam R$ 488,00')
    const { text, undoId } = await say('quero gastar no máximo 900 com mercado')
    expect(text).toContain('Antes eram R$ 800,00.')
    await app.call('POST', `/api/undo/${undoId}`, { cookie })
    const { budgets } = await read<{ budgets: { plannedCents: number }[] }>('/api/planning')
    expect(budgets).toMatchObject([{ plannedCents: 80_000 }])
  })

  it('makes a goal and saves into it', async () => {
    await say('quero juntar 5 mil pra viagem')
    expect((await say('guardei 300 na meta da viagem')).text).toContain(
      'Já são R$ 300,00 de R$ 5.000,00.',
    )
    expect((await say('desfaz')).text).toContain('desfiz')
    expect(await read('/api/goals')).toMatchObject({ items: [{ savedCents: 0 }] })
  })

  it('names the goals that there are when none fits', async () => {
    await say('quero juntar 5 mil pra viagem')
    const { text, undoId } = await say('guardei 300 na meta do carro')
    expect(text).toContain('Você tem: Viagem.')
    expect(undoId).toBeNull()
  })
})

describe('payments', () => {
  it('keeps one that comes again, and pays it once', async () => {
    await say('aluguel 1.500 todo dia 15')
    expect((await say('marca o aluguel como pago')).text).toBe(
      'Pronto, Aluguel em dia: R$ 1.500,00. O próximo vence em 15/04.',
    )
    expect((await say('marca o aluguel como pago')).text).toContain('já estava em dia')
    expect(await transactions()).toMatchObject([{ amountCents: 150_000 }])
  })

  it('gives one that is told once more its new sum and day, and takes both back', async () => {
    await say('aluguel 1.500 todo dia 31')
    const told = await say('aluguel vence todo dia 10, 1.600')
    expect(told.text).toContain('agora é de R$ 1.600,00, todo dia 10. Antes era R$ 1.500,00.')
    const anew = { amountCents: 160_000, dueDay: 10, nextDate: '2026-04-10' }
    expect(await read('/api/recurring')).toMatchObject({ items: [anew] })
    await say('desfaz')
    const before = { amountCents: 150_000, dueDay: 31, nextDate: '2026-03-31' }
    expect(await read('/api/recurring')).toMatchObject({ items: [before] })
  })

  it('keeps one of every month beside that of a year', async () => {
    await say('seguro do carro 1.200 todo ano dia 20')
    await say('seguro do carro 150 todo mês dia 20')
    expect(await read('/api/recurring')).toMatchObject({ items: [{}, {}] })
  })

  it('pays what is late twice one date after the other, and says what is still late', async () => {
    await say('academia 80 todo dia 10')
    const { items } = await read<{ items: { id: string }[] }>('/api/recurring')
    const body = JSON.stringify({ nextDate: '2026-02-10' })
    const late = await app.call('PATCH', `/api/recurring/${items[0]?.id}`, { cookie, body })
    expect(late.status).toBe(200)
    expect((await say('marca a academia como paga')).text).toBe(
      'Pronto, Academia em dia: R$ 80,00. Ainda falta o que venceu em 10/03.',
    )
    expect((await say('marca a academia como paga')).text).toContain('O próximo vence em 10/04.')
    expect(await transactions()).toHaveLength(2)
  })

  it('buys in instalments and undoes all of it', async () => {
    const { text } = await say('comprei um celular de 1.800 em 12x')
    expect(text).toContain('em 12x de R$ 150,00 (total R$ 1.800,00)')
    expect(await transactions()).toMatchObject([{ amountCents: 15_000 }])
    expect(await read('/api/recurring')).toMatchObject({
      items: [{ instalments: 12, instalmentsPaid: 1, nextDate: '2026-04-11' }],
    })
    await say('desfaz')
    expect(await transactions()).toEqual([])
    expect(await read('/api/recurring')).toMatchObject({ items: [] })
  })
})

describe('corrections', () => {
  it('changes what was registered, by the last word on it', async () => {
    await say('mercado 54,30')
    expect((await say('na verdade foi 45')).text).toBe(
      'Corrigi: Mercado, R$ 45,00 em Alimentação, hoje.',
    )
    await say('foi ontem, na verdade')
    expect(await transactions()).toMatchObject([{ amountCents: 4_500, date: '2026-03-10' }])
    expect((await say('desfaz')).text).toContain('desfiz')
    expect(await transactions()).toMatchObject([{ amountCents: 4_500, date: '2026-03-11' }])
  })

  it('speaks of the message that it answers', async () => {
    const first = await exchange('mercado 54,30')
    await exchange('uber 20')
    await say('na verdade foi 45', first.id)
    await say('apaga', (await exchange('farmácia 12')).replies[0]?.id)
    expect(await transactions()).toMatchObject([
      { description: 'Uber', amountCents: 2_000 },
      { description: 'Mercado', amountCents: 4_500 },
    ])
  })

  it('finds one that is described, and asks which of several', async () => {
    await say('uber 20 ontem')
    await say('uber 31')
    await say('mercado 54,30')
    const asked = await say('apaga o uber')
    expect(asked.text).toBe('Qual deles: Uber R$ 31,00 ou Uber R$ 20,00?')
    expect(asked.quickReplies).toHaveLength(2)
    expect(await transactions()).toHaveLength(3)
    expect((await say('o primeiro')).text).toContain('Apaguei: Uber, R$ 31,00')
    expect(await transactions()).toHaveLength(2)
  })

  it('remembers a category, changes the past, and all of it can be undone', async () => {
    const created = await app.call('POST', '/api/categories', {
      cookie,
      body: JSON.stringify({ name: 'Bichos', type: 'despesa' }),
    })
    expect(created.status).toBe(201)
    await say('zubica 80 ontem')
    await say('zubica 70')
    const asked = await say('a categoria é Bichos')
    expect(asked.text).toContain('Sempre categorizar Zubica como Bichos?')
    expect((await say('Sempre')).text).toContain('um lançamento antigo de Zubica')
    const moved = await say('Sim, mudar')
    expect(moved.text).toBe('Mudei um lançamento para Bichos.')
    await say('zubica 60')
    expect((await transactions()).map(({ category }) => category)).toEqual(Array(3).fill('Bichos'))
    await app.call('POST', `/api/undo/${moved.undoId}`, { cookie })
    expect((await transactions()).filter(({ category }) => category === 'Bichos')).toHaveLength(2)
  })

  it('says why', async () => {
    await say('gastei 54,30 no mercado')
    expect((await say('por que alimentação?')).text).toContain('"Mercado"')
  })
})

it('keeps the message when a command refuses', async () => {
  await say('aluguel 1.500 todo dia 15')
  await say('marca o aluguel como pago')
  const { items } = await read<{ items: { id: string }[] }>('/api/recurring')
  const [payment] = items
  await app.call('DELETE', `/api/recurring/${payment?.id}`, { cookie })
  expect((await say('desfaz')).text).toContain('não dá mais para desfazer')
  expect(await transactions()).toHaveLength(1)
})

import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

/** The limits that stand there, and what was written, when all of it was said. */
function after(said: readonly string[]) {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  const { budgets, entries } = conversation.world
  const limits = budgets
    .filter(({ plannedCents }) => plannedCents > 0)
    .map(({ categoryId, plannedCents, month }) => {
      return `${categoryId.split(':')[1]} ${plannedCents / 100} ${month}`
    })
  const books = entries.map(({ amountCents, description }) => `${description} ${amountCents / 100}`)
  return { limits, books, reply: reply.replaceAll('\u00a0', ' ') }
}

const food = 'limite de 450 pra mercado'

describe('a limit that was set', () => {
  it.each([
    '450 é pouco, põe 600',
    '450 é pouco pro mercado. pode mudar o limite pra 600?',
    'pode alterar esse limite para R$ 600, por favor?',
    'do jeito que as coisas tão 450 não dá, bota 600 de limite',
    'tá apertado, bota 600 nesse limite',
  ])('is to be another: %s', (text) => {
    expect(after([food, text])).toMatchObject({ limits: ['Alimentação 600 2026-11'], books: [] })
  })

  it('is meant behind an entry of that name, where its sum is told', () => {
    const told = after([food, 'mercado 50', 'aumenta o do mercado pra 600, 450 é muito pouco'])
    expect(told).toMatchObject({ limits: ['Alimentação 600 2026-11'], books: ['Mercado 50'] })
  })

  it.each([
    'mercado 450 e põe 30 de uber',
    'uber 450 e mercado 50',
    'põe 60 de gasolina',
    'bota 25 de lanche, tô no limite',
    'gastar 450 é muito, põe 30 de feijão',
    'põe 90 no mercado, ainda dentro do limite',
    'o limite do meu irmão é 300, melhor que o meu',
  ])('stays where entries are told, or what another has: %s', (text) => {
    expect(after([food, text]).limits).toEqual(['Alimentação 450 2026-11'])
  })

  it.each([
    'falta qto pra estourar o mercado',
    'vou fazer compra, até quanto dá pra gastar no mercado sem estourar?',
    'ainda dá pra gastar quanto no mercado?',
    'quanto ainda posso gastar de mercado?',
  ])('is told with what is left of it: %s', (text) => {
    expect(after([food, 'mercado 150', text]).reply).toContain('restam R$ 300,00')
  })

  it.each([
    'esquece o limite de mercado, me deixa nervosa',
    'esse negócio de limite pra mercado não serve pra mim não, pode tirar',
    'desisti desse limite do mercado',
    'não preciso mais daquele teto do mercado',
    'o limite do mercado pode tirar',
  ])('is given up: %s', (text) => {
    expect(after([food, text]).limits).toEqual([])
  })
})

describe('a limit for a month that is to come', () => {
  it.each([
    'lazer dezembro limite 250',
    'pra dezembro só 250 de passeio, se passar disso me avisa',
    'em dezembro não me deixa passar de 250 em lazer',
    'dezembro: 250 de lazer e acabou, me avisa se passar',
    'pra dezembro eu só posso gastar até 250 com saída',
    'dezembro quero maneirar nos rolês, no máximo 250',
    'em dezembro 250 pra sair e só',
  ])('is set, and no expense: %s', (text) => {
    expect(after([text])).toMatchObject({ limits: ['Lazer 250 2026-12'], books: [] })
  })

  it('is none where something was bought', () => {
    const told = after(['comprei 250 de presente, me avisa se passar disso'])
    expect(told).toMatchObject({ limits: [], books: ['Presente 250'] })
  })

  it.each([
    'uber 20, me avisa se passar de 200',
    'jantar 60, fala quando passar das 22',
    'quero controlar o peso, a nutri é 200',
    'não deixa eu gastar mais de 50 no bar hoje',
  ])('is none where nothing is to be held to it: %s', (text) => {
    expect(after([text]).limits).toEqual([])
  })
})

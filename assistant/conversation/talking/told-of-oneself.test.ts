import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (...turns: string[]) => booksAfter(today, turns)

it.each([
  'Sou aposentado e quero controlar meus gastos.',
  'oi, quero controlar meus gastos',
  'quero começar a controlar meus gastos',
  'moro sozinho e preciso organizar minhas contas',
])('welcomes who comes to keep track of their money: %s', (text) => {
  expect(after(text).reply).toContain('Prazer, eu sou a Lya')
})

it('lists them for who wants to see them', () => {
  expect(after('almoço 22', 'quero ver meus gastos').reply).toContain('Almoço, R$ 22,00')
})

it.each(['tá difícil viu', 'a coisa tá feia', 'tá puxado', 'as coisas estão complicadas viu'])(
  'hears a worry: %s',
  (text) => {
    expect(after(text).reply).not.toMatch(/Não peguei|Foi um gasto/)
  },
)

it.each(['perdi uma vaca, valia uns 6 mil', 'morreu uma ovelha que valia 500'])(
  'is sorry for what is lost, and writes nothing: %s',
  (text) => {
    const { books, reply } = after(text)
    expect(books).toEqual([])
    expect(reply).toContain('que pena')
  },
)

describe('how something was paid', () => {
  const market = 'Mercado 587,32 no débito no Assaí'

  it.each([
    'o mercado foi no crédito, não no débito',
    'esse foi no cartão de crédito',
    'foi no pix',
    'não foi no débito, foi no dinheiro',
  ])('is kept of no entry: %s', (text) => {
    const { books, reply } = after(market, text)
    expect(books).toEqual(['-587.32 Mercado (Assaí)'])
    expect(reply).toContain('A forma de pagamento eu não guardo')
  })

  it('is no sum', () => {
    expect(after(market, 'o mercado foi 500 no crédito').books).toEqual(['-500 Mercado (Assaí)'])
  })
})

it.each([
  ['faço uma doação de 30 pra igreja todo mês', 'Doação, R$ 30,00'],
  ['ajudo minha sobrinha com 100 por mês', 'Sobrinha, R$ 100,00'],
  ['pago 80 de academia todo mês', 'Academia, R$ 80,00'],
])('calls what is given each month by its name: %s', (text, want) => {
  expect(after(text).reply).toContain(`Combinado! ${want}`)
})

describe('what a place came to', () => {
  it.each([
    ['losartana 12,50 e hidroclorotiazida 8,90', 'Quanto gastei na farmácia?', 'Saúde', 'R$ 21,40'],
    ['pão 8 e leite 6', 'quanto gastei no mercado?', 'Alimentação', 'R$ 14,00'],
    ['gasolina 100', 'quanto gastei no posto?', 'Transporte', 'R$ 100,00'],
  ])('is told by its category, where nothing is called so: %s', (told, text, name, sum) => {
    expect(after(told, text).reply).toContain(`Ao todo em ${name} foram ${sum}.`)
  })

  it.each([
    ['quanto fiz na uber essa semana?', 'R$ 268,00'],
    ['quanto fiz na 99?', 'R$ 87,00'],
    ['quanto faturei com uber?', 'R$ 268,00'],
  ])('is what came from there alone: %s', (text, sum) => {
    const told = ['uber 20', 'ontem na uber fiz 268', 'na 99 fiz mais 87']
    expect(after(...told, text).reply).toContain(`Você recebeu ${sum}`)
  })
})

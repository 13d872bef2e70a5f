import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const before = ['aluguel 900 todo dia 5', 'seguro 210 todo dia 12']

describe('the sum of the bills', () => {
  it.each([
    'qual o total das minhas contas mensais?',
    'Qual o total de minhas contas mensais cadastradas?',
    'Não perguntei os gastos. Desejo saber a soma das contas fixas mensais.',
    'quanto da isso tudo por mês?',
    'quanto pago de conta por mês?',
    'quais conta ta marcada pra eu pagar?',
    'que conta tá cadastrada?',
  ])('is told with the list: %s', (text) => {
    expect(booksAfter(today, [...before, text]).reply).toContain('No total, R$ 1.110,00')
  })

  it('is not what was spent', () => {
    const told = booksAfter(today, ['mercado 50', ...before, 'qual o total dos gastos do mês?'])
    expect(told.reply).toContain('R$ 50,00')
  })
})

describe('whether a bill is paid', () => {
  it.each([
    'Minha pergunta é se o seguro de dezembro já consta como pago.',
    'queria saber se o seguro já foi pago',
    'me diz se o seguro tá pago',
    'O de dezembro do seguro continua em aberto, correto?',
    'e o seguro? já tá pago?',
    'o seguro de dezembro continua em aberto, correto?',
  ])('is answered and pays nothing: %s', (text) => {
    const told = booksAfter(today, [...before, text])
    expect(told.books).toEqual([])
    expect(told.reply).toContain('Ainda não marquei: Seguro')
  })

  it('is still told where it is', () => {
    expect(booksAfter(today, [...before, 'o aluguel já tá pago']).books).toEqual(['-900 Aluguel'])
  })

  it.each([
    [['e o salário? já caiu?'], 'não recebeu nada'],
    [['recebi o salário 2260', 'e o salário? já caiu?'], 'Você recebeu R$ 2.260,00'],
  ])('is asked of what comes in: %j', (said, reply) => {
    expect(booksAfter(today, said).reply).toContain(reply)
  })
})

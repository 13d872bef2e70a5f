import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const before = ['recebi 2400 de salário', 'aluguel 900 todo dia 5', 'luz 150 todo dia 12']

describe('what is left once the bills are paid', () => {
  it.each([
    'quanto me sobra pagando tudo isso?',
    'e se eu pagar todas, fico com quanto?',
    'sobra quanto se tirar as fixas?',
    'quanto sobra limpo depois de quitar os boletos do mês?',
    'dinheiro que tenho menos as contas dá quanto?',
    'faz a conta: o salário menos as contas, fica quanto?',
    'quero saber o que sobra do salário quando eu pagar as contas',
    'quanto sobra depois dos boletos de dezembro?',
    'pagando o aluguel e a luz eu fico com quanto no bolso?',
    'saldo menos os 1050 de conta, quero saber o que sobra',
  ])('is reckoned, and nothing is written: %s', (text) => {
    const told = booksAfter(today, [...before, text])
    expect(told.reply).toContain('ficam R$ 1.350,00')
    expect(told.books).toEqual(['+2400 Salário'])
  })

  it('is told of one bill by its name', () => {
    const told = booksAfter(today, [...before, 'descontando a luz do salário, quanto me resta?'])
    expect(told.reply).toContain('ficam R$ 2.250,00')
  })

  it('is no answer to what was spent beside them', () => {
    const told = booksAfter(today, [...before, 'mercado 80', 'quanto gastei tirando as contas?'])
    expect(told.reply).not.toContain('Pagando')
  })

  it('stands beside what is told with it', () => {
    const told = booksAfter(today, [...before, 'mercado 80 e quanto sobra depois das contas?'])
    expect(told.books).toEqual(['+2400 Salário', '-80 Mercado'])
    expect(told.reply).toContain('ficam R$ 1.270,00')
  })
})

describe('the bills of a month that is to come', () => {
  it.each([
    'dezembro tem quanto de boleto?',
    'qnto tem de conta ainda pra dezembro?',
    'soma as contas de dezembro pra mim',
    'me diz o total dos boletos de dezembro',
  ])('are told with their sum: %s', (text) => {
    expect(booksAfter(today, [...before, text]).reply).toContain('No total, R$ 1.050,00')
  })

  it('are not what was spent in one that is over', () => {
    const told = booksAfter(today, [...before, 'contas de outubro deram quanto?'])
    expect(told.reply).toContain('outubro')
    expect(told.reply).not.toContain('1.050')
  })
})

import { describe, expect, test } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

describe('a limit of a month to come, asked in the one before', () => {
  const there = 'Em dezembro, Alimentação: R$ 0,00 de R$ 300,00 (0%), restam R$ 300,00.'

  test.each([
    'quanto tenho de limite de comida em dezembro?',
    'o limite de dezembro continua lá?',
    'eu tinha posto 300 pra dezembro, continua la?',
    'eu tinha botado um limite de comida pra dezembro, tá salvo?',
    'não!! é o limite de comida de dezembro',
    'cadê o limite de alimentação de dezembro?',
    'QUAIS OS LIMITES DE DEZEMBRO',
  ])('%s', (text) => {
    const { books, reply } = booksAfter(today, ['limite de 300 pra comida em dezembro', text])
    expect([books, reply]).toEqual([[], there])
  })

  test('stands beside the answer that this month has none', () => {
    const said = ['limite de 300 pra comida em dezembro', 'como ta meu limite de comida?']
    expect(booksAfter(today, said).reply).toBe(
      'Não há orçamento em Alimentação neste mês; em dezembro: R$ 300,00.',
    )
  })

  test.each([
    'como está dezembro?',
    'e em dezembro como fica?',
    'eu falei dezembro! Como está dezembro?',
  ])('%s tells the bills and the limits', (text) => {
    const said = ['água 64 todo dia 12', 'limite de 300 de lazer em dezembro', text]
    const { reply } = booksAfter(today, said)
    expect(reply).toContain('• Água: R$ 64,00')
    expect(reply).toContain('• Lazer: R$ 0,00 de R$ 300,00')
  })

  test.each([
    ['quanto gastei em dezembro?', 'Você não gastou nada em dezembro de 2025.'],
    ['gastei 300 no posto', 'Anotei! Posto, R$ 300,00 em Transporte, hoje.'],
  ])('%s', (text, reply) => {
    expect(booksAfter(today, ['limite de 300 pra comida em dezembro', text]).reply).toBe(reply)
  })
})

test.each(['mostra as contas', 'e as contas?', 'lista as contas ai', 'me mostra minhas contas'])(
  '%s lists the bills',
  (text) => {
    expect(booksAfter(today, ['luz 140 todo dia 8', 'gastei 20 no mercado', text]).reply).toBe(
      'Suas próximas contas:\n• Luz: R$ 140,00, vence em 08/12',
    )
  },
)

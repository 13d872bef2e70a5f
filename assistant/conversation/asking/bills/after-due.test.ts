import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const bills = ['luz 120 todo dia 8', 'água 60 todo dia 10']

it.each([
  'quanto sobra tirando o que eu tenho pra pagar',
  'quanto me resta menos o que ainda falta pagar?',
  'se eu pagar tudo que tenho de conta fica quanto? quero ver se dá pra viajar',
])('tells what is left once all that is due is paid: %s', (text) => {
  expect(booksAfter(today, ['recebi 900 de salário', ...bills, text]).reply).toContain('R$ 720,00')
})

it.each(['as contas de dezembro somam quanto?', 'dezembro já tem quanto comprometido com boleto?'])(
  'tells what the bills come to: %s',
  (text) => {
    expect(booksAfter(today, [...bills, text]).reply).toContain('R$ 180,00')
  },
)

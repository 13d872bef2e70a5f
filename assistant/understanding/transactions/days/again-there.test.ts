import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

it.each([
  ['dentista 180 no débito, volto dia 5 às 14h', '2026-11-26'],
  ['paguei 90 no fisio, próxima sessão quinta 15h', '2026-11-26'],
  ['paguei a consulta 200 ontem, retorno dia 10', '2026-11-25'],
  ['retorno do dentista ontem 90', '2026-11-25'],
])('the day of the next time is not that of this one: %s', (text, date) => {
  const { transactions } = interpretCase({ text, today: '2026-11-26' }) as {
    transactions: { date: string }[]
  }
  expect(transactions.map((one) => one.date)).toEqual([date])
})

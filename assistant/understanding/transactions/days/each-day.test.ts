import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-11-28'
const [friday, saturday] = ['2026-11-27', '2026-11-28']

function told(text: string) {
  const { intent, transactions = [], proposal } = interpretCase({ text, today })
  const all = proposal?.transactions ?? transactions
  return [intent, ...all.map(({ amount, date }) => `${amount} ${date}`)].join(', ')
}

it.each([
  ['almoço no hospital 18 ontem e hoje', `log, 1800 ${friday}, 1800 ${saturday}`],
  ['gastei 12 de onibus sexta e sabado', `log, 1200 ${friday}, 1200 ${saturday}`],
  ['paguei 90 pro pedreiro ontem e hoje, 45 cada dia', `log, 4500 ${friday}, 4500 ${saturday}`],
  ['almoço ontem e hoje, 18 cada', `log, 1800 ${friday}, 1800 ${saturday}`],
  ['fiz faxina ontem e hoje, 150 cada dia', `log, 15000 ${friday}, 15000 ${saturday}`],
  ['feira 120 sexta e sábado', `clarify, 12000 ${friday}, 12000 ${saturday}`],
  // All of both days, things that are counted, and what has its own day each.
  ['gastei 60 de uber ontem e hoje no total', `log, 6000 ${friday}`],
  ['mercado de ontem e hoje 120', `log, 12000 ${saturday}`],
  ['uber 20 ontem e hoje almoço 30', `log, 2000 ${friday}, 3000 ${saturday}`],
  ['mercado 200 ontem e hoje, dividi com a Ana', `log, 10000 ${friday}`],
  ['comprei 2 coxinhas a 5 cada ontem e hoje', `log, 1000 ${friday}`],
])('%s', (text, want) => expect(told(text)).toBe(want))

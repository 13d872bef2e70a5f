import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const bill = { description: 'Luz', amount: 12_000, day: 10, frequency: 'mensal' } as const

/** What was paid, in centavos, by one message. */
function paidBy(text: string): number[] {
  const conversation = begin({ today, have: { bills: [bill] } })
  take(conversation, text)
  const { entries, bills } = conversation.world
  expect(bills[0]?.lastPaid !== null).toBe(entries.length > 0)
  return entries.map(({ amountCents }) => amountCents)
}

it.each([
  'Pronto, luz quitada hoje',
  'prontinho, a luz foi paga ontem',
  'luz quitada ontem, graças a Deus',
  'ufa, luz paga!',
  'luz paga hoje',
  // Of which month, how long it took, and whom it is told.
  'PAGUEI A LUZ DO MES 11 HOJE AS 9 HORAS',
  'paguei a luz do mês 11',
  'Paguei hoje a luz na lotérica, fiquei 40 minutos na fila.',
  'paguei a luz, peguei uma fila de 2 horas',
  'já paguei a luz desse mês minha filha',
])('pays the bill that is named in %s', (text) => {
  expect(paidBy(text)).toEqual([12_000])
})

it.each([
  ['paguei a luz da Bia', [12_000]],
  ['Paguei hoje a luz das crianças.', [12_000]],
  ['paguei a luz da praia', []],
  ['paguei a luz da minha filha', []],
  ['paguei a luz do mês 11 131,40', [13_140]],
])('knows it by whose it is, and another by where: %s', (text, paid) => {
  expect(paidBy(text)).toEqual(paid)
})

it('takes what it came to this time', () => {
  expect(paidBy('pronto, luz paga 132,40')).toEqual([13_240])
})

it.each(['luz não paga hoje', 'pronto, a luz não foi paga ainda', 'a luz foi paga?'])(
  'pays nothing by %s',
  (text) => {
    expect(paidBy(text)).toEqual([])
  },
)

it.each(['paguei as duas', 'já paguei os dois boletos', 'quitei as duas hoje.'])(
  'pays as many bills as were just kept: %s',
  (text) => {
    const conversation = begin({ today })
    for (const said of ['luz 189,90 todo dia 5', 'agua 76,40 todo dia 10', text]) {
      take(conversation, said)
    }
    const paid = conversation.world.entries.map(({ amountCents }) => amountCents)
    expect(new Set(paid)).toEqual(new Set([18_990, 7640]))
    expect(paid).toHaveLength(2)
  },
)

it('pays none by "as duas" where one was kept', () => {
  const conversation = begin({ today })
  for (const said of ['luz 189,90 todo dia 5', 'paguei as duas']) take(conversation, said)
  expect(conversation.world.entries).toEqual([])
})

it('keeps a bill that is told with its day, and writes what was paid of this month', () => {
  const conversation = begin({ today })
  take(conversation, 'a parcela da moto é 389 todo dia 10, já paguei a desse mes')
  const { bills, entries } = conversation.world
  expect(bills.map(({ nextDate }) => nextDate.toString())).toEqual(['2026-12-10'])
  expect(entries.map(({ amountCents }) => amountCents)).toEqual([38_900])
})

it('changes nothing that is not to be changed', () => {
  const conversation = begin({ today })
  for (const said of ['luz 218,37', 'luz ta 218,37, não muda nada só pra você saber']) {
    take(conversation, said)
  }
  expect(conversation.world.entries.map(({ description }) => description)).toEqual(['Luz'])
})

it.each([
  'paguei a luz 135 com a taxa',
  'paguei a luz 135 por causa da multa',
  'paguei a luz 135 porque teve reajuste',
])('takes why it came to more for a reason, and no other bill: %s', (text) => {
  expect(paidBy(text)).toEqual([13_500])
})

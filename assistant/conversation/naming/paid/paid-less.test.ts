import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies[0] ?? '')
  const { entries, bills } = conversation.world
  return {
    entries: entries.map(({ amountCents }) => amountCents),
    due: bills.map(({ nextDate }) => nextDate.toString()),
    reply: replies.at(-1) ?? '',
  }
}

const bill = 'internet 120 todo dia 15'

it.each([
  ['Adiantei a internet, paguei hoje com 5 reais de desconto', 11_500],
  ['paguei a internet com desconto de 5 reais', 11_500],
  ['Não, 5 foi o desconto, paguei 115 da internet', 11_500],
  ['internet paga com 10 reais de desconto', 11_000],
  ['paguei adiantado a internet, me deram 10 reais de desconto', 11_000],
  ['paguei a internet adiantada e teve 10 de desconto', 11_000],
  ['Paguei a internet hoje, adiantado, e ganhei 5% de desconto.', 11_400],
  ['paguei a internet e deram 10% de desconto', 10_800],
])('pays the bill with what was left of it: %s', (text, left) => {
  expect(held(bill, text)).toMatchObject({ entries: [left], due: ['2027-01-15'] })
})

it('takes nothing off that may be the price itself', () => {
  expect(held(bill, 'paguei a internet com 110 de desconto').entries).toEqual([])
})

it.each(['O desconto da internet foi de 5%, então paguei 114.', 'a internet teve 5% de desconto'])(
  'mends what was paid already, once: %s',
  (text) => {
    expect(held(bill, 'paguei a internet', text).entries).toEqual([11_400])
    expect(held(bill, 'paguei a internet', text, text).entries).toEqual([11_400])
  },
)

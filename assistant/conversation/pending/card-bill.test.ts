import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function written(...said: readonly string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world.entries.map(({ amountCents }) => amountCents)
}

const asked = 'paguei a fatura do nubank 300'

it.each([
  [asked, 'nao te contei as compras nao'],
  [asked, 'Não, essas compras eu ainda não tinha contado.'],
  ['paguei o Nubank, veio 300,00 com o seguro', 'não te contei essas compras'],
  ['Efetuei o pagamento da fatura do cartão, no valor de R$ 300,00.', 'ainda não lhe informei'],
])('%s: what was not told counts, and so do the next ones (%s)', (bill, answer) => {
  expect(written(bill)).toEqual([])
  expect(written(bill, answer)).toEqual([30_000])
  expect(written(bill, answer, 'paguei a fatura do cartão 95')).toHaveLength(2)
})

it.each(['já te contei tudo', 'Não'])('%s: what was told does not count twice', (answer) => {
  expect(written(asked, answer)).toEqual([])
  expect(written(asked, answer, 'paguei a fatura do cartão 95')).toEqual([])
})

it.each([
  'A fatura do meu cartão Banco do Brasil, de R$ 742,18, foi paga hoje.',
  'a fatura do cartão, de 300, já está paga',
  'quitada a fatura do Santander de R$ 1.200',
  'foi paga a fatura do cartão, 812',
])('%s: it is asked once, however it is said', (text) => {
  expect(written(text)).toEqual([])
})

it('hears no card in another bill', () => {
  expect(written('a fatura da vivo de 59 foi paga hoje')).toEqual([5900])
  expect(written('a fatura da escola de 800 foi quitada')).toEqual([80_000])
  expect(written('Efetuei o pagamento da conta de luz, no valor de R$ 136,90.')).toEqual([13_690])
})

import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-25')

function written(text: string) {
  const conversation = begin({ today })
  take(conversation, text)
  return conversation.world.entries.map((one) => `${one.description} ${one.amountCents}`)
}

it.each([
  ['multa da moto 130,16 pago 104,13 c desconto 20%', 'Multa da moto 10413'],
  ['multa 195,23, paguei 156,18 com desconto de 20%', 'Multa 15618'],
  ['ipva 1.200 pago 1.164 com 3% de desconto', 'Ipva 116400'],
  ['multa da moto 130,16 paguei 104,13 com desconto', 'Multa da moto 10413'],
  ['iptu 640 pago à vista 608 com 5% desconto', 'Iptu 60800'],
])('%s: the less of it was paid', (text, entry) => {
  expect(written(text)).toEqual([entry])
})

it.each(['conta 100 pago 80 de luz', 'luz 130 água 104 pago com desconto'])(
  '%s: two things',
  (text) => {
    expect(written(text)).toHaveLength(2)
  },
)

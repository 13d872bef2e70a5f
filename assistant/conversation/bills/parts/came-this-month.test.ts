import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-25')
const bills = [{ description: 'condomínio', amount: 38_000, frequency: 'mensal', day: 28 } as const]

it.each(['o condomínio veio 412 por causa da água', 'o condomínio chegou 412'])(
  'keeps what a bill comes to, and counts it once when it is paid: %s',
  (text) => {
    const conversation = begin({ today, have: { bills } })
    take(conversation, text)
    expect(conversation.world.bills).toMatchObject([{ amountCents: 41_200 }])
    expect(conversation.world.entries).toEqual([])
    take(conversation, 'paguei o condomínio')
    expect(conversation.world.entries).toMatchObject([{ amountCents: 41_200 }])
  },
)

it.each(['paguei o condomínio, veio 412', 'a luz veio 187', 'o condomínio veio 4.120'])(
  'takes nothing for the coming of a bill in %s',
  (text) => {
    const conversation = begin({ today, have: { bills } })
    take(conversation, text)
    expect(conversation.world.bills).toMatchObject([{ amountCents: 38_000 }])
  },
)

it.each([
  'esse mês o condomínio veio 412 por causa da água',
  'o condomínio desse mês deu 412',
  'dessa vez o condomínio ficou em 412 em vez de 380',
])('keeps what a bill comes to this time alone, until that is paid: %s', (text) => {
  const conversation = begin({ today, have: { bills } })
  take(conversation, text)
  expect(conversation.world.bills).toMatchObject([{ amountCents: 38_000 }])
  expect(conversation.world.entries).toEqual([])
  take(conversation, 'paguei o condomínio')
  expect(conversation.world.entries).toMatchObject([{ amountCents: 41_200 }])
  take(conversation, 'paguei o condomínio de dezembro')
  expect(conversation.world.entries).toMatchObject([
    { amountCents: 41_200 },
    { amountCents: 38_000 },
  ])
})

it('pays it with that where it is told so', () => {
  const conversation = begin({ today, have: { bills } })
  take(conversation, 'esse mês o condomínio deu 412 em vez de 380, paguei agorinha no pix')
  expect(conversation.world.bills).toMatchObject([{ amountCents: 38_000 }])
  expect(conversation.world.entries).toMatchObject([{ amountCents: 41_200 }])
})

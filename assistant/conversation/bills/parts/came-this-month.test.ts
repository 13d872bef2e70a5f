import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-25')
const bills = [{ description: 'condomínio', amount: 38_000, frequency: 'mensal', day: 28 } as const]

it.each(['esse mês o condomínio veio 412 por causa da água', 'o condomínio chegou 412'])(
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

import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function replied(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  expect(conversation.world.entries).toEqual([])
  return replies.at(-1) ?? ''
}

const bill = ['conta de luz veio 138 vence dia 10', 'sim']

it.each([
  'vou pagar a luz amanhã',
  'a luz eu vou pagar amanhã',
  'a luz eu pago amanhã',
  'pago a luz amanhã',
  'tenho que pagar a luz',
  'me lembra de pagar a luz amanhã',
  'me lembra da luz',
])('knows the bill that is to be paid: %s', (text) => {
  expect(replied(...bill, text)).toContain('138,00')
})

it.each(['vou pagar a água amanhã', 'vou pagar a internet sexta'])(
  'asks of another: %s',
  (text) => {
    expect(replied(...bill, text)).toContain('quanto é?')
  },
)

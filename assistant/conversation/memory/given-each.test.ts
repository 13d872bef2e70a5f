import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** The sums that stand there when all of it was said, in reais, and the last reply. */
function after(...said: string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  const sums = conversation.world.entries.map(({ amountCents }) => amountCents / 100)
  return { sums, said: (replies.at(-1) ?? '').replaceAll('\u00a0', ' ') }
}

it.each(['50 pra cada menino', 'dei 50 pra cada neto', 'mandei 50 reais pra cada filha'])(
  'asks how many they are, and writes nothing: %s',
  (text) => {
    expect(after(text)).toEqual({ sums: [], said: 'R$ 50,00 para cada: quantas pessoas são?' })
  },
)

it.each([
  ['são 3', [150]],
  ['três', [150]],
  ['5 netos', [250]],
  ['200 no total', [200]],
  ['deixa pra lá', []],
  ['mercado 80', [80]],
])('takes the answer %s', (answer, sums) => {
  expect(after('dei 50 pra cada neto', answer).sums).toEqual(sums)
})

it.each(['dei 50 pra cada um dos netos', 'dei 50 de presente a cada um dos meus netos'])(
  'asks how many of %s',
  (told) => {
    expect(after(told).sums).toEqual([])
    expect(after(told, 'são 3').sums).toEqual([150])
  },
)

it.each([
  [['dei 50 pra cada neto, são 4'], [200]],
  [['dei 10 pra cada um dos meus dois filhos'], [20]],
  [['Hoje dei R$ 100,00 de presente a cada um dos três netos.'], [300]],
  [['meus três netos estão aqui', 'dei 10 pra cada neto'], [30]],
])('does not ask where it is told: %j', (told, sums) => {
  expect(after(...told).sums).toEqual(sums)
})

import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function leftAfter(...texts: string[]): number[] {
  const conversation = begin({ today })
  for (const text of texts) take(conversation, text)
  return conversation.world.entries.map(({ amountCents }) => amountCents)
}

it.each([
  'essa transferência foi entre contas minhas, não é gasto',
  'isso foi entre minhas contas',
  'foi entre contas',
  'não foi gasto não, foi pra minha outra conta',
])('takes back the entry that was written last: %s', (text) => {
  expect(leftAfter('pão 12', 'pix pro Bruno 700', text)).toEqual([1200])
})

it.each(['isso foi pra minha irmã', 'essa de 300 foi entre contas', 'foi entre contas?'])(
  'leaves it by %s',
  (text) => {
    expect(leftAfter('pix pro Bruno 700', text)).toContain(70_000)
  },
)

it.each(['os 200 foi só de uma conta minha pra outra, não é gasto não', 'esse 200 não é dinheiro'])(
  'lets go of what was asked about: %s',
  (text) => {
    expect(leftAfter('acho que 200', text, 'sim')).toEqual([])
  },
)

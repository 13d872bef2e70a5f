import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** The names and sums that are left when all of it was said, and the last reply. */
function held(...said: string[]) {
  const conversation = begin({ today })
  const turns = said.map((text) => take(conversation, text))
  const left = conversation.world.entries.map(({ description, amountCents }) => {
    return `${description} ${amountCents / 100}`
  })
  return { left: left.toSorted(), reply: turns.at(-1)?.turn.reply.kind }
}

describe('one that is told by its day alone', () => {
  it.each(['apaga o de ontem', 'o de ontem apaga', 'tira o de ontem'])('goes: %s', (order) => {
    expect(held('almoço 30 ontem', 'almoço 32', order).left).toEqual(['Almoço 32'])
  })

  it('is asked about where two are of it', () => {
    const { left, reply } = held('almoço 30 ontem', 'uber 15 ontem', 'apaga o de ontem')
    expect(left).toHaveLength(2)
    expect(reply).toBe('choose')
  })

  it('is none where nothing is of it', () => {
    expect(held('almoço 30', 'uber 15', 'apaga o de ontem').left).toHaveLength(2)
  })
})

it('takes out the one in the middle of three', () => {
  expect(held('uber 15', 'uber 18', 'uber 22', 'apaga o do meio').left).toEqual([
    'Uber 15',
    'Uber 22',
  ])
  expect(held('uber 15', 'uber 18', 'apaga o do meio').left).toHaveLength(2)
})

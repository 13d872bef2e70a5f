import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

it.each(['quanto eu gastei hoje sem contar o mercado?', 'quanto gastei hoje tirando o mercado?'])(
  'tells all of it and what is not to count, each by itself: %s',
  (text) => {
    const conversation = begin({ today })
    for (const one of ['mercado 132,40', 'almoço 30']) take(conversation, one)
    const said = take(conversation, text).replies.join('\n').replaceAll('\u00a0', ' ')
    expect(said).toContain('R$ 162,40')
    expect(said).toContain('R$ 132,40')
  },
)

it.each(['comprei tinta 80 sem contar o frete', 'paguei 200 tirando o frete'])(
  'asks nothing by %s',
  (text) => {
    const conversation = begin({ today })
    take(conversation, text)
    expect(conversation.world.entries).toHaveLength(1)
  },
)

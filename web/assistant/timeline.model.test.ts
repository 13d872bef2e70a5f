import type { Exchange } from '@lya/contract/assistant/conversation.ts'
import { describe, expect, it } from 'vitest'
import { enqueue } from '#assistant/outbox.model.ts'
import { openQuickReplies, timeline, withExchange, withUndone } from '#assistant/timeline.model.ts'

const dayOf = (moment: string) => moment.slice(0, 10)

function exchange(id: string, sentAt: string, quickReplies: string[] = []): Exchange {
  const reply = { id: `r-${id}`, text: 'Anotei!', quickReplies, undoId: `u-${id}`, undone: false }
  return { id, text: `texto ${id}`, sentAt, replies: [reply] }
}

const newest = { items: [exchange('c', '2026-11-21T09:00Z', ['Sim', 'Não'])], nextCursor: 'x' }
const older = {
  items: [exchange('b', '2026-11-20T10:00Z'), exchange('a', '2026-11-20T09:00Z')],
  nextCursor: null,
}

describe('the conversation', () => {
  it('runs from old to new, with a mark where a day begins', () => {
    const keys = timeline([newest, older], [], dayOf).map((entry) => entry.key)
    expect(keys).toEqual(['day-2026-11-20', 'a', 'r-a', 'b', 'r-b', 'day-2026-11-21', 'c', 'r-c'])
  })

  it('shows a message at once, and once only when its answer is there as well', () => {
    const outbox = enqueue([], {
      userId: 'ana',
      id: 'd',
      text: 'gastei 10',
      sentAt: '2026-11-21T10:00Z',
    })
    const waiting = timeline([newest], outbox, dayOf)
    expect(waiting.at(-1)).toMatchObject({ kind: 'mine', key: 'd', outgoing: { status: 'queued' } })

    const pages = withExchange([newest], exchange('d', '2026-11-21T10:00Z'))
    const answered = timeline(pages, outbox, dayOf)
    expect(answered.filter((entry) => entry.key === 'd')).toHaveLength(1)
    expect(answered.at(-1)).toMatchObject({ kind: 'reply', key: 'r-d' })
  })

  it('shows an exchange once that two pages share', () => {
    const entries = timeline(
      [newest, { ...older, items: [...newest.items, ...older.items] }],
      [],
      dayOf,
    )
    expect(entries.filter((entry) => entry.key === 'c')).toHaveLength(1)
  })

  it('takes its first exchange', () => {
    expect(withExchange([], exchange('a', '2026-11-21T09:00Z'))).toEqual([
      { items: [exchange('a', '2026-11-21T09:00Z')], nextCursor: null },
    ])
  })
})

describe('quick replies', () => {
  it('are those of the last reply alone', () => {
    expect(openQuickReplies(timeline([newest, older], [], dayOf))).toEqual(['Sim', 'Não'])
    expect(openQuickReplies(timeline([older], [], dayOf))).toEqual([])
  })

  it('close while a message is on its way', () => {
    const outbox = enqueue([], { userId: 'ana', id: 'd', text: 'Sim', sentAt: '2026-11-21T10:00Z' })
    expect(openQuickReplies(timeline([newest], outbox, dayOf))).toEqual([])
  })
})

it('marks the reply of an undo, and takes the mark back when it is refused', () => {
  const undone = withUndone([newest, older], 'u-a', true)
  expect(undone[1]?.items[1]?.replies[0]?.undone).toBe(true)
  expect(undone[0]).toEqual(newest)
  expect(withUndone(undone, 'u-a', false)).toEqual([newest, older])
})

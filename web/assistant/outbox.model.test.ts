import { describe, expect, it } from 'vitest'
import { enqueue, nextToSend, type Outbox } from '#assistant/outbox.model.ts'
import { markFailed, markSending, requeue, take } from '#connection/calls/outbox.model.ts'

const sentAt = '2026-11-21T12:00:00.000Z'
const empty: Outbox = []
const two = enqueue(enqueue(empty, { id: 'a', text: 'gastei 10', sentAt }), {
  id: 'b',
  text: 'no mercado',
  sentAt,
})

describe('the outbox', () => {
  it('sends one message at a time, in order', () => {
    expect(nextToSend(two)?.id).toBe('a')
    expect(nextToSend(markSending(two, 'a'))).toBeNull()
    expect(nextToSend(take(markSending(two, 'a'), 'a'))?.id).toBe('b')
  })

  it('holds later messages back behind a failed one', () => {
    const failed = markFailed(markSending(two, 'a'), 'a', 'Sem conexão.')
    expect(nextToSend(failed)).toBeNull()
    expect(failed[0]).toMatchObject({ status: 'failed', problem: 'Sem conexão.' })
    expect(nextToSend(take(failed, 'a'))?.id).toBe('b')
  })

  it('retries under the same id and text', () => {
    const again = requeue(markFailed(two, 'a', 'x'), 'a')
    expect(nextToSend(again)).toEqual({
      id: 'a',
      text: 'gastei 10',
      sentAt,
      status: 'queued',
      problem: null,
    })
  })

  it('is empty when there is nothing to send', () => {
    expect(nextToSend(empty)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { enqueue, markRefused, nextToSend, type Outbox } from '#assistant/outbox.model.ts'
import { markFailed, markSending, requeue, take } from '#connection/outbox/outbox.model.ts'

const written = { userId: 'ana', sentAt: '2026-11-21T12:00:00.000Z' }
const empty: Outbox = []
const first = enqueue(empty, { ...written, id: 'a', text: 'gastei 10' })
const two = enqueue(first, { ...written, id: 'b', text: 'no mercado' })

describe('the outbox', () => {
  it('sends one message at a time, in order', () => {
    expect(nextToSend(two, 'ana')?.id).toBe('a')
    expect(nextToSend(take(markSending(two, 'a'), 'a'), 'ana')?.id).toBe('b')
  })

  it('takes up what a closed tab left half-way', () => {
    expect(nextToSend(markSending(two, 'a'), 'ana')?.id).toBe('a')
  })

  it('is never sent as anybody else, nor waits for them', () => {
    expect(nextToSend(two, 'bia')).toBeNull()
    const hers = enqueue(two, { ...written, userId: 'bia', id: 'c', text: 'uber 18' })
    expect(nextToSend(hers, 'bia')?.id).toBe('c')
  })

  it('holds later messages back behind a failed one', () => {
    const failed = markFailed(markSending(two, 'a'), 'a', 'Sem conexão.')
    expect(nextToSend(failed, 'ana')).toBeNull()
    expect(failed[0]).toMatchObject({ status: 'failed', problem: 'Sem conexão.' })
    expect(nextToSend(take(failed, 'a'), 'ana')?.id).toBe('b')
  })

  it('tries what failed once more when the person writes on', () => {
    const failed = markFailed(first, 'a', 'Fora do ar.')
    const more = enqueue(failed, { ...written, id: 'b', text: 'no mercado' })
    expect(nextToSend(more, 'ana')).toMatchObject({ id: 'a', status: 'queued', problem: null })
    const hers = enqueue(failed, { ...written, userId: 'bia', id: 'c', text: 'uber 18' })
    expect(nextToSend(hers, 'ana')).toBeNull()
  })

  it('goes on past what the server will not have', () => {
    const refused = markRefused(markFailed(two, 'a', 'Não dá.'), 'a')
    expect(nextToSend(refused, 'ana')?.id).toBe('b')
    const more = enqueue(take(refused, 'b'), { ...written, id: 'c', text: 'uber 18' })
    expect(nextToSend(more, 'ana')?.id).toBe('c')
    expect(nextToSend(requeue(refused, 'a'), 'ana')?.id).toBe('a')
  })

  it('retries under the same id and text', () => {
    const again = requeue(markFailed(two, 'a', 'x'), 'a')
    expect(nextToSend(again, 'ana')).toEqual({
      ...written,
      id: 'a',
      text: 'gastei 10',
      status: 'queued',
      problem: null,
    })
  })

  it('is empty when there is nothing to send', () => {
    expect(nextToSend(empty, 'ana')).toBeNull()
  })
})

import { type ChangedEvent, type Topic, topics } from '@lya/contract/events.ts'
import { expect, it } from 'vitest'
import { EventStream } from '#platform/realtime/event-stream.ts'

it('merges what a slow reader has not read, and loses nothing', async () => {
  const stream = new EventStream(() => undefined)
  for (let change = 0; change < 10_000; change += 1) {
    const topic = topics[change % topics.length] as Topic
    stream.tell({ userId: 'x', topics: [topic], clientId: `tab-${change}` })
  }
  const seen: ChangedEvent[] = []
  for await (const chunk of stream.body) {
    const data = /^data: (.*)$/m.exec(new TextDecoder().decode(chunk))?.[1]
    const event = JSON.parse(data ?? '{}') as Partial<ChangedEvent>
    if (event.topics) seen.push(event as ChangedEvent)
    // What everybody is told is merged last, so nothing comes behind it.
    if (event.clientId === null) stream.close()
  }
  expect(seen.length).toBeLessThan(40)
  // Beyond a few tabs everybody is told, and everything.
  expect(seen.find(({ clientId }) => clientId === null)?.topics.toSorted()).toEqual(
    topics.toSorted(),
  )
})

it('tells once when its reader goes away', async () => {
  let closed = 0
  const stream = new EventStream(() => {
    closed += 1
  })
  await stream.body.cancel()
  stream.tell({ userId: 'x', topics: ['profile'], clientId: null })
  stream.hello()
  stream.beat()
  stream.close()
  expect(closed).toBe(1)
})

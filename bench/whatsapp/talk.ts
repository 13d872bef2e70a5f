import { setTimeout as pause } from 'node:timers/promises'
import type { Sender } from './sender.ts'

/** One message in so many is posted twice although it was answered. */
const repeatedEvery = 50

/** One person's messages, each at its moment or as soon as the one before was answered. */
export async function talk(
  sender: Sender,
  person: {
    waId: string
    count: number
    /** Of `performance.now()`: when the message of this number is due. */
    dueOf(n: number): number
  },
): Promise<void> {
  const { waId: from, count, dueOf } = person
  for (let n = 1; n <= count; n += 1) {
    await pause(Math.max(0, dueOf(n) - performance.now()))
    const timestamp = String(Math.floor(Date.now() / 1_000))
    const text = { body: `gastei ${n},01 no mercado` }
    const message = { id: `wamid.${from}.${n}`, from, timestamp, type: 'text', text }
    await sender.deliver({ messages: [message] })
    if (n % repeatedEvery === 0) await sender.deliver({ messages: [message] })
  }
}

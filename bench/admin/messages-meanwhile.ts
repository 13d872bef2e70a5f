import { setTimeout as pause } from 'node:timers/promises'
import { load } from '../message/load.ts'
import type { BenchPerson } from '../message/people.ts'
import { percentile, rounded } from '../result.ts'

const path = '/api/assistant/messages'
const text = 'gastei 52,90 no mercado ontem'
const shareOfCapacity = 0.2
const rounds = 3
const secondsPerRound = 10

export interface Meanwhile {
  /** How much slower the 95th percentile is while figures are worked out anew: 1 is not at all. */
  ratio: number
  messagesPerSecond: number
  calmP95Ms: number
  meanwhileP95Ms: number
}

/**
 * Sends people's messages at a fifth of what the machine can take, for ten seconds with nothing
 * else and for ten in which all figures are worked out anew from the first to the last, again and
 * again, in turns.
 */
export async function messagesMeanwhile(
  url: string,
  people: readonly BenchPerson[],
  recompute: () => Promise<unknown>,
): Promise<Meanwhile> {
  await load(url, people, { path, seconds: 2 })
  const { perSecond } = await load(url, people, { path, seconds: 5 })
  const rate = perSecond * shareOfCapacity
  const calm: number[] = []
  const meanwhile: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    calm.push(await send(url, people, rate))
    const sending = send(url, people, rate)
    await until(sending, recompute)
    meanwhile.push(await sending)
  }
  const [calmP95Ms, meanwhileP95Ms] = [calm, meanwhile].map((one) => percentile(one, 50))
  return {
    ratio: rounded((meanwhileP95Ms ?? 0) / (calmP95Ms ?? 1)),
    messagesPerSecond: rounded(rate),
    calmP95Ms: rounded(calmP95Ms ?? 0),
    meanwhileP95Ms: rounded(meanwhileP95Ms ?? 0),
  }
}

/** Does it over and over until this is settled. */
async function until(settled: Promise<unknown>, work: () => Promise<unknown>): Promise<void> {
  let isSettled = false
  const settling = settled.finally(() => {
    isSettled = true
  })
  while (!isSettled) await work()
  await settling
}

/** Sends at a steady rate, whatever comes back; gives the 95th percentile in milliseconds. */
async function send(url: string, people: readonly BenchPerson[], rate: number): Promise<number> {
  const { origin } = new URL(url)
  const count = Math.round(rate * secondsPerRound)
  const start = performance.now()
  const times = Array.from({ length: count }, async (_, at) => {
    const due = (at * 1_000) / rate
    await pause(Math.max(0, start + due - performance.now()))
    const began = performance.now()
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        cookie: people[at % people.length]?.cookie ?? '',
      },
      body: JSON.stringify({ text }),
    })
    await response.text()
    if (!response.ok) throw new Error(`a message was answered with ${response.status}`)
    return performance.now() - began
  })
  return percentile(await Promise.all(times), 95)
}

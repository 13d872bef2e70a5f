import { existsSync, readFileSync } from 'node:fs'
import { type CorpusAnswer, type CorpusCase, interpretCase } from '@lya/assistant'
import { readMessage } from '@lya/assistant/understanding/reading.ts'
import {
  Culture,
  DateTimeOptions,
  recognizeCurrency,
  recognizeDateTime,
  recognizeNumber,
} from '@microsoft/recognizers-text-suite'
import { pt } from 'chrono-node'
import { atLeast, type BenchResult, rounded } from './result.ts'

const exactRatioMin = 1.01
const speedRatioMin = 100
const rounds = 5
const ourPasses = 8
/** The peers are slow: these many of the messages are timed. */
const timedMessages = 100

interface Single extends CorpusCase {
  amount: number
  date: string
}

/** Messages of one transaction with both its amount and its day asserted, without a context. */
function singlesOf(path: URL): Single[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return lines.flatMap((line) => {
    // Both corpora have this form; their own tests and scripts check it.
    const one = JSON.parse(line) as CorpusCase & { expect: CorpusAnswer }
    const [told, ...more] = one.expect.transactions ?? []
    const isSingle = told?.date !== undefined && more.length === 0 && one.context === undefined
    return isSingle ? [{ ...one, amount: told.amount, date: told.date }] : []
  })
}

function isReadByUs(message: Single): boolean {
  const [told, ...more] = interpretCase(message).transactions ?? []
  return more.length === 0 && told?.amount === message.amount && told.date === message.date
}

/** All that the peers find; they do not choose, so one right amount among many will do. */
function readByPeers({ text, today }: Single): { amounts: number[]; dates: string[] } {
  const reference = new Date(`${today}T12:00:00`)
  const numbers = [
    ...recognizeCurrency(text, Culture.Portuguese),
    ...recognizeNumber(text, Culture.Portuguese),
  ]
  const times = recognizeDateTime(text, Culture.Portuguese, DateTimeOptions.None, reference)
  const days = pt.parse(text, reference)
  const dates = days.map(({ start }) => {
    const parts = [start.get('year'), start.get('month'), start.get('day')]
    return parts.map((part) => String(part).padStart(2, '0')).join('-')
  })
  return {
    amounts: numbers.map(({ resolution }) => Math.round(Number(resolution?.value) * 100)),
    dates: [...times.flatMap(({ resolution }) => datesOf(resolution)), ...dates],
  }
}

function datesOf(resolution: Record<string, unknown> | undefined): string[] {
  // The suite's documented form of a resolved date.
  const values = (resolution?.values ?? []) as { value?: string }[]
  return values.map(({ value }) => value ?? '')
}

function isReadByPeers(message: Single): boolean {
  const { amounts, dates } = readByPeers(message)
  const isDay = dates.length === 0 ? message.date === message.today : dates.includes(message.date)
  return isDay && amounts.includes(message.amount)
}

/** By CPU time, the best of some rounds, each of as many passes as make it long enough. */
function messagesPerSecond(
  messages: readonly Single[],
  passes: number,
  read: (one: Single) => unknown,
): number {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    for (let pass = 0; pass < passes; pass += 1) {
      for (const one of messages) read(one)
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  })
  return (messages.length * passes) / Math.min(...times)
}

/**
 * Amount and day of messages with one transaction, against Microsoft's recognizers with chrono.
 * Speed is of the same work, finding amounts and days, each warmed up by all messages; a whole turn
 * of ours, with intent, category and reply, is told beside it.
 */
export async function run(): Promise<BenchResult[]> {
  const messages = [
    ...singlesOf(new URL('../assistant/corpus/utterances.jsonl', import.meta.url)),
    ...singlesOf(new URL('../../shared/corpus/messages.jsonl', import.meta.url)),
  ]
  const exact = messages.filter(isReadByUs).length
  const peersExact = messages.filter(isReadByPeers).length
  const perSecond = messagesPerSecond(messages, ourPasses, ({ text, today }) => {
    return readMessage(text, Temporal.PlainDate.from(today))
  })
  const turnsPerSecond = messagesPerSecond(messages, ourPasses, interpretCase)
  const peersPerSecond = messagesPerSecond(messages.slice(-timedMessages), 1, readByPeers)
  return [
    atLeast('peers-exact', exact / peersExact, exactRatioMin, {
      messages: messages.length,
      exact,
      peersExact,
      percent: rounded((100 * exact) / messages.length),
      peersPercent: rounded((100 * peersExact) / messages.length),
    }),
    atLeast('peers-speed', perSecond / peersPerSecond, speedRatioMin, {
      messagesPerSecond: rounded(perSecond),
      peersMessagesPerSecond: rounded(peersPerSecond),
      wholeTurnsPerSecond: rounded(turnsPerSecond),
    }),
  ]
}

if (import.meta.main) {
  for (const result of await run()) process.stdout.write(`${JSON.stringify(result)}\n`)
}

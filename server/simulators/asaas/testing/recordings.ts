import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A call of the provider and its answer, as somebody recorded it. */
export interface Exchange {
  /** What a probe asked, where it was one. */
  probe?: string
  request: {
    method: string
    path: string
    query?: Record<string, string>
    body?: Record<string, unknown>
    /** The card that a probe paid with. */
    number?: string
  }
  response: { status: number; body?: unknown }
}

export interface Recording {
  scenario: string
  capturedAt: string | null
  exchanges: Exchange[]
}

export interface RecordedWebhook {
  source: string
  body: { event: string; payment?: Record<string, unknown> }
}

/** Recordings of the real provider beside the checkout, or our own examples in the same shape. */
export const recordings = process.env.ASAAS_RECORDINGS ?? join(import.meta.dirname, 'examples')

const probes = ['card-probe', 'tokenization-probe']

const all = readdirSync(recordings)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(recordings, name), 'utf8')) as Recording)

/** Whole conversations, which can be had again. */
export const conversations = all.filter(({ scenario }) => !probes.includes(scenario))

/** Single calls whose circumstances were not kept. */
export function probesOf(scenario: 'card-probe' | 'tokenization-probe'): Exchange[] {
  return all.find((recording) => recording.scenario === scenario)?.exchanges ?? []
}

export const webhooks: RecordedWebhook[] = readdirSync(recordings)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(join(recordings, name), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as RecordedWebhook)

import { expect } from 'vitest'
import type { FakeGraph, Posted } from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import type { TestApp } from '#main/testing/app.ts'
import { type InboundMessage, meta, text } from '#main/testing/meta.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { settledWhatsApp } from '#main/testing/whatsapp-settled.ts'
import type { Clock } from '#platform/clock/clock.ts'

interface Who {
  waId?: string
  userId?: string
}

export interface Listed {
  amountCents: number
  description: string
  date: string
}

/** Somebody with a linked number. */
export interface Linked {
  person: TestPerson
  who: Who
  /** Posts these as one webhook, waits until they are done, and answers what Lya sent since. */
  say(...messages: (string | InboundMessage)[]): Promise<string[]>
  /** The same as another number or id. */
  sayAs(who: Who, ...messages: (string | InboundMessage)[]): Promise<string[]>
  written(): Promise<Listed[]>
}

export const textOf = (posted: Posted): string =>
  (
    posted.text?.body ??
    posted.interactive?.body.text ??
    posted.template?.components[0]?.parameters[0]?.text ??
    ''
  ).replaceAll('\u00a0', ' ')

let people = 0

/** Signs a person up, and links their number as they would. */
export async function linkedPerson(
  parts: { app: TestApp; graph: FakeGraph; clock: Clock },
  known?: Who,
): Promise<Linked> {
  const { app, graph, clock } = parts
  people += 1
  const who = known ?? { waId: `551198236${String(people).padStart(4, '0')}` }
  const person = await testPerson(app)
  const sayAs: Linked['sayAs'] = async (from, ...messages) => {
    const before = graph.messages().length
    const now = clock.now().toString()
    const made = messages.map((one) => (typeof one === 'string' ? text(one, now) : one))
    expect(await meta(app).say(from, ...made)).toBe(200)
    await settledWhatsApp(app, clock)
    return graph.messages().slice(before).map(textOf)
  }
  const { code } = await person.ask<{ code: string }>('POST', '/api/channels/link-codes')
  const [linked] = await sayAs(who, `Vincular ${code}`)
  expect(linked).toContain('conectado')
  return {
    person,
    who,
    say: (...messages) => sayAs(who, ...messages),
    sayAs,
    written: async () => (await person.ask<{ items: Listed[] }>('GET', '/api/transactions')).items,
  }
}

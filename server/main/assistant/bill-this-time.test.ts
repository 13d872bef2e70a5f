import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

let app: TestApp
let cookie: string

beforeAll(async () => {
  app = await testApp({ clock: fixedClock('2026-03-11T15:00:00Z') })
  cookie = (await app.signUp({ email: `${newId()}@exemplo.com.br` })).cookie
})
afterAll(() => app.close())

async function say(text: string): Promise<string> {
  const body = JSON.stringify({ id: newId(), text })
  const answer = await app.call('POST', '/api/assistant/messages', { cookie, body })
  const { replies } = answer.body as { replies: { text: string }[] }
  return (replies[0]?.text ?? '').replaceAll('\u00A0', ' ')
}

async function prices(): Promise<number[]> {
  const { body } = await app.call('GET', '/api/recurring', { cookie })
  return (body as { items: { amountCents: number }[] }).items.map((one) => one.amountCents)
}

it('keeps the price of a bill that comes to another sum once', async () => {
  await say('luz 90 todo dia 20')
  expect(await prices()).toEqual([9000])
  expect(await say('a luz esse mês veio 130')).toBe(
    'Combinado: Luz vem R$ 130,00 dessa vez, e depois volta a R$ 90,00.',
  )
  expect(await prices()).toEqual([9000])
  expect(await say('paguei a luz')).toContain('R$ 130,00')
  expect(await prices()).toEqual([9000])
})

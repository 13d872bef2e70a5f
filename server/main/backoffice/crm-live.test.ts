import type { WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'

let app: TestApp
let ana: TestPerson
let rui: TestPerson
let maria: TestPerson
const opened: AbortController[] = []

beforeAll(async () => {
  app = await testApp()
  ana = await testOperator(app, ['support'])
  rui = await testOperator(app)
  maria = await testPerson(app)
})
afterAll(async () => {
  for (const stream of opened) stream.abort()
  await app.close()
})

/** What somebody's open screen is told, event by event, without heartbeats. */
async function openScreen({ cookie }: TestPerson): Promise<() => Promise<string>> {
  const cut = new AbortController()
  opened.push(cut)
  const { body } = await fetch(`${app.url}/api/events`, {
    headers: { cookie },
    signal: cut.signal,
  })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<string> => {
    while (!text.includes('\n\n')) {
      const part = await reader?.read()
      if (!part || part.done) throw new Error('the stream ended')
      text += part.value
    }
    const [block = '', ...rest] = text.split('\n\n')
    text = rest.join('\n\n')
    return block.startsWith(':') ? next() : block
  }
  expect(await next()).toContain('event: hello')
  return next
}

it('tells every open back-office what one operator does with a task, and no customer', async () => {
  const screens = [await openScreen(ana), await openScreen(rui)]
  const ofMaria = await openScreen(maria)
  const hearIt = async () => {
    for (const next of screens) expect(await next()).toContain('"topics":["admin:crm"]')
  }

  const draft = { userId: maria.userId, title: 'Dar um oi', dueDate: '2026-11-22' }
  const { task } = await ana.ask<{ task: WorkedTask }>('POST', '/api/admin/tasks', draft)
  await hearIt()
  expect(await rui.ask('GET', `/api/admin/tasks/${task.id}`)).toMatchObject({
    task: { title: 'Dar um oi', person: { id: maria.userId } },
  })

  await rui.ask('POST', `/api/admin/tasks/${task.id}/start`, {})
  await hearIt()
  const seen = await ana.ask<{ task: WorkedTask }>('GET', `/api/admin/tasks/${task.id}`)
  expect(seen.task).toMatchObject({ isRunning: true, operator: { isYou: false } })

  // Her own change is the first that her screen hears of.
  await maria.ask('POST', '/api/categories', { name: 'Livros', type: 'despesa' })
  expect(await ofMaria()).toContain('"categories"')
})

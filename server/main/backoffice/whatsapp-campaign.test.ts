import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FakeGraph } from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import type { TestApp } from '#main/testing/app.ts'
import { marketing, ownSegment, runCampaigns } from '#main/testing/marketing.ts'
import { meta, stamp } from '#main/testing/meta.ts'
import { testOperator } from '#main/testing/operator.ts'
import { whatsAppApp } from '#main/testing/whatsapp-app.ts'
import { linkedPerson } from '#main/testing/whatsapp-people.ts'
import { settledWhatsApp } from '#main/testing/whatsapp-settled.ts'
import { fixedClock } from '#platform/clock/clock.ts'

const clock = fixedClock('2026-03-10T15:00:00Z')
let app: TestApp
let graph: FakeGraph
let close: () => Promise<void>

beforeAll(async () => {
  const environment = { ASSISTANT_WHATSAPP: '5511999990000' }
  ;({ app, graph, close } = await whatsAppApp({ clock, environment }))
})
afterAll(() => close())

it('sends the approved template with its variables, and brings back what Meta tells', async () => {
  const { person, who } = await linkedPerson({ app, graph, clock })
  const { rule, days } = ownSegment()
  const endsOn = Temporal.PlainDate.from('2026-03-12').add({ days })
  await app.owner.query(
    `UPDATE profiles SET name = '*Ana* _Lima_', end_date_plan = $2, period_plan = 'MONTHLY'
      WHERE id = $1`,
    [person.userId, endsOn.toString()],
  )
  const { duePayments, budgets, weeklySummary } = await person.ask('GET', '/api/reminders')
  await person.ask('PUT', '/api/reminders', {
    ...{ duePayments, budgets, weeklySummary, news: ['whatsapp'] },
    ...{ quietFrom: '22:00', quietUntil: '08:00' },
  })
  // Two days later the 24 hours are over: nothing but a template may leave.
  clock.moveTo('2026-03-12T15:00:00Z')
  const desk = marketing(await testOperator(app, ['marketing']))
  const content = {
    ...{ channel: 'whatsapp' as const, subject: '', button: '', metaName: 'lya_volta' },
    body: 'Oi, {{primeiro_nome}}! O plano {{plano}} espera você. Para sair: {{link_preferencias}} Até!',
  }
  const before = graph.messages().length
  const id = await desk.launch({ rule, content })
  await runCampaigns(app)
  const sent = graph.messages().slice(before)
  expect(sent).toMatchObject([{ type: 'template', template: { name: 'lya_volta' } }])
  const parameters = sent[0]?.template?.components[0]?.parameters.map(({ text }) => text)
  expect(parameters?.slice(0, 2)).toEqual(['Ana', 'Mensal'])
  expect(parameters?.[2]).toMatch(/\/lembretes$/)
  expect((await desk.show(id)).results.states).toEqual({ sent: 1 })
  await meta(app).status({
    ...{ id: 'wamid.lya9', status: 'read', recipient_id: who.waId },
    timestamp: stamp('2026-03-12T15:01:00Z'),
    biz_opaque_callback_data: sent[0]?.biz_opaque_callback_data,
  })
  await settledWhatsApp(app, clock)
  clock.moveTo('2026-03-12T15:20:00Z')
  await runCampaigns(app)
  expect((await desk.show(id)).results.states).toEqual({ read: 1 })
})

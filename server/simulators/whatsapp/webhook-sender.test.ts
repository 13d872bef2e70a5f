import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { EdgeEnv } from '#platform/http/edge.ts'
import { webhookSender } from '#simulators/whatsapp/webhook-sender.ts'

it('keeps what is sent before the application is there, and sends it then', async () => {
  const webhook = webhookSender({ appSecret: 'secret', phoneNumberId: '1' })
  const said = webhook.message('5511987654321', { id: 'wamid.early' })
  const heard: string[] = []
  const app = new Hono<EdgeEnv>()
  app.post('/webhooks/whatsapp', async (c) => {
    heard.push(await c.req.text())
    return c.text('ok')
  })
  // Nobody asks for the makers of answers here.
  webhook.mount(app, {} as never)
  await said
  expect(heard).toHaveLength(1)
  expect(heard[0]).toContain('wamid.early')
})

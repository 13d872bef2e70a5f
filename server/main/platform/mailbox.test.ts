import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { testApp } from '#main/testing/app.ts'

it('shows a new person the e-mail that they would get', async () => {
  const app = await testApp()
  await app.signUp({ email: 'maria@exemplo.com.br' })
  let page = ''
  for (let waits = 0; waits < 2_400 && !page.includes('maria@exemplo.com.br'); waits += 1) {
    await pause(25)
    page = (await app.call('GET', '/simulador/email')).body as string
  }
  const path = /href="(\/simulador\/email\/[^"]+)"/.exec(page)?.[1] ?? ''
  const { body } = await app.call('GET', path)
  expect(body).toMatch(/<a href="http:\/\/[^"]+\/api\/confirm\?token=[^"]+">/)
  await app.close()
})

const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' }
const open = { HOST: '0.0.0.0', PUBLIC_URL: 'https://lya.example' }

it.each<[string, boolean, Record<string, string>]>([
  ['on loopback', true, {}],
  ['on loopback with simulators off', false, { SIMULATORS: 'off' }],
  ['behind a proxy of this machine', false, { PUBLIC_URL: 'https://lya.example' }],
  ['on loopback by its public name', true, { PUBLIC_URL: 'http://localhost:3000' }],
  ['open to a network', false, open],
  ['open to a network with simulators on', true, { ...open, SIMULATORS: 'on' }],
  ['with a mail server', false, smtp],
  ['with a mail server and simulators on', false, { ...smtp, SIMULATORS: 'on' }],
])('is there %s: %s', async (_name, isThere, environment) => {
  const app = await testApp({ environment })
  const { status, body } = await app.call('GET', '/simulador/email')
  expect([status === 200, String(body).includes('Ambiente de demonstração')]).toEqual([
    isThere,
    isThere,
  ])
  await app.close()
})

it('hands neither mails nor the telephone to who comes through a proxy', async () => {
  const environment = { PUBLIC_URL: 'https://lya.example', SIMULATORS: 'on' }
  const app = await testApp({ environment })
  const through = { 'x-forwarded-for': '203.0.113.9' }
  for (const path of ['email', 'whatsapp', 'whatsapp/mensagens?telefone=5511988887777']) {
    const address = `${app.url}/simulador/${path}`
    expect((await fetch(address)).status).toBe(200)
    expect((await fetch(address, { headers: through })).status).toBe(404)
  }
  const written = await fetch(`${app.url}/simulador/whatsapp/mensagens`, {
    method: 'POST',
    headers: { ...through, origin: app.url, 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '5511988887777', text: 'oi' }),
  })
  expect(written.status).toBe(404)
  const { rowCount } = await app.owner.query('select from simulador_whatsapp')
  expect(rowCount).toBe(0)
  await app.close()
})

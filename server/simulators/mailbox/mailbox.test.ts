import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { type ServedEdge, serveEdge } from '#platform/http/testing/serve-edge.ts'
import { newId } from '#platform/security/ids.ts'
import { mailboxMailer, mountMailbox } from '#simulators/mailbox/index.ts'

let test: TestDatabase
let edge: ServedEdge
beforeAll(async () => {
  test = await testDatabase()
  const mailbox = mountMailbox({ db: test.db })
  edge = await serveEdge({ db: test.db, mounts: [mailbox] })
})
afterAll(async () => {
  await edge.close()
  await test.close()
})

const mail = {
  to: 'maria@exemplo.test',
  subject: 'Sua nova <senha>',
  text: 'Abra https://lya.example/profile?token=a&b=c\n<script>alert(1)</script>',
  html: '<script>alert(1)</script>',
}

it('is empty at first and then shows what was sent, newest first', async () => {
  expect(await (await edge.call('/simulador/email')).text()).toContain('Nenhum e-mail por aqui.')
  const id = newId()
  const mailer = mailboxMailer(test.db)
  await mailer.send(newId(), { ...mail, subject: 'Primeira' })
  await mailer.send(id, mail)
  await mailer.send(id, mail)
  const response = await edge.call('/simulador/email')
  const html = await response.text()
  expect(html).toContain('Ambiente de demonstração')
  expect(html.indexOf('Sua nova &lt;senha&gt;')).toBeLessThan(html.indexOf('Primeira'))
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")

  const letter = await edge.call(`/simulador/email/${id}`)
  const text = await letter.text()
  const link = 'https://lya.example/profile?token=a&amp;b=c'
  expect(text).toContain(`<a href="${link}">${link}</a>`)
  expect(text).not.toContain('<script>')
  expect(letter.headers.get('referrer-policy')).toBe('no-referrer')
})

it('knows no other mail', async () => {
  for (const id of [newId(), 'nada', "'; drop table x; --"]) {
    expect((await edge.call(`/simulador/email/${encodeURIComponent(id)}`)).status).toBe(404)
  }
})

it.each([
  ['localhost:3000', '', 200],
  ['127.8.8.8', '', 200],
  ['lya.example', '', 404],
  ['evil.example', '', 404],
  ['127.0.0.1.evil.example', '', 404],
  ['localhost', 'X-Forwarded-For: 203.0.113.9\r\n', 404],
  ['localhost', 'x-forwarded-host: localhost\r\n', 404],
  ['localhost', 'Forwarded: for=203.0.113.9\r\n', 404],
  ['localhost', 'X-Real-IP: 127.0.0.1\r\n', 404],
  ['localhost', 'Via: 1.1 caddy\r\n', 404],
  ['localhost', 'CF-Connecting-IP: 127.0.0.1\r\n', 404],
])('called as %s with %j answers %i', async (host, more, status) => {
  const { hostname, port } = new URL(edge.url)
  const socket = connect(Number(port), hostname)
  const head = `GET /simulador/email HTTP/1.1\r\nhost: ${host}\r\n${more}`
  socket.write(`${head}connection: close\r\n\r\n`)
  const first = await new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(chunk.toString()))
  })
  socket.destroy()
  expect(first).toContain(`HTTP/1.1 ${status} `)
})

it('keeps the newest thousand', async () => {
  await test.owner.query(
    `insert into caixa_de_saida (id, destinatario, assunto, texto, html)
     select gen_random_uuid(), 'x', 'x', 'x', 'x' from generate_series(1, 1200)`,
  )
  await mailboxMailer(test.db).send(newId(), mail)
  const { rows } = await test.owner.query('select count(*)::int as kept from caixa_de_saida')
  expect(rows).toEqual([{ kept: 1_000 }])
})

it('is not there unless it was mounted', async () => {
  const without = await serveEdge({ db: test.db })
  expect((await without.call('/simulador/email')).status).not.toBe(200)
  await without.close()
})

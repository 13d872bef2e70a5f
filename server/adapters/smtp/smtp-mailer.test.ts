import { afterEach, beforeEach, expect, it } from 'vitest'
import { smtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { type FakeSmtp, startFakeSmtp } from '#adapters/smtp/testing/fake-smtp.ts'
import { Outage } from '#platform/outage.ts'

const mail = {
  to: 'maria@exemplo.test',
  subject: 'Confirme seu e-mail, Mária',
  text: 'Olá! https://lya.test/confirm',
  html: '<p>Olá!</p>',
}

let smtp: FakeSmtp
let mailer: ReturnType<typeof smtpMailer>
beforeEach(async () => {
  smtp = await startFakeSmtp()
  mailer = smtpMailer({ url: smtp.url, from: 'Lya <lya@exemplo.test>' })
})
afterEach(async () => {
  mailer.close()
  await smtp.close()
})

async function outageOf(sending: Promise<void>): Promise<Outage> {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Outage)
  return error as Outage
}

it('hands in text and HTML under the id of the mail', async () => {
  await mailer.send('id-1', mail)
  expect(smtp.taken).toHaveLength(1)
  const [message] = smtp.taken
  expect(message).toContain('Message-ID: <id-1@exemplo.test>')
  expect(message).toContain('From: Lya <lya@exemplo.test>')
  expect(message).toContain('To: maria@exemplo.test')
  expect(message).toContain('multipart/alternative')
})

it('lets no text of a person become a header or another recipient', async () => {
  await mailer.send('id-2', { ...mail, subject: 'Oi\r\nBcc: outro@exemplo.test' })
  expect(smtp.taken[0]).not.toMatch(/^Bcc:/m)
})

it.each([
  ['busy', '451 4.3.0 try later', true],
  ['no such mailbox', '550 5.1.1 unknown', false],
])('tells an outage that passes from a refusal for good: %s', async (_name, reply, isRetryable) => {
  smtp.answerNext(reply)
  expect((await outageOf(mailer.send('id-3', mail))).isRetryable).toBe(isRetryable)
})

it('is an outage that passes when nobody listens', async () => {
  await smtp.close()
  expect((await outageOf(mailer.send('id-4', mail))).isRetryable).toBe(true)
})

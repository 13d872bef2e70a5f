import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { smtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { type FakeSmtp, startFakeSmtp } from '#adapters/smtp/testing/fake-smtp.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { recorder } from '#platform/http/testing/serve-edge.ts'
import { JobQueue } from '#platform/jobs/job-queue.ts'
import { addMailJobs, type SendMail } from '#platform/mail/mail.jobs.ts'
import { secretKey } from '#platform/security/secret-key.ts'

const mail = { to: 'maria@exemplo.test', subject: 'Oi', text: 'segredo', html: '<p>segredo</p>' }

let test: TestDatabase
let smtp: FakeSmtp
let jobs: JobQueue
let sendMail: SendMail
let mailer: ReturnType<typeof smtpMailer>
const logged: string[] = []

beforeAll(async () => {
  test = await testDatabase()
  smtp = await startFakeSmtp()
  const log = recorder(logged)
  jobs = new JobQueue(test.login, log)
  mailer = smtpMailer({ url: smtp.url, from: 'lya@exemplo.test' })
  sendMail = addMailJobs(jobs, { mailer, log, key: secretKey(randomBytes(32)) })
  await jobs.start()
})
afterEach(() => smtp.taken.splice(0))
afterAll(async () => {
  await jobs.stop()
  mailer.close()
  await smtp.close()
  await test.close()
})

async function until(condition: () => boolean): Promise<void> {
  for (let waits = 0; waits < 2_400 && !condition(); waits += 1) await pause(25)
  expect(condition()).toBe(true)
}

it('delivers again and again until it is taken, under one id', async () => {
  smtp.hangUpNext(1)
  smtp.answerNext('451 4.3.0 try later')
  await asSystem(test.db, (tx) => sendMail(tx, mail))
  await until(() => smtp.taken.length > 0)
  expect(smtp.taken).toHaveLength(1)
  expect(smtp.taken[0]).toMatch(/Message-ID: <[0-9a-f-]{36}@exemplo\.test>/)
})

it('gives an address up that will never take it, and goes on', async () => {
  smtp.answerNext('550 5.1.1 unknown')
  await asSystem(test.db, (tx) => sendMail(tx, mail))
  await until(() => logged.some((line) => line.startsWith('mail refused for good')))
  await asSystem(test.db, (tx) => sendMail(tx, { ...mail, subject: 'Outra' }))
  await until(() => smtp.taken.length > 0)
  expect(smtp.taken[0]).toContain('Subject: Outra')
})

it('sends nothing for a transaction that was rolled back', async () => {
  const failed = asSystem(test.db, async (tx) => {
    await sendMail(tx, { ...mail, subject: 'Nunca' })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await asSystem(test.db, (tx) => sendMail(tx, { ...mail, subject: 'Sim' }))
  await until(() => smtp.taken.length > 0)
  expect(smtp.taken.join()).not.toContain('Nunca')
})

it('logs nobody and nothing of what it sent', () => {
  expect(logged.join()).not.toMatch(/maria@|segredo/)
})

it('keeps nothing readable of what it sent in the queue', async () => {
  const { rows } = await test.owner.query(`SELECT * FROM pgboss.job WHERE name = 'mail.send'`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/maria@|segredo/)
})

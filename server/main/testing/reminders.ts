import type { TestApp } from '#main/testing/app.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { settledJobs } from '#main/testing/settled-jobs.ts'
import { visitQueue } from '#people/notices/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

export interface SentMail {
  to: string
  subject: string
  text: string
}

/** Has every one of these workers look after people at once, so many times, and waits. */
export async function lookAfter(workers: readonly TestApp[], times = 1): Promise<void> {
  const jobs = workers.flatMap((worker) => Array.from({ length: times }, () => worker))
  await Promise.all(
    jobs.map((worker) =>
      asSystem(worker.database.db, (tx) => worker.jobs.enqueue(tx, visitQueue, {})),
    ),
  )
  const [first] = workers
  if (first) await settled(first)
}

/** Nothing of the reminders or of the mail is being done, or waits to be done. */
export function settled(app: TestApp): Promise<void> {
  return settledJobs(app, ['reminders.visit', 'mail.send'], { isLaterToo: true })
}

/** The reminders among a person's mails, oldest first, without what guards their account. */
export async function mailsTo(app: TestApp, email: string): Promise<SentMail[]> {
  const { rows } = await app.owner.query<SentMail>(
    `SELECT destinatario AS "to", assunto AS subject, texto AS text FROM caixa_de_saida
      WHERE destinatario = $1 AND assunto NOT LIKE 'Confirme%' AND assunto NOT LIKE '%ligad_%'
      ORDER BY created_at, id`,
    [email],
  )
  return rows
}

/** Somebody whose address is proven. */
export async function confirmedPerson(
  app: TestApp,
  timeZone = 'America/Sao_Paulo',
): Promise<TestPerson & { email: string; categoryId: string }> {
  const person = await testPerson(app)
  const { rows } = await app.owner.query<{ email: string }>(
    `UPDATE auth."user" SET email_verified = true WHERE id = $1 RETURNING email`,
    [person.userId],
  )
  await app.owner.query('UPDATE profiles SET fuso_horario = $2 WHERE id = $1', [
    person.userId,
    timeZone,
  ])
  const categoryId = await person.category('Casa')
  return { ...person, email: rows[0]?.email ?? '', categoryId }
}

export type Confirmed = Awaited<ReturnType<typeof confirmedPerson>>

/** A bill of this person's; its id. */
export async function bill(
  person: Confirmed,
  given: { name: string; amountCents: number; nextDate: string },
): Promise<string> {
  const made = await person.ask<{ payment: { id: string } }>('POST', '/api/recurring', {
    frequency: 'mensal',
    dueDay: Number(given.nextDate.slice(-2)),
    categoryId: person.categoryId,
    notes: '',
    isActive: true,
    instalments: null,
    instalmentsPaid: 0,
    endDate: null,
    ...given,
  })
  return made.payment.id
}

export function spend(person: Confirmed, amountCents: number, date: string) {
  return person.ask<{ transaction: { id: string } }>('POST', '/api/transactions', {
    date,
    description: 'compra',
    type: 'despesa',
    amountCents,
    categoryId: person.categoryId,
  })
}

/** Replaces the wishes that are named, and leaves the others. */
export async function wish(person: Confirmed, wishes: Record<string, unknown>): Promise<void> {
  const now = await person.ask('GET', '/api/reminders')
  const names = [
    'duePayments',
    'budgets',
    'weeklySummary',
    'trial',
    'news',
    'quietFrom',
    'quietUntil',
  ]
  const kept = Object.fromEntries(names.map((name) => [name, now[name]]))
  await person.ask('PUT', '/api/reminders', { ...kept, ...wishes })
}

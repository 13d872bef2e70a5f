import { randomBytes } from 'node:crypto'
import type { PlanState } from '@lya/core/people/plan/plan.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WhatsAppNotice } from '#people/notices/deliver/whatsapp-carrier.ts'
import { type Asked, type NoticeKind, notify } from '#people/notices/index.ts'
import { listShown } from '#people/notices/notices.store.ts'
import type { NoticeParts } from '#people/notices/parts.ts'
import { visitPeople } from '#people/notices/visit/visit-people.ts'
import { addPerson } from '#people/notices/wishes.store.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asSystem, asUser, type Tx } from '#platform/db/transaction.ts'
import { createLog } from '#platform/log/log.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import { secretKey } from '#platform/security/secret-key.ts'

// An area with words of its own, as a shop would have.
const receipt: NoticeKind = {
  name: 'recibo',
  channels: ['email', 'whatsapp'],
  isOptional: false,
  isInApp: true,
  called: 'os seus pagamentos',
  template: { name: 'lya_recibo', body: 'Seu recibo da Lya: {{1}} Obrigada!', example: 'R$ 1,00.' },
  word: async (_, { data: { amount } }) => ({
    title: 'Pagamento recebido',
    sentence: `Recebemos R$ ${String(amount)}.`,
    path: '/profile',
    letter: { subject: 'Seu recibo', paragraphs: ['Obrigada!'], label: 'Ver meu plano' },
  }),
}
const offer: NoticeKind = { ...receipt, name: 'oferta', isOptional: true, isInApp: false }

const clock = fixedClock('2026-03-10T15:00:00Z')
let database: TestDatabase
let mails: Mail[]
let messages: WhatsAppNotice[]
let told: string[]
let maria: { id: string; email: string }
let parts: NoticeParts

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  clock.moveTo('2026-03-10T15:00:00Z')
  mails = []
  messages = []
  told = []
  parts = {
    db: database.db,
    clock,
    log: createLog({ level: 'error', format: 'json', write: () => undefined }),
    key: secretKey(randomBytes(32)),
    kinds: [receipt, offer],
    sources: [],
    publicUrl: 'https://lya.example',
    sendMail: async (_, mail) => void mails.push(mail),
    whatsApp: {
      prepare: async (_, notice) => async () => {
        messages.push(notice)
        return { outcome: 'sent' }
      },
      carryTo: async (_, notice) => {
        messages.push(notice)
        return { outcome: 'sent' }
      },
    },
    push: { publicKey: '', isAcceptable: () => false, send: async () => 'never' },
    announce: (userId) => void told.push(userId),
  }
  maria = await person()
})

async function person(statusPlan: PlanState = 'ATIVO'): Promise<{ id: string; email: string }> {
  const made = await givenPerson(database, { emailVerified: true, statusPlan })
  await asSystem(database.db, (tx) => addPerson(tx, made.id, clock.now()))
  await visitPeople(parts)
  return made
}

const ask = (tx: Tx, asked: Partial<Asked> = {}): void =>
  notify(
    { tx, clock },
    { userId: maria.id, kind: 'recibo', key: 'cobranca-1', data: { amount: '29,90' }, ...asked },
  )
const shown = (userId = maria.id) => asUser(database.db, userId, (tx) => listShown(tx, userId))

describe('a notice that an area asks for', () => {
  it.each([
    ['the person', asUser],
    [
      'the system',
      (db: TestDatabase['db'], _: string, work: (tx: Tx) => Promise<void>) => asSystem(db, work),
    ],
  ] as const)('as %s goes once to every channel, in words of the area', async (_, as) => {
    for (const amount of ['29,90', '99,90']) {
      await as(database.db, maria.id, async (tx) => ask(tx, { data: { amount } }))
      await Promise.all([visitPeople(parts), visitPeople(parts)])
    }
    expect(mails).toMatchObject([{ to: maria.email, subject: 'Seu recibo' }])
    expect(mails[0]?.unsubscribeUrl).toBeUndefined()
    expect(messages).toMatchObject([
      { template: receipt.template, parameters: ['Recebemos R$ 29,90.'] },
    ])
    expect(await shown()).toMatchObject([
      { title: 'Pagamento recebido', text: 'Recebemos R$ 29,90.', path: '/profile' },
    ])
    expect(told).toEqual([maria.id])
  })

  it('is not there when its transaction fails', async () => {
    const failing = asUser(database.db, maria.id, async (tx) => {
      ask(tx)
      throw new Error('the charge was not stored')
    })
    await expect(failing).rejects.toThrow('not stored')
    await visitPeople(parts)
    expect([mails, messages, await shown()]).toEqual([[], [], []])
  })

  it('waits for the end of the quiet hours, but for the screens', async () => {
    clock.moveTo('2026-03-11T03:00:00Z')
    await asUser(database.db, maria.id, async (tx) => ask(tx))
    await visitPeople(parts)
    expect([mails, messages]).toEqual([[], []])
    expect(await shown()).toHaveLength(1)
    clock.moveTo('2026-03-11T11:00:00Z')
    await visitPeople(parts)
    expect([mails.length, messages.length]).toEqual([1, 1])
  })

  it('is asked for once only, however long ago', async () => {
    await asUser(database.db, maria.id, async (tx) => ask(tx))
    await visitPeople(parts)
    clock.moveTo('2027-03-10T15:00:00Z')
    await visitPeople(parts)
    await asUser(database.db, maria.id, async (tx) => ask(tx))
    await visitPeople(parts)
    expect(mails).toHaveLength(1)
  })

  it('reaches who is shut out if there is nothing to choose about, and only then', async () => {
    maria = await person('SUSPENSO')
    await asUser(database.db, maria.id, async (tx) => {
      ask(tx)
      ask(tx, { kind: 'oferta' })
    })
    await visitPeople(parts)
    expect(mails.map(({ to }) => to)).toEqual([maria.email])
  })

  it('that may be refused carries its link, and nobody can refuse the others', async () => {
    await asUser(database.db, maria.id, async (tx) => ask(tx, { kind: 'oferta' }))
    await visitPeople(parts)
    expect(mails[0]?.unsubscribeUrl).toContain('https://lya.example/lembretes/parar/')
    expect(await shown()).toEqual([])
  })

  it('of a kind that nobody joined is dropped, and holds up nothing', async () => {
    await asUser(database.db, maria.id, async (tx) => {
      ask(tx, { kind: 'nunca' })
      ask(tx)
    })
    await visitPeople(parts)
    expect(mails).toHaveLength(1)
  })
})

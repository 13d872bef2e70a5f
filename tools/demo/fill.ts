import { unlimitedPlan } from '@lya/core/people/plan/plan.ts'
import { signIn } from '#tools/demo/account.ts'
import { finishOnboarding } from '#tools/demo/finish-onboarding.ts'
import { type LivedTransaction, live } from '#tools/demo/live.ts'
import { type Life, lives } from '#tools/demo/lives.seed.ts'
import { makePlans } from '#tools/demo/plan.ts'
import { receiveMessage } from '../../server/assistant/conversation/index.ts'
import { joinEvents } from '../../server/main/events.ts'
import { createTransactions } from '../../server/money/transactions/index.ts'
import { signedUp, signUp } from '../../server/people/identity/index.ts'
import { type Clock, fixedClock, todayIn } from '../../server/platform/clock/clock.ts'
import type { Database } from '../../server/platform/db/database.ts'
import { asUser, type Tx } from '../../server/platform/db/transaction.ts'
import { createLog } from '../../server/platform/log/log.ts'
import type { SendMail } from '../../server/platform/mail/mail.jobs.ts'
import { newId } from '../../server/platform/security/ids.ts'
import { secretKey } from '../../server/platform/security/secret-key.ts'

/** One of the three, and how to sign in as them. */
export interface DemoPerson {
  userId: string
  name: string
  email: string
  password: string
}

export interface DemoParts {
  db: Database
  /** Tells which day is the last that they lived. */
  clock: Clock
  /** Where the product serves this database already. */
  publicUrl: string
  sendMail: SendMail
}

const password = 'lya-demonstra-26'
const timeZone = 'America/Sao_Paulo'
/** Nobody reads a letter of these. */
const unheard = {
  sendMail: async () => undefined,
  log: createLog({ level: 'error', format: 'json' }),
  publicUrl: '',
  jobs: { enqueue: async () => undefined },
  // Seals what is never queued.
  key: secretKey(Buffer.alloc(32)),
}
const events = joinEvents(unheard)
const plan = unlimitedPlan
const months = 18
/** How long ago the last thing of today was written down, before anybody wrote to Lya. */
const lastEntryMinutesAgo = 40
const minutesBetweenMessages = 4

/** Puts the three people with their months and their messages into a migrated database. */
export function fillDemo(parts: DemoParts): Promise<DemoPerson[]> {
  return Promise.all(lives.map((life, index) => livePerson(parts, life, index + 1)))
}

async function livePerson(parts: DemoParts, life: Life, seed: number): Promise<DemoPerson> {
  const userId = await register(parts, life)
  const account = await signIn(parts.publicUrl, { email: life.email, password })
  const categoryIds = await finishOnboarding(account)
  const today = todayIn(parts.clock, timeZone)
  const lived = live(life, { from: today.subtract({ months }), to: today, seed })
  const written = { lived, categoryIds, now: parts.clock.now() }
  await asUser(parts.db, userId, (tx) => writeDown(tx, userId, written))
  await tellLya(parts, userId, life.messages)
  await makePlans({ account, today, categoryIds }, life.plans, lived)
  return { userId, name: life.name, email: life.email, password }
}

/** Signs up past HTTP, where the limits on strangers are. */
async function register(parts: DemoParts, life: Life): Promise<string> {
  let userId = ''
  const hearing = joinEvents(unheard)
  hearing.subscribe(signedUp, async (_, person) => {
    userId = person.userId
  })
  const { name, email, phone } = life
  const registration = { name, email, phone: `55${phone}`, password, referralCode: null }
  await signUp({ ...parts, events: hearing }, registration, {
    ip: '127.0.0.1',
    userAgent: 'npm run demo',
  })
  return userId
}

/** Day by day, each on its own evening, as somebody who keeps at it would. */
async function writeDown(
  tx: Tx,
  userId: string,
  {
    lived,
    categoryIds,
    now,
  }: {
    lived: readonly LivedTransaction[]
    categoryIds: ReadonlyMap<string, string>
    now: Temporal.Instant
  },
): Promise<void> {
  const latest = now.subtract({ minutes: lastEntryMinutesAgo })
  for (const [day, transactions] of Map.groupBy(lived, ({ date }) => date.toString())) {
    const evening = Temporal.PlainDateTime.from(`${day}T20:00`).toZonedDateTime(timeZone)
    const at = [evening.toInstant(), latest].sort(Temporal.Instant.compare)[0] ?? latest
    await createTransactions(
      { tx, userId, timeZone, plan, events, clock: fixedClock(at.toString()) },
      transactions.map(({ category, ...rest }) => ({
        ...rest,
        categoryId: category === null ? null : categoryId(categoryIds, category),
      })),
    )
  }
}

function categoryId(idOf: ReadonlyMap<string, string>, name: string): string {
  const id = idOf.get(name)
  if (!id) throw new Error(`nobody is offered a category ${name}`)
  return id
}

async function tellLya(
  { db, clock, publicUrl }: DemoParts,
  userId: string,
  messages: readonly string[],
): Promise<void> {
  for (const [index, text] of messages.entries()) {
    const minutes = (messages.length - index) * minutesBetweenMessages
    const at = clock.now().subtract({ minutes })
    await asUser(db, userId, (tx) =>
      receiveMessage(
        { tx, userId, timeZone, plan, events, clock: fixedClock(at.toString()) },
        { channel: 'web', id: newId(), text, sentAt: at, publicUrl },
      ),
    )
  }
}

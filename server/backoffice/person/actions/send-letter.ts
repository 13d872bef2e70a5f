import { Refusal } from '@lya/core/refusal.ts'
import { type Acting, type Asked, actOnPerson } from '#backoffice/person/act-on-person.ts'
import { letterOf } from '#backoffice/person/letters.mail.ts'
import { findAddressee } from '#backoffice/person/person.queries.ts'
import type { AccountDesk } from '#people/account/index.ts'
import type { Deed } from '#platform/audit/record-audit.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { countAttempts } from '#platform/limits/index.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'

export type Letter = 'password' | 'payment-method' | 'export' | 'renewal'

/** What letters are sent with. */
export interface LetterTools {
  publicUrl: string
  sendMail: SendMail
  accounts: Pick<AccountDesk, 'export'>
  sendRecovery(tx: Tx, email: string): Promise<void>
}

const minuteSeconds = 60

/**
 * Sends the person a way to what is theirs: a new password, their card, their data, a payment. The
 * operator never gets any of it. A second click within a minute sends nothing.
 *
 * @throws Refusal `person.missing`, `person.no-email` or `person.sent-already`.
 */
export async function sendLetter(
  context: Acting,
  tools: LetterTools,
  asked: Asked & { what: Letter },
): Promise<void> {
  const { userId, what } = asked
  await actOnPerson(context, asked, async (ctx) => {
    const person = await findAddressee(ctx.tx, userId)
    if (person === null) throw new Refusal('missing', 'person.missing')
    const { name, email } = person
    if (!email) throw new Refusal('conflict', 'person.no-email')
    const bucket = { key: `person.letter:${what}:${userId}`, max: 1, windowSeconds: minuteSeconds }
    const wait = await countAttempts(context, [bucket])
    if (wait !== null) {
      throw new Refusal('limit', 'person.sent-already', { retryAfterSeconds: wait })
    }
    await ctx.note({
      ...{ action: actions[what], table: 'profiles', recordId: userId },
      newValues: { sent: what },
    })
    await ctx.command(async (tx) => {
      if (what === 'password') await tools.sendRecovery(tx, email.toLowerCase())
      else if (what === 'export') await tools.accounts.export(tx, userId)
      else await tools.sendMail(tx, { to: email, ...letterOf(what, { name, ...tools }) })
    })
  })
}

const actions: Record<Letter, Deed['action']> = {
  password: 'RESET_PASSWORD',
  'payment-method': 'SEND_PAYMENT_LINK',
  export: 'EXPORT_DATA',
  renewal: 'SEND_RENEWAL_LINK',
}

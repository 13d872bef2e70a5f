import { readEmail } from '@lya/core/people/identity/email.ts'
import { readName } from '@lya/core/people/identity/name.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { type Acting, type Asked, actOnPerson } from '#backoffice/person/act-on-person.ts'
import { findAddressee } from '#backoffice/person/person.queries.ts'
import { type Account, savePersonalData } from '#people/profile/index.ts'

/**
 * Writes somebody's name, and has a new e-mail wait until they ask for its link in their profile
 * and open it.
 * The audit says that it changed, and neither address: it outlives the account.
 *
 * @returns Whether an address waits by this.
 * @throws Refusal `person.missing`, `profile.name-required`, `identity.name-without-letters`,
 *   `identity.email-invalid` or `identity.email-taken`.
 */
export function setData(
  context: Acting,
  { account }: { account: Pick<Account, 'rename' | 'suggestEmail'> },
  asked: Asked & { name?: string | undefined; email?: string | undefined },
): Promise<{ emailWaits: boolean }> {
  const { userId } = asked
  const at = context.clock.now()
  return actOnPerson(context, asked, async (ctx) => {
    const stored = await findAddressee(ctx.tx, userId)
    if (stored === null) throw new Refusal('missing', 'person.missing')
    const name = asked.name === undefined ? stored.name : nameOf(asked.name)
    const email = asked.email === undefined ? null : emailOf(asked.email)
    const isRenamed = name !== stored.name
    const emailWaits = email !== null && email !== stored.email?.toLowerCase()
    await ctx.command(async (tx) => {
      if (isRenamed) {
        await savePersonalData(tx, userId, { name, at })
        await account.rename(tx, { userId, name })
      }
      if (emailWaits) await account.suggestEmail(tx, { userId, email })
    })
    await ctx.note({
      ...{ action: 'SET_PERSONAL_DATA', table: 'profiles', recordId: userId },
      newValues: { name_changed: isRenamed, email_asked: emailWaits },
    })
    return { emailWaits }
  })
}

function nameOf(typed: string): string {
  const reading = readName(typed)
  if ('refused' in reading) {
    const isMissing = reading.refused === 'identity.name-required'
    throw new Refusal('invalid', isMissing ? 'profile.name-required' : reading.refused)
  }
  return reading.name
}

function emailOf(typed: string): string {
  const reading = readEmail(typed)
  if ('refused' in reading) throw new Refusal('invalid', reading.refused)
  return reading.email
}

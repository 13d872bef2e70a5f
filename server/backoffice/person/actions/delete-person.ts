import { Refusal } from '@lya/core/refusal.ts'
import {
  type Acting,
  type Asked,
  actOnPerson,
  tellScreens,
} from '#backoffice/person/act-on-person.ts'
import { findConfirmed } from '#backoffice/person/person.queries.ts'
import type { AccountDesk } from '#people/account/index.ts'

/**
 * Deletes somebody for good: everything but what the law wants kept, which then leads to nobody.
 * The audit names nobody either, since it outlives them. Where it is cut off, a repetition or the
 * sweep of every ten minutes goes on.
 *
 * @param asked.confirmation Their e-mail, typed; their name where they have none, else their id.
 * @throws Refusal `person.missing` or `person.confirmation-wrong`.
 */
export async function deletePerson(
  context: Acting,
  { accounts }: { accounts: Pick<AccountDesk, 'end' | 'erase'> },
  asked: Asked & { confirmation: string },
): Promise<void> {
  const { userId, confirmation } = asked
  await actOnPerson(context, asked, async (ctx) => {
    const wanted = await findConfirmed(ctx.tx, userId)
    if (wanted === null) throw new Refusal('missing', 'person.missing')
    if (confirmation !== wanted) throw new Refusal('invalid', 'person.confirmation-wrong')
    await ctx.note({ action: 'DELETE_USER', table: 'profiles', recordId: userId })
    await ctx.command((tx) => accounts.end(tx, userId))
  })
  await accounts.erase(userId)
  tellScreens(context, userId)
}

import type { Account } from '#people/profile/account.ts'
import { removeAvatar } from '#people/profile/avatar/remove-avatar.ts'
import { findProfile } from '#people/profile/profile.queries.ts'
import { updateProfile } from '#people/profile/update-profile.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { signedIn } from '#platform/http/implement.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

/** The procedures of the own profile; the upload of a picture is `mountAvatars`. */
export function profileRoutes(parts: {
  account: Account
  files: StoredFiles
  onLeftover: (error: unknown) => void
}) {
  const { account } = parts
  return {
    get: signedIn.profiles.get.handler(({ context }) =>
      asSystem(context.db, (tx) => findProfile(tx, context.actor.userId)),
    ),

    update: signedIn.profiles.update.handler(async ({ input, context }) => {
      const { db, clock, ip, actor } = context
      const { userId } = actor
      const profile = await updateProfile({ db, clock, account }, { userId, ip }, input)
      context.announce(userId, ['profile'])
      return profile
    }),

    sendConfirmation: signedIn.profiles.sendConfirmation.handler(async ({ context }) => {
      const { userId } = context.actor
      await account.limit(context, 'email-change', userId)
      return asSystem(context.db, async (tx) => {
        await account.sendConfirmation(tx, userId)
        return findProfile(tx, userId)
      })
    }),

    changePassword: signedIn.profiles.changePassword.handler(async ({ input, context }) => {
      const { actor } = context
      await account.limit(context, 'password-change', actor.userId)
      const { othersEnded } = await account.changePassword(actor, input)
      // The letters, numbers and browsers of this account ended with the password before.
      context.announce(actor.userId, ['profile', 'sessions', 'channels', 'reminders'])
      return { changed: true as const, othersEnded }
    }),

    removeAvatar: signedIn.profiles.removeAvatar.handler(async ({ context }) => {
      const { db, clock, actor } = context
      const profile = await removeAvatar({ ...parts, db, clock }, actor.userId)
      context.announce(actor.userId, ['profile'])
      return profile
    }),
  }
}

import { changePassword } from '#people/identity/account/change-password.ts'
import { checkPassword } from '#people/identity/account/check-password.ts'
import { requestEmail, suggestEmail } from '#people/identity/account/request-email.ts'
import { tellNewPhone } from '#people/identity/account/tell-new-phone.ts'
import { renameUser } from '#people/identity/account.store.ts'
import { sendConfirmation } from '#people/identity/confirmation/send-confirmation.ts'
import type { Identity } from '#people/identity/identity.ts'
import { limitAttempts } from '#people/identity/limit-attempts.ts'
import type { Account } from '#people/profile/index.ts'

/** What the profile may change of a sign-in. */
export function createAccount(identity: Identity): Account {
  return {
    limit: ({ ip }, kind, subject) => limitAttempts(identity, { kind, ip, subject }),
    rename: (tx, { userId, name }) => renameUser(tx, { userId, name, at: identity.clock.now() }),
    checkPassword: async (person) => void (await checkPassword(identity, person)),
    requestEmail: (tx, change) => requestEmail(identity, tx, change),
    suggestEmail: (tx, change) => suggestEmail(identity, tx, change),
    sendConfirmation: (tx, userId) => sendConfirmation(identity, tx, userId),
    tellNewPhone: (tx, userId) => tellNewPhone(identity, tx, userId),
    changePassword: (person, typed) => changePassword(identity, person, typed),
  }
}

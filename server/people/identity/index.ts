export { tellLostNumber, tellNewAccess } from '#people/identity/access/tell-access.ts'
export { type Buyer, openAccount } from '#people/identity/buying/open-account.ts'
export { createIdentity, type IdentityParts } from '#people/identity/create-identity.ts'
export { newEntryLink } from '#people/identity/entry/entry-link.ts'
export {
  type AccessReset,
  accessReset,
  type SignedUp,
  signedUp,
} from '#people/identity/identity.events.ts'
export { addIdentityJobs } from '#people/identity/identity.jobs.ts'
export { findLastAccess } from '#people/identity/last-access.queries.ts'
export { compose, type MailContent } from '#people/identity/letter.mail.ts'
export { hashPassword } from '#people/identity/password-hash.ts'
export { assertNewPassword } from '#people/identity/read-registration.ts'
export { sessionCookie } from '#people/identity/session/session-cookie.ts'
export { sessionsRoutes } from '#people/identity/session/sessions.routes.ts'
export { signUp } from '#people/identity/sign-up.ts'

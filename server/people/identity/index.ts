export { createIdentity, type IdentityParts } from '#people/identity/create-identity.ts'
export { type SignedUp, signedUp } from '#people/identity/identity.events.ts'
export { addIdentityJobs } from '#people/identity/identity.jobs.ts'
export { sessionCookie } from '#people/identity/session/session-cookie.ts'

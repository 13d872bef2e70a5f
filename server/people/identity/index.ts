export { createIdentity, type IdentityParts } from '#people/identity/create-identity.ts'
export { type SignedUp, signedUp } from '#people/identity/identity.events.ts'

export { createProfile } from '#people/profile/create-profile.ts'
export { grantBackOffice } from '#people/profile/grant-back-office.ts'

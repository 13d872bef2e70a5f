export { createProfile } from '#people/profile/create-profile.ts'

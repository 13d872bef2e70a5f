export type { Account, AccountAttempt } from '#people/profile/account.ts'
export { addAvatarJobs } from '#people/profile/avatar/avatar.jobs.ts'
export { avatarName } from '#people/profile/avatar/avatar-name.ts'
export { mountAvatars } from '#people/profile/avatar/mount-avatars.ts'
export {
  createProfile,
  makeAffiliateCode,
  replaceAffiliateCode,
} from '#people/profile/create-profile.ts'
export {
  grantBackOffice,
  listBackOffice,
  revokeBackOffice,
} from '#people/profile/grant-back-office.ts'
export {
  joinRoles,
  lockOperators,
  type OperatorRow,
  saveRoles,
  saveSuspension,
} from '#people/profile/operator.store.ts'
export type { PlanOfProfile } from '#people/profile/plan.store.ts'
export { type PlanOpened, planOpened } from '#people/profile/profile.events.ts'
export { findEmail, findOnboardingStep, findReferrer } from '#people/profile/profile.queries.ts'
export { profileRoutes } from '#people/profile/profile.routes.ts'
export {
  lockProfile,
  raiseOnboardingStep,
  saveEmail,
  saveLeaving,
  savePendingEmail,
  savePersonalData,
  savePhone,
  vacateEmail,
  vacatePhone,
} from '#people/profile/profile.store.ts'
export { setPlan } from '#people/profile/set-plan.ts'
export { setTrialEnd } from '#people/profile/set-trial-end.ts'
export { lockTrial, type TrialOfProfile } from '#people/profile/trial.store.ts'

export { accountRoutes } from '#people/account/account.routes.ts'
export type { AccountParts } from '#people/account/account.ts'
export { type AccountDesk, createAccountDesk } from '#people/account/account-desk.ts'
export {
  type AccountClosing,
  type AccountRestored,
  accountClosing,
  accountRestored,
} from '#people/account/deletion/deletion.events.ts'
export { addDeletionJobs, eraseQueue, forgetQueue } from '#people/account/deletion/deletion.jobs.ts'
export { addExportJobs } from '#people/account/export/export.jobs.ts'
export { mountExport } from '#people/account/export/mount-export.ts'
export { lostAddressKind } from '#people/account/lost-address/lost-address-kind.ts'

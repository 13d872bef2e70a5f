export { affiliatesRoutes } from '#backoffice/affiliates/affiliates.routes.ts'
export { mountProofs } from '#backoffice/affiliates/mount-proofs.ts'
export { payerOf } from '#backoffice/affiliates/payer.ts'
export { payoutsRoutes } from '#backoffice/affiliates/payouts.routes.ts'

export { mountPaymentsExport } from '#backoffice/payments/mount-payments-export.ts'
export { paymentsRoutes } from '#backoffice/payments/payments.routes.ts'

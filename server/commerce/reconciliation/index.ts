export { addReconciliationJobs, nightQueue } from '#commerce/reconciliation/reconciliation.jobs.ts'

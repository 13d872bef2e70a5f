export { trialKind, trialSource } from '#commerce/trial/trial-notices.ts'

export {
  type AttemptBucket,
  countAttempts,
  countAttemptsWithin,
} from '#platform/limits/count-attempts.ts'
export { digestOf } from '#platform/limits/digest-of.ts'
export { addLimitJobs } from '#platform/limits/limits.jobs.ts'
export { networkOf } from '#platform/limits/network-of.ts'

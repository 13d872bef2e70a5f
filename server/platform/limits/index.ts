export { type AttemptBucket, countAttempts } from '#platform/limits/count-attempts.ts'
export { addLimitJobs } from '#platform/limits/limits.jobs.ts'

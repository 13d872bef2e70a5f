export { keepCommission } from '#commerce/referral/keep-commission.ts'
export { type PrizeWon, prizeWon } from '#commerce/referral/referral.events.ts'
export { addReferralJobs, settleQueue } from '#commerce/referral/referral.jobs.ts'
export { referralRoutes } from '#commerce/referral/referral.routes.ts'

/** Paid referrals, and the free months that they bring; once each (spec 2, section 9). */
export const milestones = [
  { referrals: 5, months: 1 },
  { referrals: 15, months: 3 },
  { referrals: 40, months: 12 },
] as const
export type Milestone = (typeof milestones)[number]

/** The prizes that so many paid referrals bring and that were not given yet. */
export function prizesDue(paidReferrals: number, given: readonly number[]): Milestone[] {
  return milestones.filter(
    ({ referrals }) => referrals <= paidReferrals && !given.includes(referrals),
  )
}

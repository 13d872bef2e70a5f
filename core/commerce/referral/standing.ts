/** How it stands with somebody's commissions, to narrow a list of them by. */
export const affiliateStates = ['all', 'pending', 'approved', 'debt', 'paid'] as const
export type AffiliateState = (typeof affiliateStates)[number]

/** What tells that two people are one; each may be unknown of either. */
export interface Traces {
  documents: readonly string[]
  phones: readonly string[]
  /** In lower case. */
  emails: readonly string[]
  /** Keyed hashes of cards. */
  cards: readonly string[]
  /** Ids that browsers keep. */
  browsers: readonly string[]
  /** Where commissions go. */
  payoutKeys: readonly string[]
}

export const exclusionReasons = [
  'document',
  'phone',
  'card',
  'browser',
  'payout-key',
  'loop',
] as const
export type ExclusionReason = (typeof exclusionReasons)[number]

/** Why a referral brings nothing: somebody referred themselves. Null when nothing tells so. */
export function selfReferral(referrer: Traces, referred: Traces): ExclusionReason | null {
  const meets = (one: readonly string[], other: readonly string[]) =>
    one.some((trace) => other.includes(trace))
  if (meets(referrer.documents, referred.documents)) return 'document'
  if (meets(referrer.phones, referred.phones)) return 'phone'
  if (meets(referrer.cards, referred.cards)) return 'card'
  if (meets(referrer.browsers, referred.browsers)) return 'browser'
  const isKeyOf = (one: Traces, other: Traces) =>
    meets(one.payoutKeys, [
      ...[...other.documents, ...other.phones, ...other.emails],
      ...other.payoutKeys,
    ])
  return isKeyOf(referrer, referred) || isKeyOf(referred, referrer) ? 'payout-key' : null
}

/** What a message or a hand left around a pasted link: its full stop, a bracket, a star. */
export const aroundCode = /^[^0-9A-Za-z]+|[^0-9A-Za-z]+$/g

const lengthMax = 40

/** A referral code as a link or a person has it, without what stuck to it; empty where none is. */
export function readReferralCode(typed: string): string {
  // Bounded first: nobody's address is looked through for long.
  return typed
    .slice(0, 2 * lengthMax)
    .replace(aroundCode, '')
    .slice(0, lengthMax)
}

/** Where no mail ever arrives (RFC 2606). */
const nowhere = 'sem-email.invalid'

/**
 * What stands for the address of somebody who has none, since the sign-in library wants one.
 *
 * @param name Their id; anything else makes an address that nobody has.
 */
export function vacantAddress(name: string): string {
  return `${name}@${nowhere}`
}

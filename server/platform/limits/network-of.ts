/** Whom an address stands for: one household or machine of IPv6 has a whole /64 to call from. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const [head = ''] = ip.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  return `${[...groups, '0', '0', '0', '0'].slice(0, 4).join(':')}::/64`
}

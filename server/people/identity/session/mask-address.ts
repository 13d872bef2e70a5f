/** Takes the end off a network address: the part that tells one household from its neighbour. */
export function maskAddress(ip: string): string | null {
  if (/^\d+\.\d+\.\d+\.\d+$/.test(ip)) return ip.replace(/\d+$/, '•')
  if (!ip.includes(':')) return null
  const [head = ''] = ip.split('::')
  const groups = head
    .split(':')
    .filter((group) => group !== '')
    .map((group) => group.replace(/^0+(?=.)/, ''))
  return groups.length === 0 ? null : `${groups.slice(0, 2).join(':')}:•`
}

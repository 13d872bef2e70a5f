/** `5511987654321` as `+55 11 98765-4321`; numbers from elsewhere keep their digits. */
export function showNumber(digits: string): string {
  const [, area, first, last] = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(digits) ?? []
  return area === undefined ? `+${digits}` : `+55 ${area} ${first}-${last}`
}

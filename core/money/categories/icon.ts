/** What a category shows until the person picks another emoji. */
export const defaultIcon = '\u{1F4CB}'

/** The stored form holds one emoji and, behind a pipe, an optional CSS colour. */
export function readIcon(stored: string): { icon: string; color: string | null } {
  const [icon = '', color = ''] = stored.split('|', 2)
  return { icon: icon.trim() || defaultIcon, color: color.trim() || null }
}

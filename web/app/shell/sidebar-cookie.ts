const name = 'sidebar'
const maxAgeSeconds = 7 * 24 * 60 * 60

/** Whether the sidebar was left open; open when nobody chose within the last seven days. */
export function readSidebarOpen(cookies: string): boolean {
  return !cookies.split('; ').includes(`${name}=closed`)
}

/** The cookie that keeps the choice for seven days. */
export function sidebarCookie(isOpen: boolean): string {
  const state = isOpen ? 'open' : 'closed'
  return `${name}=${state}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`
}

import { paths } from '#app/paths.ts'

const openPages: readonly string[] = [paths.help, paths.referral]
const openParts: readonly string[] = [paths.subscription, paths.ownData]

/** Whether a page of the product stays open to whoever has to pay first. */
export function isOpenWhileBlocked(pathname: string, search: string): boolean {
  if (openPages.includes(pathname)) return true
  const part = new URLSearchParams(search).get('aba')
  return part !== null && openParts.includes(`${pathname}?aba=${part}`)
}

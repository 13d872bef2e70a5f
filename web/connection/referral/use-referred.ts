import { useLocation } from 'react-router'
import { referralOf } from '#connection/referral/referral.ts'

/** This path, with the code of who invited, where this page's address or an earlier one had it. */
export function useReferred(path: string): string {
  const code = referralOf(useLocation().search)
  return code === null ? path : `${path}?${new URLSearchParams({ ref: code })}`
}

import { useLocation } from 'react-router'
import { referralCode } from '#connection/referral/referral.ts'

/** This path, with the code of who invited where the address of the page has one. */
export function useReferred(path: string): string {
  const code = referralCode(useLocation().search)
  return code === null ? path : `${path}?${new URLSearchParams({ ref: code })}`
}

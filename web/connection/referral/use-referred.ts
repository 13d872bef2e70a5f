import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { referralOf } from '#connection/referral/referral.ts'
import { onNobodys } from '#connection/referral/whose-code.ts'

/** This path, with the code of who invited, where this page's address or an earlier one had it. */
export function useReferred(path: string): string {
  const { search } = useLocation()
  const code = useSyncExternalStore(onNobodys, () => referralOf(search))
  return code === null ? path : `${path}?${new URLSearchParams({ ref: code })}`
}

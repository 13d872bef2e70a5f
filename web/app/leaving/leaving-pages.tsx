import { matchPath, Outlet, useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import AffiliatesPage from '#commerce/referral/affiliates-page.tsx'
import { SubscriptionSection } from '#commerce/subscription/subscription-section.tsx'
import { WayBack } from '#people/account/deletion/way-back.tsx'
import HelpPage from '#people/help/help-page.tsx'
import { LeavingFrame } from './leaving-frame.tsx'

type Props = { leavesAt: string; onSignOut: () => void }

/**
 * What is open to who asked for the end of their account: what is open to any suspended one, but
 * without the product around it, and the way back in place of everything else.
 */
export function LeavingPages(props: Props) {
  const { pathname } = useLocation()
  if (matchPath('/recibo/:id', pathname)) return <Outlet />
  if (pathname === paths.help || pathname === paths.referral) {
    return (
      <LeavingFrame>{pathname === paths.help ? <HelpPage /> : <AffiliatesPage />}</LeavingFrame>
    )
  }
  return <WayBack {...props} subscription={<SubscriptionSection />} />
}

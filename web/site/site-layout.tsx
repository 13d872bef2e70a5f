import './fonts.css'
import './site.css'
import { Outlet, useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import { CookieConsent } from '#site/consent/cookie-consent.tsx'
import { SiteFooter } from '#site/parts/site-footer.tsx'
import { SiteHeader } from '#site/parts/site-header.tsx'
import { TrialBanner } from '#site/parts/trial-banner.tsx'

/** Pages that are plain HTML once built: no React, no Mantine, links that load a page. */
export default function SiteLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <a href="#conteudo" className="lya-hidden lya-skip">
        Ir para o conteúdo
      </a>
      <CookieConsent />
      <SiteHeader />
      {pathname === paths.home ? null : <TrialBanner />}
      <main id="conteudo">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}

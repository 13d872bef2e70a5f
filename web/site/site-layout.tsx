import './fonts.css'
import './site.css'
import { Outlet } from 'react-router'
import { CookieConsent } from '#site/consent/cookie-consent.tsx'
import { SiteFooter } from '#site/parts/site-footer.tsx'
import { SiteHeader } from '#site/parts/site-header.tsx'

/** Pages that are plain HTML once built: no React, no Mantine, links that load a page. */
export default function SiteLayout() {
  return (
    <>
      <a href="#conteudo" className="lya-hidden lya-skip">
        Ir para o conteúdo
      </a>
      <CookieConsent />
      <SiteHeader />
      <main id="conteudo">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}

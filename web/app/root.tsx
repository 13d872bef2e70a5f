import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/bricolage-grotesque/wght.css'
import '#design/theme/layers.css'
import '#design/theme/tokens.css'
import '#design/theme/base.css'
import '#design/theme/reduced-motion.css'
import '#design/theme/print.css'
import { type ReactNode, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { isMissingScript, mayReload, reloadPage } from '#app/stale-page.ts'
import { reloadOnceOnline } from '#app/wait-for-network.ts'
import { cameByScript } from '#connection/referral/came-by.ts'
import { CrashScreen } from '#design/states/crash-screen.tsx'
import { Splash } from '#design/states/splash.tsx'
import { colorSchemeScript } from '#design/theme/color-scheme.ts'
import { styleNonce } from '#design/theme/style-nonce.ts'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10191d" />
        <meta property="csp-nonce" nonce={styleNonce()} suppressHydrationWarning />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text. */}
        <script data-keep="" dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text. */}
        <script data-keep="" dangerouslySetInnerHTML={{ __html: cameByScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The title until the page's own has come. */
export function meta() {
  return [{ title: 'Lya' }]
}

export default function Root() {
  return <Outlet />
}

export function HydrateFallback() {
  return <Splash />
}

/** Whoever opens a part of the page whose files an update took away gets the new version. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const [isMissing] = useState(() => isMissingScript(error))
  const [isStale] = useState(() => isMissing && mayReload())
  const isOffline = isMissing && !isStale && !navigator.onLine
  useEffect(() => {
    if (isStale) reloadPage()
    if (isOffline) reloadOnceOnline()
  }, [isStale, isOffline])
  return isStale || isOffline ? <Splash /> : <CrashScreen />
}

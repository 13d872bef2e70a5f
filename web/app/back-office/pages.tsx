import type { Right } from '@lya/core/people/roles/roles.ts'
import { type ComponentType, Suspense, useEffect } from 'react'
import { matchPath, Route, Routes } from 'react-router'
import { adminPaths, rightsOfPath } from '#app/back-office/admin-paths.ts'
import { Closed } from '#backoffice/shell/closed.tsx'
import { LostPlace } from '#backoffice/shell/lost-place.tsx'
import { PageSkeleton } from '#backoffice/shell/page-skeleton.tsx'
import { useMay } from '#connection/admin/operator.ts'
import { type Later, later } from '#design/later/later.ts'
import { loadQuietly, useLoadEarly } from '#design/later/use-load-early.ts'

/**
 * What comes together: pages between which an operator goes to and fro. As many parts as there are
 * pages would carry what a few parts of the product share into the file that /login loads.
 */
const growth = () => import('#app/back-office/growth-part.ts')
const people = () => import('#app/back-office/people-part.ts')
const trade = () => import('#app/back-office/trade-part.ts')

/** One line for each page; its part comes when it is opened, or before. */
const pages = [
  page(adminPaths.home, async () => (await growth()).HomePage),
  page(adminPaths.tasks, async () => (await people()).TasksPage),
  page(adminPaths.scripts, async () => (await people()).ScriptsPage),
  page(adminPaths.payments, async () => (await trade()).PaymentsPage),
  page(adminPaths.affiliates, async () => (await trade()).AffiliatesPage),
  page(adminPaths.checkout, async () => (await trade()).CheckoutSettingsPage),
  page(adminPaths.plans, async () => (await trade()).PlansPage),
  page(adminPaths.marketing, async () => (await growth()).MarketingPage),
  page(adminPaths.trials, async () => (await people()).TrialsPage),
  page(adminPaths.subscribers, async () => (await people()).SubscribersPage),
  page(adminPaths.analytics, async () => (await growth()).AnalyticsPage),
  page(adminPaths.person, async () => (await people()).PersonPage),
  page(adminPaths.settings, async () => (await trade()).SettingsPage),
  page(adminPaths.logs, async () => (await trade()).LogsPage),
]

interface Page {
  path: string
  rights: readonly Right[]
  Page: Later<object>
}

function page(path: string, load: () => Promise<ComponentType>): Page {
  const rights = rightsOfPath[path] ?? []
  return { path: path.slice('/admin'.length), rights, Page: later<object>(load) }
}

/** Has the page at this address come while it is still being found out who is there. */
export function useEarlyPage(pathname: string): void {
  useEffect(() => {
    const found = pages.find(({ path }) => matchPath(`/admin${path}`, pathname))
    void loadQuietly(found?.Page)
  }, [pathname])
}

const parts = [growth, people, trade].map((load) => ({ load }))

/** The pages of the back-office by their address below /admin. */
export function AdminRoutes() {
  // The first page is there: the others come while it is read.
  useLoadEarly(parts, 'shell')
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        {pages.map((one) => (
          <Route key={one.path} path={one.path} element={<Allowed {...one} />} />
        ))}
        <Route path="*" element={<LostPlace />} />
      </Routes>
    </Suspense>
  )
}

/** The server refuses all the same; this says it before anything was asked. */
function Allowed({ rights, Page }: Page) {
  return useMay(...rights) ? <Page /> : <Closed />
}

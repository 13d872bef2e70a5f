import { Suspense, useLayoutEffect } from 'react'
import { Outlet, useLocation, useOutletContext } from 'react-router'
import { isOpenWhileBlocked } from '#app/open-while-blocked.model.ts'
import { paths } from '#app/paths.ts'
import { useSignOut } from '#app/shell/use-sign-out.ts'
import { keepOpenForms } from '#connection/caches/open-forms.ts'
import { usePlanNotice } from '#connection/session/use-plan-notice.ts'
import { later } from '#design/later/later.ts'

const BlockDialog = later(
  async () => (await import('#commerce/trial/block-dialog.tsx')).BlockDialog,
)

/** Pages that have to be paid for: a dialog stands in their place while the plan is closed. */
export default function PlanGate() {
  const notice = usePlanNotice()
  const signOut = useSignOut()
  const { pathname, search } = useLocation()
  const fromShell = useOutletContext()
  const block =
    notice?.kind === 'blocked' && !isOpenWhileBlocked(pathname, search) ? notice.block : null
  useLayoutEffect(() => {
    return block ? keepOpenForms() : undefined
  }, [block])
  if (!block) return <Outlet context={fromShell} />
  return (
    <Suspense>
      <BlockDialog block={block} onSignOut={() => void signOut(paths.home)} />
    </Suspense>
  )
}

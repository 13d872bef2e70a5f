import { EmptyState } from '#design/states/empty-state.tsx'
import { ToOverview } from './lost-place.tsx'
import { shellCopy as copy } from './shell.copy.ts'

/** A page that the operator's rights do not open. */
export function Closed() {
  return (
    <>
      <h1 className="lya-hidden">{copy.closed}</h1>
      <EmptyState title={copy.closed} message={copy.closedMessage} action={<ToOverview />} />
    </>
  )
}

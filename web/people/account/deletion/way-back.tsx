import { Button } from '@mantine/core'
import { dayOf, timeOf } from '#connection/clock.ts'
import { EntryFrame } from '#design/entry/entry-frame.tsx'
import { formatDay } from '#format/days.ts'
import { ExportSection } from '../export/export-section.tsx'
import { wayBackCopy as copy } from './deletion.copy.ts'
import classes from './deletion.module.css'
import { useKeepAccount } from './use-deletion.ts'

/** All that somebody sees who asked for the end of their account: when it comes, and a way back. */
export function WayBack({ leavesAt, onSignOut }: { leavesAt: string; onSignOut: () => void }) {
  const keep = useKeepAccount()
  return (
    <EntryFrame title={copy.title} lead={copy.text(formatDay(dayOf(leavesAt)), timeOf(leavesAt))}>
      <p className={classes.first}>{copy.more}</p>
      <div className={classes.wayBack}>
        <Button size="lg" loading={keep.isPending} onClick={() => keep.mutate(undefined)}>
          {copy.keep}
        </Button>
        <Button size="lg" variant="subtle" onClick={onSignOut}>
          {copy.leave}
        </Button>
        <ExportSection />
      </div>
    </EntryFrame>
  )
}

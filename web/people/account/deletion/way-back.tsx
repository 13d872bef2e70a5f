import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { dayOf, timeOf } from '#connection/clock.ts'
import { EntryFrame } from '#design/entry/entry-frame.tsx'
import { TextLink } from '#design/text-link.tsx'
import { formatDay } from '#format/days.ts'
import { ExportSection } from '../export/export-section.tsx'
import { wayBackCopy as copy } from './deletion.copy.ts'
import classes from './deletion.module.css'
import { useKeepAccount } from './use-deletion.ts'

type Props = {
  leavesAt: string
  onSignOut: () => void
  /** The part about one's plan, which another area brings along. */
  subscription: ReactNode
}

/**
 * What somebody sees first who asked for the end of their account: when it comes, a way back, their
 * data and payments, and whom to write to.
 */
export function WayBack({ leavesAt, onSignOut, subscription }: Props) {
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
        {subscription}
        <p className={classes.others}>
          <TextLink to={paths.help}>{copy.support}</TextLink>
          <TextLink to={paths.referral}>{copy.referral}</TextLink>
        </p>
      </div>
    </EntryFrame>
  )
}

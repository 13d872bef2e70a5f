import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { DeleteDialog } from '#backoffice/person/restricted/delete-dialog.tsx'
import { ExtendDialog } from '#backoffice/person/restricted/extend-dialog.tsx'
import { restrictedCopy as copy } from '#backoffice/person/restricted/restricted.copy.ts'
import { SuspendButton } from '#backoffice/person/restricted/suspend-button.tsx'
import { useMay } from '#connection/admin/operator.ts'
import classes from '../person.module.css'

/** What nobody does by accident. */
export function RestrictedArea({ person }: { person: PersonView }) {
  const [opened, setOpened] = useState<'extend' | 'delete' | null>(null)
  // Each opening begins anew, what was sent included.
  const [openings, setOpenings] = useState(0)
  const open = (which: 'extend' | 'delete') => {
    setOpenings(openings + 1)
    setOpened(which)
  }
  const mayDelete = useMay('owner')
  const { isYou, planState } = person
  const close = () => setOpened(null)
  return (
    <section className={classes.danger} aria-labelledby="danger-title">
      <h2 id="danger-title" className={classes.cardTitle}>
        {copy.title}
      </h2>
      <div className={classes.deed}>
        <p>
          <strong>{copy.extend}</strong>
          <span className={classes.quiet}>
            {planState === 'TRIAL' ? copy.extendLead : copy.notOnTrial}
          </span>
        </p>
        <Button
          variant="default"
          disabled={isYou || planState !== 'TRIAL'}
          onClick={() => open('extend')}
        >
          {copy.extend}
        </Button>
      </div>
      <SuspendButton person={person} />
      <div className={classes.deed}>
        <p>
          <strong>{copy.remove}</strong>
          <span className={classes.quiet}>{mayDelete ? copy.removeLead : copy.ownerOnly}</span>
        </p>
        <Button
          color="red"
          disabled={isYou || !mayDelete}
          onClick={() => open('delete')}
          className={classes.dangerButton ?? ''}
        >
          {copy.remove}
        </Button>
      </div>
      <ExtendDialog
        key={`extend:${openings}`}
        person={person}
        opened={opened === 'extend'}
        onClose={close}
      />
      <DeleteDialog
        key={`delete:${openings}`}
        person={person}
        opened={opened === 'delete'}
        onClose={close}
      />
    </section>
  )
}

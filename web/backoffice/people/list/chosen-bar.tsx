import type { AdminPerson } from '@lya/contract/backoffice/admin-person.ts'
import { Button } from '@mantine/core'
import { IconDownload, IconPhonePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { exportUrl, type ListAddress } from '#backoffice/people/list/address.model.ts'
import type { ListKind } from '#backoffice/people/list/list-kind.ts'
import { peopleCopy as copy } from '#backoffice/people/people.copy.ts'
import { tasksCopy } from '#backoffice/people/tasks/tasks.copy.ts'
import { TasksDialog } from '#backoffice/people/tasks/tasks-dialog.tsx'
import { useMay } from '#connection/admin/operator.ts'
import classes from '../people.module.css'

type Props = {
  kind: ListKind
  address: ListAddress
  people: readonly AdminPerson[]
  onDone: () => void
}

/** What can be done with those who were chosen. */
export function ChosenBar({ kind, address, people, onDone }: Props) {
  const [isAsking, setAsking] = useState(false)
  const mayMakeTasks = useMay('support')
  if (people.length === 0) return null
  const ids = people.map(({ userId }) => userId)
  return (
    <section className={classes.chosen} aria-label={copy.chosenLabel}>
      <p role="status">{copy.chosen(people.length)}</p>
      <Button
        component="a"
        href={exportUrl(address, kind, ids)}
        download
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
      >
        {copy.exportChosen}
      </Button>
      {mayMakeTasks ? (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPhonePlus size={16} aria-hidden="true" />}
          onClick={() => setAsking(true)}
        >
          {tasksCopy.open}
        </Button>
      ) : null}
      <Button variant="subtle" size="xs" onClick={onDone}>
        {copy.chooseNobody}
      </Button>
      <TasksDialog
        people={people}
        opened={isAsking}
        onClose={() => setAsking(false)}
        onDone={onDone}
      />
    </section>
  )
}

import { Button } from '@mantine/core'
import { scriptsCopy as copy } from '#backoffice/scripts/scripts.copy.ts'
import { NoticeBox } from '#design/states/notice-box.tsx'
import classes from './scripts-page.module.css'

type Props = { isSaving: boolean; onTakeTheirs: () => void; onKeepMine: () => void }

/** Two edited one script: the second decides which stays. */
export function StaleScript({ isSaving, onTakeTheirs, onKeepMine }: Props) {
  return (
    <NoticeBox kind="error" title={copy.stale}>
      <div className={classes.chips}>
        <Button size="xs" variant="default" onClick={onTakeTheirs}>
          {copy.takeTheirs}
        </Button>
        <Button size="xs" loading={isSaving} onClick={onKeepMine}>
          {copy.keepMine}
        </Button>
      </div>
    </NoticeBox>
  )
}

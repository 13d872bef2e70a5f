import { notifications } from '@mantine/notifications'
import { toastSuccess } from '#design/toast/toast.ts'
import { undoCopy as copy } from '#money/undo/undo.copy.ts'
import classes from './undo-toast.module.css'

/** Says what was done and offers to undo it, for as long as the toast stands. */
export function toastWithUndo(title: string, undo: () => void, detail?: string): void {
  const id = toastSuccess({
    title,
    autoCloseMs: 10_000,
    message: (
      <>
        {detail ? <span className={classes.detail}>{detail}</span> : null}
        <button
          type="button"
          className={classes.undo}
          onClick={() => {
            notifications.hide(id)
            undo()
          }}
        >
          {copy.undo}
        </button>
      </>
    ),
  })
}

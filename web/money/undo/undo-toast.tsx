import { notifications } from '@mantine/notifications'
import { focusWhatComesBack } from '#design/focus/come-back.ts'
import { toastSuccess } from '#design/toast/toast.ts'
import { undoCopy as copy } from '#money/undo/undo.copy.ts'
import classes from './undo-toast.module.css'

/**
 * Says what was done and offers to undo it, for as long as the toast stands.
 *
 * @param details What it was done to, since several of one title may stand together: none only
 *   where the title names it.
 */
export function toastWithUndo(title: string, undo: () => void, ...details: string[]): void {
  let isPressed = false
  const undoOnce = () => {
    // A toast that is going can be pressed once more.
    if (isPressed) return
    isPressed = true
    focusWhatComesBack()
    notifications.hide(id)
    undo()
  }
  const id = toastSuccess({
    title,
    autoCloseMs: 10_000,
    message: (
      <>
        {details.map((detail) => (
          <span key={detail} className={classes.detail}>
            {detail}
          </span>
        ))}
        <button type="button" className={classes.undo} onClick={undoOnce}>
          {copy.undo}
        </button>
      </>
    ),
  })
}

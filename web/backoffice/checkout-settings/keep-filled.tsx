import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { useAskedLeave } from '#design/layers/use-asked-leave.ts'
import { settingsCopy as copy } from './settings.copy.ts'

/** Asks before what was filled in is left behind. */
export function KeepFilled({ isFilled }: { isFilled: boolean }) {
  const blocker = useBlocker(isFilled)
  useAskedLeave(() => isFilled)
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      question={copy.leave}
      cancel={copy.leaveCancel}
      confirm={copy.leaveConfirm}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}

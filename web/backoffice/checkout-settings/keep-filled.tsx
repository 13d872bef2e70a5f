import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { settingsCopy as copy } from './settings.copy.ts'

/** Asks before what was filled in is left behind. */
export function KeepFilled({ isFilled }: { isFilled: boolean }) {
  const blocker = useBlocker(isFilled)
  useEffect(() => {
    if (!isFilled) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isFilled])
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

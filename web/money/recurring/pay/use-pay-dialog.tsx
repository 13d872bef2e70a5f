import { DialogFrame } from '#design/later/dialog-frame.tsx'
import { later } from '#design/later/later.ts'
import { useDialogs } from '#design/later/use-dialogs.ts'
import { payCopy as copy } from '#money/recurring/pay/pay.copy.ts'
import type { Payable } from '#money/recurring/pay/pay-dialog.tsx'

// Most bills are paid by one press: the form comes after the page.
const PayDialog = later(async () => (await import('#money/recurring/pay/pay-dialog.tsx')).PayDialog)
const parts = [PayDialog]
const isFramed = () => true

/**
 * The dialog in which a due date is paid with another amount or on another day.
 *
 * @param failed How that screen names a failure.
 */
export function usePayDialog(failed: string) {
  const { open, opening, show, frame } = useDialogs<Payable>(parts, isFramed)
  const dialog = (
    <DialogFrame key={opening} title={open && copy.title} {...frame}>
      {open ? <PayDialog key={opening} due={open} failed={failed} {...frame} /> : null}
    </DialogFrame>
  )
  return { payOtherwise: show, dialog }
}

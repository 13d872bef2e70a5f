import { Suspense, useMemo } from 'react'
import { DialogFrame } from '#design/later/dialog-frame.tsx'
import type { Later } from '#design/later/later.ts'
import { useDialogs } from '#design/later/use-dialogs.ts'

type Frame = { opened: boolean; onClose: () => void }
type Open<Thing> = { dialog: 'form'; thing: Thing | null } | { dialog: 'delete'; thing: Thing }

/** What opens the dialogs of a list of things. */
export type ThingDialogActions<Thing> = {
  create: () => void
  edit: (thing: Thing) => void
  remove: (thing: Thing) => void
}

/** Always the same of a page, the form first. */
export type ThingDialogs<Thing> = readonly [
  Form: Later<Frame & { thing: Thing | null }>,
  Question: Later<Frame & { thing: Thing }>,
]

/**
 * The dialogs of a list: one form that creates and edits, and the question before a deletion. The
 * form's frame shows at once, what stands in it when its script has come.
 *
 * @param look.size In pixels.
 */
export function useThingDialogs<Thing>(
  parts: ThingDialogs<Thing>,
  look: { copy: { add: string; edit: string }; size?: number },
) {
  const [Form, Question] = parts
  const { copy, ...size } = look
  const { open, opening, show, reached, frame } = useDialogs<Open<Thing>>(parts, isFramed)
  const actions = useMemo<ThingDialogActions<Thing>>(
    () => ({
      create: () => show({ dialog: 'form', thing: null }),
      edit: (thing) => show({ dialog: 'form', thing }),
      remove: (thing) => show({ dialog: 'delete', thing }),
    }),
    [show],
  )
  const formTitle = open?.thing ? copy.edit : copy.add
  const dialogs = (
    <>
      <DialogFrame
        key={opening}
        title={open?.dialog === 'form' ? formTitle : null}
        {...size}
        {...frame}
      >
        {open?.dialog === 'form' ? <Form key={opening} thing={open.thing} {...frame} /> : null}
      </DialogFrame>
      <Suspense>
        {open?.dialog === 'delete' ? (
          <Question key={opening} thing={open.thing} {...frame} />
        ) : null}
      </Suspense>
    </>
  )
  return { actions, reached, dialogs }
}

function isFramed({ dialog }: { dialog: string }): boolean {
  return dialog !== 'delete'
}

import type { RememberedExchange } from '@lya/contract/assistant/memory.ts'
import { memoryCopy } from '#assistant/memory/memory.copy.ts'
import { DeleteRange } from '#assistant/memory/messages/delete-range.tsx'
import type { useMessages } from '#assistant/memory/messages/use-messages.ts'
import { client } from '#connection/calls/client.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import classes from '../memory.module.css'

const copy = memoryCopy.messages

type Props = {
  /** The one message that is to go. */
  leaving: RememberedExchange | null
  /** Whether many are. */
  isAsking: boolean
  onClose: () => void
  take: ReturnType<typeof useMessages>['take']
}

/** Asks before messages are taken away. */
export function Deletions({ leaving, isAsking, onClose, take }: Props) {
  return (
    <>
      <ConfirmDialog
        opened={leaving !== null}
        question={copy.deleteQuestion}
        confirm={copy.delete}
        onClose={onClose}
        onConfirm={() => {
          onClose()
          if (!leaving) return
          const { channel, id } = leaving
          const work = () => client.memory.deleteMessage({ channel, message: id })
          void take(work, () => copy.deleted)
        }}
      >
        <p className={classes.detail}>{copy.deleteDetail}</p>
      </ConfirmDialog>
      <DeleteRange
        opened={isAsking}
        onClose={onClose}
        onDelete={(range) => {
          onClose()
          void take(
            () => client.memory.deleteRange(range),
            (answer) => copy.deletedMany((answer as { deleted: number }).deleted),
          )
        }}
      />
    </>
  )
}

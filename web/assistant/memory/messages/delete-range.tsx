import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { memoryCopy } from '#assistant/memory/memory.copy.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import classes from '../memory.module.css'

const copy = memoryCopy.messages

type Props = {
  opened: boolean
  onClose: () => void
  onDelete: (range: { from: string | null; to: string | null }) => void
}

/** Asks which days of the conversation go; without any, all of them. */
export function DeleteRange({ opened, onClose, onDelete }: Props) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const isWrong = from !== '' && to !== '' && to < from
  const confirm = () => {
    if (isWrong) return
    onDelete({ from: from || null, to: to || null })
    setFrom('')
    setTo('')
  }
  return (
    <ConfirmDialog
      opened={opened}
      question={copy.deleteManyQuestion}
      confirm={copy.deleteMany}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p className={classes.said}>{copy.deleteManyDetail}</p>
      <div className={classes.range}>
        <TextInput
          type="date"
          label={copy.from}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={copy.to}
          value={to}
          error={isWrong ? copy.rangeWrong : undefined}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
      <p className={`${classes.quiet} ${classes.detail}`}>{copy.rangeHelp}</p>
    </ConfirmDialog>
  )
}

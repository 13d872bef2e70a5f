import { useState } from 'react'
import { memoryCopy } from '#assistant/memory/memory.copy.ts'
import { DayField } from '#design/days/day-field.tsx'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { isDay } from '#format/day-arithmetic.ts'
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
  const isWrong = isDay(from) && isDay(to) && to < from
  // Without days all of it goes, so what is no day must never count as none.
  const isUnreadable = [from, to].some((day) => day !== '' && !isDay(day))
  const confirm = () => {
    if (isWrong || isUnreadable) return
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
        <DayField
          name="from"
          label={copy.from}
          isRequired={false}
          value={from}
          onChange={setFrom}
        />
        <DayField
          name="to"
          label={copy.to}
          isRequired={false}
          value={to}
          error={isWrong ? copy.rangeWrong : undefined}
          onChange={setTo}
        />
      </div>
      <p className={`${classes.quiet} ${classes.detail}`}>{copy.rangeHelp}</p>
    </ConfirmDialog>
  )
}

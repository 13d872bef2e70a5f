import { IconSend2 } from '@tabler/icons-react'
import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import classes from './chat.module.css'

type Props = { seconds: number; onFinish: () => void; onDrop: () => void }

/** Takes the field's place while Lya listens. */
export function RecordingBar({ seconds, onFinish, onDrop }: Props) {
  return (
    <div className={classes.field}>
      <button type="button" className={classes.drop} onClick={onDrop}>
        {copy.dropRecording}
      </button>
      <p className={classes.recording}>
        <span className={classes.recordingDot} aria-hidden="true" />
        <span role="status">{copy.recording}</span>
        <span>{minutes(seconds)}</span>
      </p>
      <button
        type="button"
        className={classes.send}
        aria-label={copy.sendRecording}
        onClick={onFinish}
      >
        <IconSend2 size={22} aria-hidden="true" />
      </button>
    </div>
  )
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

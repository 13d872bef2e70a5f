import { IconMicrophone, IconPhoto } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'
import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import classes from './chat.module.css'

const photoTypes = 'image/jpeg,image/png,image/webp'

type AttachProps = { hears: boolean; onFile: (file: Blob) => void }

/** Picks a photo, or takes one on a telephone; recordings too where Lya hears. */
export function AttachButton({ hears, onFile }: AttachProps) {
  const input = useRef<HTMLInputElement>(null)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    // The same file can be picked again.
    event.currentTarget.value = ''
    if (file) onFile(file)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={copy.photo}
        accept={hears ? `${photoTypes},audio/*` : photoTypes}
        onChange={onChange}
      />
      <button
        type="button"
        className={classes.attach}
        aria-label={copy.attach}
        title={copy.attach}
        onClick={() => input.current?.click()}
      >
        <IconPhoto size={24} aria-hidden="true" />
      </button>
    </>
  )
}

/** Stands where "send" is while there is nothing to send. */
export function MicrophoneButton({ onStart }: { onStart: () => void }) {
  return (
    <button type="button" className={classes.send} aria-label={copy.record} onClick={onStart}>
      <IconMicrophone size={22} aria-hidden="true" />
    </button>
  )
}

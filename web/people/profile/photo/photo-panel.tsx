import type { Profile } from '@lya/contract/people/profile.ts'
import { Button } from '@mantine/core'
import { type DragEvent, useRef, useState } from 'react'
import { photoCopy as copy } from '../profile.copy.ts'
import { photoTypes } from './photo.model.ts'
import classes from './photo-panel.module.css'
import { useRemovePhoto, useUploadPhoto } from './use-photo.ts'

/** The photo as it is, and the ways to another: a button, or a file dropped here. */
export function PhotoPanel({ profile }: { profile: Profile }) {
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { preview, isSending, send } = useUploadPhoto()
  const remove = useRemovePhoto(profile)
  const photo = preview ?? profile.avatarUrl
  const isBusy = isSending || remove.isPending

  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !isBusy) send(file)
    // The same file may be chosen again, after a failure.
    if (picker.current) picker.current.value = ''
  }
  const over = (event: DragEvent) => {
    // Without this the browser would open the file instead.
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <section
      aria-label={copy.alt}
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Photo url={photo} name={profile.name} isSending={isSending} />
      <div className={classes.words}>
        <p className={classes.drop}>{copy.drop}</p>
        <p className={classes.pick}>{copy.pick}</p>
        <p className={classes.rules}>{copy.rules}</p>
        <div className={classes.actions}>
          <Button size="md" loading={isSending} onClick={() => picker.current?.click()}>
            {photo ? copy.replace : copy.choose}
          </Button>
          {profile.avatarUrl ? (
            <Button size="md" variant="subtle" disabled={isBusy} onClick={() => remove.mutate()}>
              {copy.remove}
            </Button>
          ) : null}
        </div>
        <input
          ref={picker}
          type="file"
          hidden
          accept={photoTypes.join(',')}
          aria-label={copy.choose}
          onChange={(event) => take(event.currentTarget.files)}
        />
      </div>
    </section>
  )
}

function Photo(props: { url: string | null; name: string; isSending: boolean }) {
  const { url, name, isSending } = props
  return (
    <div className={classes.frame} data-sending={isSending || undefined}>
      {url ? (
        <img className={classes.photo} src={url} alt={copy.alt} />
      ) : (
        <span className={classes.initial} role="img" aria-label={copy.none}>
          {[...name.trim()][0]?.toLocaleUpperCase('pt-BR') ?? ''}
        </span>
      )}
      <span className="lya-hidden" role="status">
        {isSending ? copy.sending : ''}
      </span>
    </div>
  )
}

import type { MessageTemplate } from '@lya/contract/backoffice/message-templates.ts'
import type { MessageContent } from '@lya/core/backoffice/messages/content.ts'
import { faultOf } from '@lya/core/backoffice/messages/refuse-content.ts'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import classes from '../marketing.module.css'
import { NewerNotice } from '../newer-notice.tsx'
import type { EditorProps } from '../saved-panel.tsx'
import { ContentFields } from './content-fields.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { templatesCopy as copy } from './templates.copy.ts'
import { useTemplateChanges } from './use-template-changes.ts'

const blank: MessageContent = {
  channel: 'email',
  subject: '',
  body: '',
  button: 'Abrir a Lya',
  path: '/dashboard',
  metaName: '',
}

/** A template while it is written, with how it arrives beside. */
export function TemplateEditor({ id, saved, onRemoved, onReload }: EditorProps<MessageTemplate>) {
  const [name, setName] = useState(saved?.name ?? '')
  const [content, setContent] = useState<MessageContent>(() => (saved ? contentOf(saved) : blank))
  const [version, setVersion] = useState(saved?.version ?? 0)
  const [isAsking, setIsAsking] = useState(false)
  const { save, remove } = useTemplateChanges(onRemoved)
  const canSave = name.trim() !== '' && faultOf(content) === null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!canSave) return
    save.mutate(
      { id, name, version, ...content },
      { onSuccess: (done) => setVersion(done.version) },
    )
  }
  return (
    <div className={classes.desk}>
      <form className={classes.card} onSubmit={submit}>
        {saved && saved.version > version && !save.isPending ? (
          <NewerNotice onReload={onReload} />
        ) : null}
        <TextInput
          size="sm"
          label={copy.name}
          value={name}
          maxLength={80}
          required
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ContentFields content={content} onChange={setContent} />
        <div className={classes.actions}>
          <Button type="submit" size="sm" loading={save.isPending} disabled={!canSave}>
            {copy.save}
          </Button>
          {saved ? (
            <Button variant="subtle" size="sm" onClick={() => setIsAsking(true)}>
              {copy.remove}
            </Button>
          ) : null}
        </div>
      </form>
      <TemplatePreview content={content} />
      <ConfirmDialog
        opened={isAsking}
        question={copy.confirmRemove}
        subject={{ name }}
        confirm={copy.remove}
        onConfirm={() => {
          setIsAsking(false)
          remove.mutate({ id })
        }}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}

function contentOf(saved: MessageTemplate): MessageContent {
  const { channel, subject, body, button, path, metaName } = saved
  return { channel, subject, body, button, path, metaName }
}

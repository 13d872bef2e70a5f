import { isOwnPath, type MessageContent } from '@lya/core/backoffice/messages/content.ts'
import { messageVariables } from '@lya/core/backoffice/messages/variables.ts'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import classes from '../marketing.module.css'
import { templatesCopy as copy, variableCopy } from './templates.copy.ts'

type Props = { content: MessageContent; onChange: (next: MessageContent) => void }

/** What a template says, on its channel. */
export function ContentFields({ content, onChange }: Props) {
  const isEmail = content.channel === 'email'
  const set = (change: Partial<MessageContent>): void => onChange({ ...content, ...change })
  return (
    <>
      <NativeSelect
        size="sm"
        label={copy.channel}
        value={content.channel}
        onChange={(event) =>
          set({ channel: event.currentTarget.value === 'whatsapp' ? 'whatsapp' : 'email' })
        }
      >
        <option value="email">{copy.email}</option>
        <option value="whatsapp">{copy.whatsapp}</option>
      </NativeSelect>
      {isEmail ? (
        <TextInput
          size="sm"
          label={copy.subject}
          value={content.subject}
          maxLength={150}
          onChange={(event) => set({ subject: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          size="sm"
          label={copy.metaName}
          description={copy.metaHint}
          value={content.metaName}
          maxLength={512}
          onChange={(event) => set({ metaName: metaNameOf(event.currentTarget.value) })}
        />
      )}
      <Body content={content} onBody={(body) => set({ body })} />
      {isEmail ? (
        <div className={classes.two}>
          <TextInput
            size="sm"
            label={copy.button}
            value={content.button}
            maxLength={40}
            onChange={(event) => set({ button: event.currentTarget.value })}
          />
          <TextInput
            size="sm"
            label={copy.path}
            description={copy.pathHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={content.path}
            error={isOwnPath(content.path.trim()) ? null : copy.pathWrong}
            maxLength={200}
            onChange={(event) => set({ path: event.currentTarget.value })}
          />
        </div>
      ) : null}
    </>
  )
}

/** A name as Meta takes it, from whatever was typed. */
function metaNameOf(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
    .replace(/[^a-z0-9_]/g, '')
}

type BodyProps = { content: MessageContent; onBody: (body: string) => void }

function Body({ content, onBody }: BodyProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { body, channel } = content
  const insert = (name: string): void => {
    const { selectionStart = body.length, selectionEnd = body.length } = field.current ?? {}
    onBody(`${body.slice(0, selectionStart)}{{${name}}}${body.slice(selectionEnd)}`)
    field.current?.focus()
  }
  return (
    <>
      <Textarea
        size="sm"
        ref={field}
        label={copy.body}
        description={channel === 'email' ? copy.bodyHint : copy.whatsappHint}
        value={body}
        rows={8}
        maxLength={4_000}
        required
        onChange={(event) => onBody(event.currentTarget.value)}
      />
      <fieldset className={classes.chips} style={{ border: 0, padding: 0 }}>
        <legend className={classes.quiet}>{copy.variables}</legend>
        {messageVariables.map((name) => (
          <button
            key={name}
            type="button"
            className={classes.chip}
            title={variableCopy[name]}
            aria-label={copy.insert(name)}
            onClick={() => insert(name)}
          >
            {`{{${name}}}`}
          </button>
        ))}
      </fieldset>
    </>
  )
}

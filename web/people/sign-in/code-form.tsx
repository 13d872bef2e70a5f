import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { EntryFrame } from '#design/entry/entry-frame.tsx'
import form from '#design/form.module.css'
import { codeCopy as copy } from './sign-in.copy.ts'
import { useTakeStep } from './use-sign-in.ts'

/** The second step: a code of the app, or one that was kept for the day it is lost. */
export function CodeForm({ onLeave }: { onLeave: () => void }) {
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [isTrusted, setTrusted] = useState(false)
  const { isUnderWay, take } = useTakeStep({ onWrong: () => setCode(''), onExpired: onLeave })
  const words = isRecovery ? copy.recovery : copy.app

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') take({ code, isTrusted })
  }

  return (
    <EntryFrame title={copy.title} lead={words.lead}>
      <form className={form.fields} onSubmit={submit} noValidate>
        <TextInput
          key={words.label}
          label={words.label}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          size="lg"
          autoFocus
          {...(isRecovery ? {} : { inputMode: 'numeric' as const })}
        />
        <Checkbox
          label={copy.trust}
          description={copy.trustHint}
          checked={isTrusted}
          onChange={(event) => setTrusted(event.currentTarget.checked)}
        />
        <Button type="submit" size="lg" disabled={code.trim() === ''} loading={isUnderWay}>
          {copy.submit}
        </Button>
        <button
          type="button"
          className={form.textButton}
          onClick={() => {
            setRecovery(!isRecovery)
            setCode('')
          }}
        >
          {words.other}
        </button>
        <Button variant="subtle" size="lg" onClick={onLeave}>
          {copy.back}
        </Button>
      </form>
    </EntryFrame>
  )
}

import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import form from '#design/form.module.css'
import { secondFactorCopy as copy } from './second-factor.copy.ts'
import classes from './second-factor.module.css'
import { useRefusedField } from './use-refused-field.ts'
import type { Started } from './use-second-factor.ts'

/** Modules of white that a QR code needs around it. */
const quietZone = 4

/** The secret for the app, as a picture and as text, and the first code of it. */
export function ScanStep(props: {
  started: Started
  isBusy: boolean
  /** Why it was not taken, until something else is typed. */
  refused: string | null
  /** Whether it was right. */
  onCode: (code: string) => Promise<boolean>
  onLeave: () => void
}) {
  const { started, isBusy, refused, onCode, onLeave } = props
  const [code, setCode] = useState('')
  const field = useRefusedField(refused)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    field.send()
    if (code.trim() !== '' && !isBusy && !(await onCode(code))) setCode('')
  }
  return (
    <form
      ref={field.form}
      className={form.fields}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <div className={classes.scan}>
        <Picture {...started.picture} />
        <div className={classes.words}>
          <strong>{copy.scanTitle}</strong>
          <p className={classes.quiet}>{copy.scanHelp}</p>
          <p className={classes.quiet}>{copy.keyHelp}</p>
          <code className={classes.key}>{started.key.replace(/.{4}(?=.)/g, '$& ')}</code>
          <p className={classes.onPhone}>
            <a href={started.uri}>{copy.openApp}</a>
          </p>
        </div>
      </div>
      <strong>{copy.codeTitle}</strong>
      <TextInput
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        onChange={(event) => {
          field.type()
          setCode(event.currentTarget.value)
        }}
        error={field.told}
      />
      <div className={classes.ways}>
        <Button type="submit" size="md" disabled={code.trim() === ''} loading={isBusy}>
          {copy.confirm}
        </Button>
        <Button variant="default" size="md" onClick={onLeave}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Black on white in the dark too: cameras read it so. */
function Picture({ size, path }: Started['picture']) {
  const whole = size + 2 * quietZone
  return (
    <svg
      className={classes.picture}
      viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={copy.pictureName}
    >
      <rect x={-quietZone} y={-quietZone} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

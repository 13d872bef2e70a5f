import { readConfirmation } from '@lya/core/people/account/confirmation.ts'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useMemo, useState } from 'react'
import { api } from '#connection/calls/client.ts'
import { PasswordField } from '#design/entry/password-field.tsx'
import { useWrongFields } from '#design/form/use-wrong-fields.ts'
import form from '#design/form.module.css'
import { SectionCard } from '#design/page/section-card.tsx'
import { refusedField } from '#people/account/refused-field.ts'
import { deletionCopy as copy } from './deletion.copy.ts'
import classes from './deletion.module.css'
import { useRequestDeletion } from './use-deletion.ts'

type Props = {
  /** What somebody has paid for and gives up, which another area knows. */
  givenUp: ReactNode
}

/** The end of the account: what it means, and what has to be typed for it. */
export function DeletionSection({ givenUp }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <SectionCard
      id="excluir"
      title={copy.title}
      lead={copy.lead}
      loading=""
      failed=""
      query={nothingToWaitFor}
    >
      {isOpen ? (
        <DeletionForm givenUp={givenUp} onLeave={() => setOpen(false)} />
      ) : (
        <Button variant="default" className={classes.begin} onClick={() => setOpen(true)}>
          {copy.begin}
        </Button>
      )}
    </SectionCard>
  )
}

function DeletionForm({ givenUp, onLeave }: Props & { onLeave: () => void }) {
  const secondFactor = useQuery(api.secondFactor.get.queryOptions())
  const isCodeAsked = secondFactor.data?.isOn ?? false
  const [word, setWord] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const request = useRequestDeletion()
  const refused = useMemo(() => refusedField(request.error), [request.error])
  const wrong = useWrongFields(refused)
  const isReady = readConfirmation(word) && password !== '' && (!isCodeAsked || code.trim() !== '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || request.isPending) return
    request.mutate({ confirmation: word, password, ...(isCodeAsked && { code }) })
  }

  return (
    <form ref={wrong.form} className={form.fields} onSubmit={submit} noValidate>
      <ul className={classes.list}>
        {copy.what.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {givenUp}
      <p className={classes.first}>{copy.first}</p>
      <TextInput
        label={copy.word}
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <PasswordField
        label={copy.password}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={refused.password ?? null}
      />
      {isCodeAsked ? (
        <TextInput
          label={copy.code}
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={refused.code}
        />
      ) : null}
      <div className={classes.ways}>
        <Button size="md" onClick={onLeave}>
          {copy.cancel}
        </Button>
        <Button
          type="submit"
          size="md"
          className={classes.danger}
          disabled={!isReady}
          loading={request.isPending}
        >
          {copy.submit}
        </Button>
      </div>
    </form>
  )
}

const nothingToWaitFor = {
  isPending: false,
  isError: false,
  data: true,
  error: null,
  refetch: () => Promise.reject(new Error('there is nothing to fetch')),
} as const

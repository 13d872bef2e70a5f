import { useState } from 'react'
import { checkoutCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import type { Draft } from '#commerce/checkout/draft/draft.model.ts'
import type { useDraft } from '#commerce/checkout/draft/use-draft.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { useOnce } from '#connection/calls/use-once.ts'
import { fieldOfRefusal, type PersonalErrors } from './personal.model.ts'
import { PersonalStep } from './personal-step.tsx'

type Props = {
  form: ReturnType<typeof useDraft>
  password: string
  asksForReminders: boolean
  takesFocus: boolean
  total: string
  onPassword: (password: string) => void
  onDone: () => void
}

/** Step 1 and its save: the payment comes only once the server has taken all of it. */
export function PersonalPart({ form, password, onDone, ...rest }: Props) {
  const { session, draft, change, saveNow } = form
  const once = useOnce()
  const [isSaving, setSaving] = useState(false)
  const [refused, setRefused] = useState<PersonalErrors>({})
  const [failure, setFailure] = useState<string | null>(null)

  const save = async (typed: string) => {
    if (!once.begin()) return
    setSaving(true)
    setFailure(null)
    setRefused({})
    try {
      // Whoever pays by PIX is most likely who uses it.
      const pixDocument = draft.pixDocument === '' ? draft.cpf : draft.pixDocument
      if (pixDocument !== draft.pixDocument) change({ pixDocument })
      await saveNow({ step: 2, pixDocument, ...(typed === '' ? {} : { password: typed }) })
      onDone()
    } catch (cause) {
      const field = cause instanceof RefusedCall ? fieldOfRefusal(cause.code) : null
      const sentence = cause instanceof RefusedCall || field ? refusalSentence(cause) : null
      if (field && sentence) setRefused({ [field]: sentence })
      else setFailure(sentence ?? copy.saveFailedLead)
    } finally {
      setSaving(false)
      once.again()
    }
  }

  const edit = (typed: Partial<Draft>) => {
    // What the server said was about what stood there before.
    setRefused((before) => withoutKeys(before, Object.keys(typed)))
    change(typed)
  }

  return (
    <PersonalStep
      {...rest}
      draft={draft}
      password={password}
      isSignedIn={session.isSignedIn}
      hasStoredPassword={session.hasPassword}
      isSaving={isSaving}
      refused={refused}
      failure={failure}
      onChange={edit}
      onPassword={(typed) => {
        setRefused((before) => withoutKeys(before, ['password']))
        rest.onPassword(typed)
      }}
      onContinue={(typed) => void save(typed)}
    />
  )
}

function withoutKeys(errors: PersonalErrors, keys: readonly string[]): PersonalErrors {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => !keys.includes(key)))
}

import { limits } from '@lya/core/limits.ts'
import { TextInput } from '@mantine/core'
import { personalCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import type { Draft } from '#commerce/checkout/draft/draft.model.ts'
import { cpfMask, phoneMask } from '#commerce/fields/masks.model.ts'
import { MaskedInput } from '#design/form/masked-input.tsx'
import { EmailField } from './email-field.tsx'
import type { EmailStatus, PersonalField } from './personal.model.ts'

type Props = {
  draft: Draft
  status: EmailStatus
  /** Whether nothing could be found out about the e-mail. */
  hasFailed: boolean
  isSignedIn: boolean
  /** What a field says by now; null while it says nothing. */
  shown: (field: PersonalField) => string | null
  onChange: (change: Partial<Draft>) => void
  onLeave: (field: PersonalField) => void
}

/** Who buys, named so that browsers can fill it in. */
export function PersonalFields(props: Props) {
  const { draft, status, shown, onChange, onLeave } = props
  return (
    <>
      <TextInput
        label={copy.name}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={limits.nameLengthMax}
        value={draft.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        onBlur={() => onLeave('name')}
        error={shown('name')}
      />
      <MaskedInput
        mask={phoneMask}
        label={copy.phone}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        placeholder="(11) 99999-9999"
        value={draft.phone}
        onChange={(phone) => onChange({ phone })}
        onBlur={() => onLeave('phone')}
        error={shown('phone')}
      />
      <EmailField
        email={draft.email}
        isFixed={props.isSignedIn}
        status={status}
        hasFailed={props.hasFailed}
        // Known at once, and worth knowing before the rest is typed.
        error={status === 'active' ? copy.emailActive : shown('email')}
        onChange={(typed) => onChange({ email: typed })}
        onLeave={() => onLeave('email')}
      />
      <MaskedInput
        mask={cpfMask}
        label={copy.cpf}
        name="cpf"
        inputMode="numeric"
        autoComplete="off"
        placeholder="000.000.000-00"
        value={draft.cpf}
        onChange={(cpf) => onChange({ cpf })}
        onBlur={() => onLeave('cpf')}
        error={shown('cpf')}
      />
    </>
  )
}

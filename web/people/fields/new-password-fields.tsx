import {
  type PasswordKnowledge,
  passwordReason,
  passwordStrength,
} from '@lya/core/people/identity/passwords/password.ts'
import { PasswordField } from '#design/entry/password-field.tsx'
import { PasswordMeter } from '#design/entry/password-meter.tsx'
import { passwordReasons } from '#people/fields/fields.copy.ts'
import type { NewPassword, NewPasswordErrors } from '#people/fields/new-password.model.ts'

type Props = {
  knowledge: PasswordKnowledge
  labels: { password: string; confirmation: string }
  fields: NewPassword
  errors: NewPasswordErrors | null
  onChange: (change: Partial<NewPassword>) => void
}

/** A new password, how strong it is, and the same once more. */
export function NewPasswordFields({ knowledge, labels, fields, errors, onChange }: Props) {
  const { password } = fields
  const reason = passwordReason(password, knowledge)
  return (
    <>
      <div>
        <PasswordField
          label={labels.password}
          autoComplete="new-password"
          value={password}
          onChange={(typed) => onChange({ password: typed })}
          error={errors?.password ?? null}
        />
        <PasswordMeter
          strength={password === '' ? null : passwordStrength(password, knowledge)}
          reason={reason === null ? null : passwordReasons[reason]}
        />
      </div>
      <PasswordField
        label={labels.confirmation}
        autoComplete="new-password"
        value={fields.confirmation}
        onChange={(confirmation) => onChange({ confirmation })}
        error={errors?.confirmation ?? null}
      />
    </>
  )
}

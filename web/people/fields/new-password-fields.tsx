import { PasswordField } from '#design/entry/password-field.tsx'
import { PasswordMeter } from '#design/entry/password-meter.tsx'
import type { NewPassword, NewPasswordErrors } from '#people/fields/new-password.model.ts'

type Props = {
  labels: { password: string; confirmation: string }
  fields: NewPassword
  errors: NewPasswordErrors | null
  onChange: (change: Partial<NewPassword>) => void
}

/** A new password, how strong it is, and the same once more. */
export function NewPasswordFields({ labels, fields, errors, onChange }: Props) {
  return (
    <>
      <div>
        <PasswordField
          label={labels.password}
          autoComplete="new-password"
          value={fields.password}
          onChange={(password) => onChange({ password })}
          error={errors?.password ?? null}
        />
        <PasswordMeter password={fields.password} />
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

import {
  type PasswordKnowledge,
  passwordReason,
  passwordStrength,
} from '@lya/core/people/identity/passwords/password.ts'
import { personalCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { PasswordField } from '#design/entry/password-field.tsx'
import { PasswordMeter } from '#design/entry/password-meter.tsx'
import { passwordReasons } from '#people/fields/fields.copy.ts'

type Props = {
  password: string
  /** The server has one already; it is never shown again. */
  isStored: boolean
  knowledge: PasswordKnowledge
  error: string | null
  onChange: (password: string) => void
  onLeave: () => void
}

/** The password of the account that comes with the purchase. */
export function NewPassword({ password, isStored, knowledge, error, onChange, onLeave }: Props) {
  const reason = passwordReason(password, knowledge)
  return (
    <div>
      <PasswordField
        label={copy.password}
        autoComplete="new-password"
        value={password}
        onChange={onChange}
        onBlur={onLeave}
        error={error}
        {...(isStored ? { description: copy.passwordStored } : {})}
      />
      <PasswordMeter
        strength={password === '' ? null : passwordStrength(password, knowledge)}
        reason={reason === null ? null : passwordReasons[reason]}
      />
    </div>
  )
}

import { type PasswordStrength, passwordStrength } from '@lya/core/people/identity/password.ts'
import classes from './password-meter.module.css'

const words: Record<PasswordStrength, string> = {
  0: 'Fraca demais',
  1: 'Fraca',
  2: 'Razoável',
  3: 'Boa',
  4: 'Forte',
}

/** Guides towards a better password; it never refuses one. */
export function PasswordMeter({ password }: { password: string }) {
  const strength = passwordStrength(password)
  return (
    <div className={classes.meter} data-strength={strength}>
      <span className={classes.track} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={classes.step} data-reached={step <= strength} />
        ))}
      </span>
      <span className={classes.word} role="status">
        {password === '' ? '' : `Força da senha: ${words[strength]}`}
      </span>
    </div>
  )
}

import type { PasswordStrength } from '@lya/core/people/identity/passwords/password.ts'
import classes from './password-meter.module.css'

const words: Record<PasswordStrength, string> = {
  0: 'Fraca demais',
  1: 'Fraca',
  2: 'Razoável',
  3: 'Boa',
  4: 'Forte',
}

/**
 * Guides towards a better password; it never refuses one.
 *
 * @param props.strength Null while nothing is typed.
 * @param props.reason What makes it too weak, in words.
 */
export function PasswordMeter(props: { strength: PasswordStrength | null; reason: string | null }) {
  const { strength, reason } = props
  return (
    <div className={classes.meter} data-strength={strength ?? 0}>
      <span className={classes.track} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={classes.step} data-reached={step <= (strength ?? 0)} />
        ))}
      </span>
      <span className={classes.word} role="status">
        {strength === null ? '' : `Força da senha: ${words[strength]}`}
        {strength === null || reason === null ? null : (
          <>
            {'. '}
            <strong className={classes.reason}>{reason}</strong>
          </>
        )}
      </span>
    </div>
  )
}

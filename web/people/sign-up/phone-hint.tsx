import { Loader } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import form from '#design/form.module.css'
import type { Availability } from './personal-step.model.ts'
import { signUpCopy } from './sign-up.copy.ts'

/** Says how the look-up of the phone stands; a taken phone is the field's own error. */
export function PhoneHint({ availability }: { availability: Availability }) {
  const isFree = availability === 'free'
  return (
    <p className={form.hint} role="status" data-good={isFree}>
      {availability === 'checking' ? (
        <>
          <Loader size={14} aria-hidden="true" /> {signUpCopy.phoneChecking}
        </>
      ) : null}
      {isFree ? (
        <>
          <IconCheck size={16} aria-hidden="true" /> {signUpCopy.phoneFree}
        </>
      ) : null}
    </p>
  )
}

import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forSignedIn } from '#access.ts'

export const secondFactorRefusals = [
  'second-factor.code-wrong',
  'second-factor.step-expired',
  'second-factor.on-already',
  'second-factor.off',
] as const

const password = z.string().max(limits.passwordLengthMax)

/** Six digits of the authenticator app, or a recovery code; spaces and case do not matter. */
export const secondFactorCode = z.string().trim().min(1).max(40)

const recoveryCodes = z.array(z.string())

/** A second step at each sign-in: a code of an app that only the person has. */
export const secondFactor = {
  get: forSignedIn
    .route({ method: 'GET', path: '/second-factor', summary: 'Is a second step asked for?' })
    .output(z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() })),
  start: forSignedIn
    .route({
      method: 'POST',
      path: '/second-factor/start',
      description:
        'Gives a fresh secret, which counts once a code of it was confirmed. The recovery codes ' +
        'are told here and never again.',
    })
    .input(z.object({ password }))
    .output(
      z.object({
        /** What the picture says, for an app on the same device. */
        uri: z.string(),
        /** The secret, to be typed where no picture can be taken. */
        key: z.string(),
        /** The QR code: its width in modules, and its dark ones as an SVG path. */
        picture: z.object({ size: z.int(), path: z.string() }),
        recoveryCodes,
      }),
    ),
  confirm: forSignedIn
    .route({
      method: 'POST',
      path: '/second-factor/confirm',
      description: 'Turns it on by a code of the app, and signs every other browser out.',
    })
    .input(z.object({ code: secondFactorCode }))
    .output(z.object({ isOn: z.literal(true) })),
  renewCodes: forSignedIn
    .route({
      method: 'POST',
      path: '/second-factor/recovery-codes',
      summary: 'Replace the recovery codes',
    })
    .input(z.object({ password }))
    .output(z.object({ recoveryCodes })),
  stop: forSignedIn
    .route({ method: 'POST', path: '/second-factor/stop', summary: 'Turn the second step off' })
    .input(z.object({ password }))
    .output(z.object({ isOn: z.literal(false) })),
}

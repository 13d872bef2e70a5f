import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forSignedIn } from '#access.ts'

export const profileRefusals = [
  'profile.name-required',
  'profile.time-zone-invalid',
  'profile.password-wrong',
  'profile.password-same',
  'profile.avatar-too-large',
  'profile.avatar-no-image',
  'profile.avatar-missing',
] as const

export const profile = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** A new address that still waits for its proof. */
  pendingEmail: z.string().nullable(),
  /** 13 digits from 55, or null. */
  phone: z.string().nullable(),
  /** One of Brazil's zones, such as `America/Manaus`. */
  timeZone: z.string(),
  /** Path of the photo, another one for each upload, or null. */
  avatarUrl: z.string().nullable(),
})
export type Profile = z.infer<typeof profile>

const password = z.string().max(limits.passwordLengthMax)

export const profiles = {
  get: forSignedIn
    .route({ method: 'GET', path: '/profile', summary: "One's own data" })
    .output(profile),
  update: forSignedIn
    .route({
      method: 'PATCH',
      path: '/profile',
      description:
        'A new e-mail counts only once the link sent to it was opened, which leads to ' +
        '/profile?email=confirmed, =expired or =taken; the old address is told. The e-mail that ' +
        'waits sends its link again, the present one ends the waiting. What is left out stays. ' +
        'Another e-mail or phone needs the password again.',
    })
    .input(
      z.object({
        name: z.string().max(limits.nameLengthMax).optional(),
        email: z.string().max(limits.emailLengthMax).optional(),
        /** As typed: 10 or 11 digits, or 13 with the country. */
        phone: z.string().max(30).optional(),
        timeZone: z.string().max(60).optional(),
        /** Must come with another e-mail or phone: they open the account, now or one day. */
        currentPassword: password.optional(),
      }),
    )
    .output(profile),
  sendConfirmation: forSignedIn
    .route({
      method: 'POST',
      path: '/profile/confirmation',
      summary: 'Send the link that confirms the e-mail again',
      description:
        'The links before are worth nothing from then on. Nothing is sent where the e-mail is ' +
        'confirmed already, which the answer says.',
    })
    .output(profile),
  changePassword: forSignedIn
    .route({
      method: 'POST',
      path: '/profile/password',
      description:
        'Ends every other session and tells the address; `othersEnded` is false when ending ' +
        'them failed after the password had changed.',
    })
    .input(z.object({ currentPassword: password, newPassword: password }))
    .output(z.object({ changed: z.literal(true), othersEnded: z.boolean() })),
  /**
   * The upload is `PUT /api/profile/avatar` with the picture's bytes as its body and its true media
   * type: `image/jpeg`, `image/png` or `image/gif`. It answers the profile as well.
   */
  removeAvatar: forSignedIn.route({ method: 'DELETE', path: '/profile/avatar' }).output(profile),
}

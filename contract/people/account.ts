import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forLeaving, forSignedIn } from '#access.ts'
import { secondFactorCode } from '#people/second-factor.ts'

export const accountRefusals = [
  'account.too-many-exports',
  'account.export-missing',
  'account.confirmation-wrong',
  'account.code-required',
  'account.not-leaving',
] as const

/** The last file of all that is held of a person; null where none was asked for, or it is gone. */
export const dataExport = z
  .object({
    id: z.string(),
    state: z.enum(['pending', 'ready']),
    requestedAt: z.string(),
    /** When the file goes; null until it is there. */
    expiresAt: z.string().nullable(),
    bytes: z.int().nullable(),
    /** Where its person's browser finds it: a ZIP of JSON and CSV. Null until it is there. */
    url: z.string().nullable(),
  })
  .nullable()
export type DataExport = z.infer<typeof dataExport>

/** Whether the people who make Lya may read this person's messages, without their name. */
const reading = z.object({
  isAllowed: z.boolean(),
  /** Nothing from before this moment is read; null where it was never allowed. */
  since: z.string().nullable(),
})
export type Reading = z.infer<typeof reading>

/** What is held of a person, as a file in their hands, and the end of it. */
export const account = {
  // The law gives whoever leaves their data too, until the last day.
  getExport: forLeaving
    .route({ method: 'GET', path: '/account/export', summary: 'The last export of all own data' })
    .output(z.object({ export: dataExport })),
  /** The file itself is `GET /api/account/export/{id}/file`, for its person alone. */
  requestExport: forLeaving
    .route({
      method: 'POST',
      path: '/account/export',
      description: 'Made in the background; an e-mail says when it is ready. Three a day.',
    })
    .output(z.object({ export: dataExport })),
  getReading: forSignedIn
    .route({
      method: 'GET',
      path: '/account/reading',
      summary: 'Whether messages may be read to teach Lya; off until it is turned on',
    })
    .output(reading),
  setReading: forSignedIn
    .route({ method: 'PUT', path: '/account/reading' })
    .input(z.object({ isAllowed: z.boolean() }))
    .output(reading),
  requestDeletion: forSignedIn
    .route({
      method: 'POST',
      path: '/account/deletion',
      description:
        'Suspends the account at once and deletes it after seven days. Until then whoever signs ' +
        'in may call DELETE on it, take their own data away and sign out, and nothing else.',
    })
    .input(
      z.object({
        /** The word `EXCLUIR`, typed. */
        confirmation: z.string().max(40),
        password: z.string().max(limits.passwordLengthMax),
        /** Where a second step is on. */
        code: secondFactorCode.optional(),
      }),
    )
    .output(z.object({ leavesAt: z.string() })),
  keep: forLeaving
    .route({ method: 'DELETE', path: '/account/deletion', summary: 'Come back in time' })
    .output(z.object({ kept: z.literal(true) })),
}

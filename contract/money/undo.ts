import * as z from 'zod'
import { forSignedIn } from '#access.ts'
import { id } from '#fields.ts'

export const undoRefusals = ['undo.missing', 'undo.too-late'] as const

export const undo = {
  run: forSignedIn
    .route({
      method: 'POST',
      path: '/undo/{id}',
      description: 'Carries out the inverse of one command, once; a repeat changes nothing.',
    })
    .input(z.object({ id }))
    .output(z.object({ undone: z.literal(true) })),
}

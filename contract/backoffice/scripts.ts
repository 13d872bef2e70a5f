import { scriptTypes, scriptVariables } from '@lya/core/backoffice/crm/script.ts'
import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'

export const scriptsRefusals = [
  'scripts.title-required',
  'scripts.content-required',
  /** `data.variables` are the names that nothing is known for. */
  'scripts.variable-unknown',
  /** Somebody saved it meanwhile; `data` holds both versions. */
  'scripts.stale',
] as const

const content = z.object({
  title: z.string().max(limits.descriptionLengthMax),
  content: z.string().max(limits.scriptLengthMax),
  whatsappTemplate: z.string().max(limits.scriptLengthMax).nullable(),
  isActive: z.boolean(),
})

export const callScript = content.extend({ type: z.enum(scriptTypes), version: z.int() })
export type CallScript = z.infer<typeof callScript>

/** What operators say and write, for each kind of task. */
export const scripts = {
  list: forOperators('support')
    .route({ method: 'GET', path: '/admin/scripts', summary: 'At most one a kind' })
    .output(
      z.object({
        items: z.array(callScript),
        /** What the variables become for somebody who signed up three days ago. */
        example: z.record(z.enum(scriptVariables), z.string()),
      }),
    ),
  save: forOperators('support')
    .route({ method: 'PUT', path: '/admin/scripts/{type}' })
    .input(
      content.extend({
        type: z.enum(scriptTypes),
        /** The version that was edited; null where there was none. */
        version: z.int().nullable(),
      }),
    )
    .output(z.object({ script: callScript })),
}

import { isOwnPath, messageChannels } from '@lya/core/backoffice/messages/content.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'
import { id } from '#fields.ts'

export const messageTemplatesRefusals = [
  'templates.missing',
  'templates.stale',
  'templates.in-use',
  'templates.unknown-variable',
  'templates.incomplete',
  'templates.no-way-out',
] as const

/** What a template says; see `MessageContent` of the core. */
export const messageContent = z.object({
  channel: z.enum(messageChannels),
  subject: z.string().trim().max(150),
  body: z.string().trim().min(1).max(4_000),
  button: z.string().trim().max(40),
  /** A path of ours. */
  path: z.string().trim().max(200).refine(isOwnPath),
  /** As Meta has it: lower case, digits and underscores. */
  metaName: z
    .string()
    .trim()
    .max(512)
    .regex(/^[a-z0-9_]*$/),
})

export const messageTemplate = messageContent.extend({
  id,
  name: z.string().trim().min(1).max(80),
  version: z.int(),
  updatedAt: z.string(),
})
export type MessageTemplate = z.infer<typeof messageTemplate>

const templateList = z.object({ items: z.array(messageTemplate) })

/** As its person would see it. */
export const messagePreview = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  button: z.string(),
  /** As it has to be registered at Meta; empty for e-mail. */
  numbered: z.string(),
})
export type MessagePreview = z.infer<typeof messagePreview>

/** What campaigns say. */
export const messageTemplates = {
  list: forOperators('marketing')
    .route({ method: 'GET', path: '/admin/templates', summary: 'Templates, by name' })
    .output(templateList),
  preview: forOperators('marketing')
    .route({
      method: 'POST',
      path: '/admin/templates/preview',
      description: 'Fills a template, saved or not, with what is known of the operator.',
    })
    .input(messageContent)
    .output(messagePreview),
  save: forOperators('marketing')
    .route({
      method: 'PUT',
      path: '/admin/templates/{id}',
      description: 'Makes it, or replaces it while its version is the one that was read.',
    })
    .input(messageTemplate.omit({ updatedAt: true }))
    .output(messageTemplate),
  remove: forOperators('marketing')
    .route({ method: 'DELETE', path: '/admin/templates/{id}' })
    .input(z.object({ id }))
    .output(templateList),
}

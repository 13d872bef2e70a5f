import {
  isMeaningful,
  type numberFields,
  type Segment,
  segmentBounds,
  segmentChoices,
  segmentNumbers,
} from '@lya/core/backoffice/segments/segment.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'
import { id } from '#fields.ts'

export const segmentsRefusals = ['segments.missing', 'segments.stale', 'segments.in-use'] as const

const choice = <Field extends keyof typeof segmentChoices>(field: Field) =>
  z.object({
    field: z.literal(field),
    values: z.array(z.enum(segmentChoices[field])).max(segmentChoices[field].length),
    isNot: z.boolean().optional(),
  })
const number = (field: (typeof numberFields)[number]) => {
  const { min, max } = segmentNumbers[field]
  const bound = z.int().min(min).max(max).optional()
  return z.object({ field: z.literal(field), from: bound, to: bound })
}

const condition = z
  .discriminatedUnion('field', [
    choice('plan'),
    choice('period'),
    choice('payment'),
    choice('channel'),
    choice('source'),
    choice('onboarding'),
    number('daysToEnd'),
    number('engagement'),
    number('churn'),
    number('daysSinceWrite'),
    number('referrals'),
    number('paidReferrals'),
  ])
  .refine(isMeaningful)

const match = z.enum(['all', 'any'])

/** Conditions as data; see `Segment` of the core. */
export const segmentRule: z.ZodType<Segment, Segment> = z.object({
  match,
  groups: z
    .array(
      z.object({
        match,
        conditions: z.array(condition).min(1).max(segmentBounds.conditionsMax),
      }),
    )
    .max(segmentBounds.groupsMax),
})

export const segmentName = z.string().trim().min(1).max(80)

export const savedSegment = z.object({
  id,
  name: segmentName,
  rule: segmentRule,
  version: z.int(),
  updatedAt: z.string(),
})
export type SavedSegment = z.infer<typeof savedSegment>

/** Who is in a segment now. */
export const segmentPreview = z.object({
  count: z.int(),
  /** How many there are altogether. */
  total: z.int(),
  /** How many of them agreed to be written to there, and can be. */
  reachable: z.object({ email: z.int(), whatsapp: z.int() }),
  /** The newest of them. */
  sample: z.array(
    z.object({
      userId: id,
      name: z.string(),
      email: z.string(),
      plan: z.string(),
    }),
  ),
})
export type SegmentPreview = z.infer<typeof segmentPreview>

const segmentList = z.object({ items: z.array(savedSegment) })

/** Who is meant, by conditions instead of names. */
export const segments = {
  list: forOperators('marketing')
    .route({ method: 'GET', path: '/admin/segments', summary: 'Saved segments, by name' })
    .output(segmentList),
  preview: forOperators('marketing')
    .route({
      method: 'POST',
      path: '/admin/segments/preview',
      summary: 'Counts a segment, saved or not, and shows some of its people',
    })
    .input(z.object({ rule: segmentRule }))
    .output(segmentPreview),
  save: forOperators('marketing')
    .route({
      method: 'PUT',
      path: '/admin/segments/{id}',
      description: 'Makes it, or replaces it while its version is the one that was read.',
    })
    .input(
      z.object({
        id,
        name: segmentName,
        rule: segmentRule,
        /** 0 for one that is new. */
        version: z.int().min(0),
      }),
    )
    .output(savedSegment),
  remove: forOperators('marketing')
    .route({ method: 'DELETE', path: '/admin/segments/{id}' })
    .input(z.object({ id }))
    .output(segmentList),
}

import * as z from 'zod'

/** Centavos, basis points and pieces on the wire: whole numbers, which may be negative. */
export const amount = z.int()
/** In basis points: 1,234 is 12.34%. */
export const rate = z.int()
/** `YYYY-MM`. */
export const month = z.string().regex(/^\d{4}-\d{2}$/)
/** An ISO moment. */
export const moment = z.string()

/**
 * What was worked out at some moment and is kept. Where it is stale another one is being worked
 * out already: `admin:overview` is announced when it is there.
 */
export const cached = <T extends z.ZodType>(data: T) =>
  z.object({
    data,
    computedAt: moment,
    /** From then on it is stale. */
    expiresAt: moment,
    isStale: z.boolean(),
  })
export type Cached<T> = { data: T; computedAt: string; expiresAt: string; isStale: boolean }

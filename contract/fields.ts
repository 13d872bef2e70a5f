import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'

/** Any UUID version; ours are v7, a client may make its own. Lower case on the way in. */
export const id = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i)
  .toLowerCase()

/** One of the person's categories, or what has none, to filter by. */
export const categoryFilter = z.union([id, z.literal('none')])

/** A calendar day, `YYYY-MM-DD`, between 1900 and 2199; never a moment. */
export const day = z.iso.date().refine((text) => text >= '1900-01-01' && text <= '2199-12-31')

/**
 * A day as it is told: data that was loaded from elsewhere may hold one that nobody can write here,
 * such as the year 202 or 20226, and one such row is no reason to show nothing at all.
 */
export const storedDay = z.string().regex(/^\d{4,6}-\d{2}-\d{2}$/)

/** Centavos of one transaction: above zero, at most R$ 100.000.000,00. */
export const amountCents = z.int().min(1).max(limits.amountCentsMax)

/** Centavos that may be negative, such as a balance. */
export const signedCents = z.int()

/** Why an operator does something to somebody's account; the audit keeps it. */
export const reason = z.string().trim().min(limits.reasonLengthMin).max(limits.reasonLengthMax)

export const transactionType = z.enum(['receita', 'despesa'])
export type TransactionType = z.infer<typeof transactionType>

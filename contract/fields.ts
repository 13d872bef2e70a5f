import { limits } from '@lya/core/limits.ts'
import * as z from 'zod'

/** Any UUID version; ours are v7, a client may make its own. Lower case on the way in. */
export const id = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i)
  .toLowerCase()

/** A calendar day, `YYYY-MM-DD`, between 1900 and 2199; never a moment. */
export const day = z.iso.date().refine((text) => text >= '1900-01-01' && text <= '2199-12-31')

/** Centavos of one transaction: above zero, at most R$ 100.000.000,00. */
export const amountCents = z.int().min(1).max(limits.amountCentsMax)

/** Centavos that may be negative, such as a balance. */
export const signedCents = z.int()

export const transactionType = z.enum(['receita', 'despesa'])
export type TransactionType = z.infer<typeof transactionType>

import * as z from 'zod'

/**
 * The body of `POST /api/subscription/card`, which answers a `subscription`. It is no procedure:
 * the card's number and code live in the memory of one handler of its own.
 */
export const newCard = z.object({
  version: z.int(),
  number: z.string().max(40),
  holderName: z.string().max(100),
  /** `MM/AA`. */
  expiry: z.string().max(10),
  code: z.string().max(10),
  /** CPF or CNPJ of whoever holds it. */
  document: z.string().max(30),
  cep: z.string().max(20),
  addressNumber: z.string().max(20),
})
export type NewCard = z.infer<typeof newCard>

import { cents } from '@lya/core/amounts/cents.ts'
import { z } from 'zod'

const orNull = <Shape extends z.ZodType>(shape: Shape) =>
  shape.nullish().transform((value) => value ?? null)

/** Reais as a number with two decimals. */
const money = z.number().transform((value) => cents(Math.round(value * 100)))

/** `2026-07-14`; the events of subscriptions write `14/07/2026`. */
export const day = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})$/)
  .transform((text) => (text.includes('/') ? text.split('/').reverse().join('-') : text))

/**
 * A payment, as far as we read it: attributes may be added any day, keys that lead to nothing are
 * left out, and a method has keys of its own.
 */
export const payment = z.object({
  id: z.string().min(1),
  customer: z.string(),
  externalReference: orNull(z.string()),
  installment: orNull(z.string()),
  installmentNumber: orNull(z.number()),
  billingType: z.string(),
  status: z.string(),
  deleted: orNull(z.boolean()),
  value: money,
  dueDate: day,
  confirmedDate: orNull(day),
  clientPaymentDate: orNull(day),
  paymentDate: orNull(day),
  bankSlipUrl: orNull(z.string()),
  creditCard: orNull(
    z.object({
      creditCardNumber: orNull(z.string()),
      creditCardBrand: orNull(z.string()),
      creditCardToken: orNull(z.string()),
    }),
  ),
  refunds: orNull(z.array(z.object({ status: z.string(), value: money }))),
})

export type Payment = z.infer<typeof payment>

export const payments = z.object({ data: z.array(payment), hasMore: z.boolean() })

export const customer = z.object({
  id: z.string().min(1),
  name: orNull(z.string()),
  email: orNull(z.string()),
  cpfCnpj: orNull(z.string()),
  mobilePhone: orNull(z.string()),
  deleted: orNull(z.boolean()),
})

export const customers = z.object({ data: z.array(customer) })

export const cardToken = z.object({
  creditCardNumber: orNull(z.string()),
  creditCardBrand: orNull(z.string()),
  creditCardToken: z.string().min(1),
})

export const pixCode = z.object({ payload: z.string().min(1), encodedImage: z.string().min(1) })

export const bankSlip = z.object({ identificationField: z.string().min(1) })

/** Where a boleto's payer says to which account its money goes. */
export const slipRefund = z.object({ requestUrl: orNull(z.string()) })

/** Where only the status of the answer counts. */
export const anything = z.unknown()

const related = z.object({
  id: z.string(),
  customer: orNull(z.string()),
  externalReference: orNull(z.string()),
  installment: orNull(z.string()),
  subscription: orNull(z.string()),
})

export const webhook = z.object({
  id: z.string().min(1).max(255),
  event: z.string().min(1).max(255),
  dateCreated: orNull(z.string()),
  payment: orNull(related),
  subscription: orNull(related),
})

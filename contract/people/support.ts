import * as z from 'zod'
import { forGuests } from '#access.ts'

/** Whom people write to, as the operator configured it; null where nothing is. */
export const contacts = z.object({
  companyName: z.string(),
  companyCnpj: z.string().nullable(),
  companyEmail: z.string().nullable(),
  /** Lya's own number: digits with the country. Null: she answers in the app. */
  assistantWhatsapp: z.string().nullable(),
  supportWhatsapp: z.string().nullable(),
  faqUrl: z.string().nullable(),
})
export type Contacts = z.infer<typeof contacts>

export const support = {
  contacts: forGuests
    .route({ method: 'GET', path: '/support', summary: 'Whom to write to; for guests too' })
    .output(contacts),
}

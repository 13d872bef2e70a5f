import { maskPhone } from '@lya/core/people/identity/phone.ts'
import type { Operator } from '#platform/config/settings.ts'
import type { PageValues } from '#platform/http/web/page-values.ts'

/** Who runs the product. Null is a value too: the page leaves out what it would say of it. */
export function operatorValues(operator: Operator): PageValues {
  const { companyName, companyCnpj, companyEmail, companyAddress, privacyOfficer } = operator
  const { supportWhatsapp, faqUrl } = operator
  return {
    ...{ companyName, companyCnpj, companyEmail, companyAddress, privacyOfficer },
    ...{ supportWhatsapp, faqUrl },
    supportWhatsappShown: supportWhatsapp === null ? null : shownPhone(supportWhatsapp),
  }
}

/** The number without its country; another country's stays whole. */
function shownPhone(digits: string): string {
  return /^55\d{11}$/.test(digits) ? maskPhone(digits) : `+${digits}`
}

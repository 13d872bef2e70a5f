import { maskPhone } from '@lya/core/people/identity/phone.ts'
import type { AppParts } from '#main/parts.ts'
import type { Operator } from '#platform/config/settings.ts'
import type { CurrentPageValues, PageValues } from '#platform/http/web/page-values.ts'

/** What the public pages are filled in with; `web/site/slots.tsx` names it. */
export function openSite({ settings }: AppParts): CurrentPageValues {
  const values: PageValues = { ...operatorValues(settings.operator) }
  return async () => values
}

/** Null is a value too: the page leaves out what it would say of it. */
function operatorValues(operator: Operator): PageValues {
  const { supportWhatsapp, companyEmail } = operator
  return {
    companyName: operator.companyName,
    companyCnpj: operator.companyCnpj,
    companyEmail,
    companyAddress: operator.companyAddress,
    privacyOfficer: operator.privacyOfficer,
    supportWhatsapp,
    supportWhatsappShown: supportWhatsapp === null ? null : shownPhone(supportWhatsapp),
    hasContact: supportWhatsapp !== null || companyEmail !== null,
    faqUrl: operator.faqUrl,
  }
}

/** The number without its country; another country's stays whole. */
function shownPhone(digits: string): string {
  return /^55\d{11}$/.test(digits) ? maskPhone(digits) : `+${digits}`
}

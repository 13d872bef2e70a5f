import { z } from 'zod'
import { cnpj, email, hosts, sender, text, url, whatsappNumber } from '#platform/config/fields.ts'
import { optional, secret, set } from '#platform/config/variable.ts'

/** How people are reached, and who stands behind the product. */
export const peopleVariables = z.object({
  SMTP_URL: secret(
    'Where e-mail is handed in. Unset: it is kept in the mailbox page of the simulator.',
    url('smtp', 'smtps'),
  ),
  MAIL_FROM: set('The sender of all e-mail.', 'Lya <lya@localhost>', sender),
  PUSH_SERVICES: set(
    "Whose addresses browsers may name for notifications: the services of the browsers' makers.",
    'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
    hosts,
  ),
  ASSISTANT_WHATSAPP: optional(
    "Lya's own WhatsApp number. Unset: people talk to her in the built-in chat.",
    whatsappNumber,
  ),
  SUPPORT_WHATSAPP: optional('The WhatsApp number of your support.', whatsappNumber),
  FAQ_URL: optional('The address of your frequently asked questions.', url('https', 'http')),
  COMPANY_NAME: set('Who runs this product; named in the legal pages.', 'Lya', text()),
  COMPANY_CNPJ: optional('The CNPJ of who runs this product.', cnpj),
  COMPANY_EMAIL: optional('Where people and authorities write to.', email),
  COMPANY_ADDRESS: optional(
    'The postal address of who runs this product, in one line; the law wants it on the pages.',
    text(),
  ),
  PRIVACY_OFFICER: optional(
    'The name of the person in charge of personal data (the encarregado of the LGPD, article 41).',
    text(),
  ),
})

/** Who runs this installation, as the pages show it. */
export interface Operator {
  companyName: string
  companyCnpj: string | null
  companyEmail: string | null
  companyAddress: string | null
  privacyOfficer: string | null
  /** Digits with the country code. */
  assistantWhatsapp: string | null
  supportWhatsapp: string | null
  faqUrl: string | null
}

export const peopleSettings = peopleVariables.transform((given) => ({
  smtpUrl: given.SMTP_URL,
  mailFrom: given.MAIL_FROM,
  /** Hosts of push services, `*.` in front for all below one. */
  pushServices: given.PUSH_SERVICES as readonly string[],
  operator: {
    companyName: given.COMPANY_NAME,
    companyCnpj: given.COMPANY_CNPJ,
    companyEmail: given.COMPANY_EMAIL,
    companyAddress: given.COMPANY_ADDRESS,
    privacyOfficer: given.PRIVACY_OFFICER,
    assistantWhatsapp: given.ASSISTANT_WHATSAPP,
    supportWhatsapp: given.SUPPORT_WHATSAPP,
    faqUrl: given.FAQ_URL,
  } satisfies Operator as Operator,
}))

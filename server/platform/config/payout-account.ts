import { z } from 'zod'

/** The account that pays commissions, as the bank names it. */
export interface PayoutAccount {
  bank: string
  agency: string
  agencyDigit: string
  account: string
  accountDigit: string
  agreement: string
}

const form = /^(\d{3})\/(\d{1,5})(?:-([\dX]))?\/(\d{1,12})-([\dX])\/([\w.-]{1,20})$/

/** `341/1234/56789-0/AGREEMENT`: bank, agency, account and what the bank calls the agreement. */
export const payoutAccount = z
  .string()
  .regex(form, { error: 'bank/agency/account-digit/agreement, such as 341/1234/56789-0/LYA01' })
  .transform((text): PayoutAccount => {
    const [, bank = '', agency = '', agencyDigit = '', account = '', accountDigit = '', agreement] =
      form.exec(text) ?? []
    return { bank, agency, agencyDigit, account, accountDigit, agreement: agreement ?? '' }
  })

import type { PayingAccount } from '@lya/core/commerce/payouts/pix-file.ts'
import type { Settings } from '#platform/config/settings.ts'

/** Who pays, as the bank wants to know; null while it is not set up. */
export function payerOf({
  payoutAccount,
  operator,
}: Pick<Settings, 'payoutAccount' | 'operator'>): PayingAccount | null {
  const { companyName, companyCnpj } = operator
  const companyDocument = companyCnpj?.replace(/[^0-9A-Z]/gi, '') ?? ''
  if (payoutAccount === null || !/^\d{14}$/.test(companyDocument)) return null
  return { ...payoutAccount, companyName, companyDocument }
}

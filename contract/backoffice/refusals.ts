import { campaignsRefusals } from '#backoffice/campaigns.ts'
import { crmRefusals } from '#backoffice/crm.ts'
import { logsRefusals } from '#backoffice/logs.ts'
import { messageTemplatesRefusals } from '#backoffice/message-templates.ts'
import { operatorsRefusals } from '#backoffice/operators.ts'
import { overviewRefusals } from '#backoffice/overview/refusals.ts'
import { peopleRefusals } from '#backoffice/people.ts'
import { personRefusals } from '#backoffice/person/procedures.ts'
import { scriptsRefusals } from '#backoffice/scripts.ts'
import { segmentsRefusals } from '#backoffice/segments.ts'
import { affiliatesRefusals } from '#backoffice/trade/affiliates.ts'
import { checkoutSettingsRefusals } from '#backoffice/trade/checkout-settings.ts'
import { paymentsRefusals } from '#backoffice/trade/payments.ts'
import { planCatalogueRefusals } from '#backoffice/trade/plans.ts'
import { viewsRefusals } from '#backoffice/views.ts'

/** Refusals that any call of the back-office can meet before it reaches its slice. */
export const houseRefusals = [
  'access.operator-suspended',
  'access.second-factor-missing',
  'backoffice.own-account',
] as const

/**
 * Refusals of the back-office. Their sentences are part of its own script:
 * web/connection/admin/admin-refusals.copy.ts. One line for each slice.
 */
export const adminRefusalCodes = [
  ...houseRefusals,
  ...crmRefusals,
  ...scriptsRefusals,
  ...overviewRefusals,
  ...planCatalogueRefusals,
  ...checkoutSettingsRefusals,
  ...paymentsRefusals,
  ...affiliatesRefusals,
  ...segmentsRefusals,
  ...messageTemplatesRefusals,
  ...campaignsRefusals,
  ...peopleRefusals,
  ...personRefusals,
  ...logsRefusals,
  ...operatorsRefusals,
  ...viewsRefusals,
] as const
export type AdminRefusalCode = (typeof adminRefusalCodes)[number]

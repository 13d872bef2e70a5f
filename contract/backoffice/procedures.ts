import { campaigns } from '#backoffice/campaigns.ts'
import { crm } from '#backoffice/crm.ts'
import { logs } from '#backoffice/logs.ts'
import { me } from '#backoffice/me.ts'
import { messageTemplates } from '#backoffice/message-templates.ts'
import { operators } from '#backoffice/operators.ts'
import { overview } from '#backoffice/overview/procedures.ts'
import { palette } from '#backoffice/palette.ts'
import { people } from '#backoffice/people.ts'
import { personProcedures } from '#backoffice/person/procedures.ts'
import { scripts } from '#backoffice/scripts.ts'
import { segments } from '#backoffice/segments.ts'
import { affiliates } from '#backoffice/trade/affiliates.ts'
import { checkoutSettings } from '#backoffice/trade/checkout-settings.ts'
import { payments } from '#backoffice/trade/payments.ts'
import { plans } from '#backoffice/trade/plans.ts'
import { usage } from '#backoffice/usage.ts'
import { views } from '#backoffice/views.ts'

/** Every procedure of the back-office, by slice; REST under `/api/admin`. One line for each. */
export const backoffice = {
  me,
  crm,
  scripts,
  palette,
  overview,
  logs,
  operators,
  plans,
  checkoutSettings,
  payments,
  affiliates,
  segments,
  messageTemplates,
  campaigns,
  usage,
  people,
  person: personProcedures,
  views,
}

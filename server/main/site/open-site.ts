import type { CheckoutConfig } from '@lya/contract/commerce/checkout-config.ts'
import { listPlans, rulesOf, viewPlan } from '#commerce/plans/index.ts'
import type { Ground } from '#main/parts.ts'
import { modelValues } from '#main/site/model-values.ts'
import { operatorValues } from '#main/site/operator-values.ts'
import { pixelIdsIn } from '#main/site/pixel-ids.ts'
import { planValues, unknownPlans } from '#main/site/plan-values.ts'
import { siteCopy } from '#main/site/site.copy.ts'
import { todayIn } from '#platform/clock/clock.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import { type CurrentPageValues, keepPageValues } from '#platform/http/web/page-values.ts'
import { noPixels, pixelValues } from '#platform/http/web/pixels.ts'

/** What the public pages are filled in with; `web/site/slots.tsx` names it. */
export function openSite(ground: Ground): CurrentPageValues {
  const { settings, db, clock, log, publicUrl, config } = ground
  const operator = {
    ...operatorValues(settings.operator),
    ...modelValues(settings.models),
    publicUrl,
  }
  const year = () => todayIn(clock, 'America/Sao_Paulo').year
  return keepPageValues({
    load: async () => {
      const settings = await config.read()
      const plans = await asSystem(db, listPlans)
      const rules = rulesOf(settings)
      const shown = plans.map((plan) => viewPlan(plan, rules))
      const pixels = pixelValues(pixelIdsIn(settings.pixels_analytics))
      const own = { payWith: waysToPay(settings), year: year() }
      return { ...operator, ...planValues(shown, publicUrl), ...pixels, ...own }
    },
    unknown: {
      ...{ ...operator, ...unknownPlans, ...noPixels },
      ...{ payWith: siteCopy.someMethods, year: year() },
    },
    clock,
    onChange: config.onForget,
    onError: (error) => log.warn('the prices of the pages could not be read', describeBug(error)),
  })
}

function waysToPay({ payment_methods: isOn }: CheckoutConfig): string {
  const { credit_card, pix, boleto } = siteCopy.methods
  const names = [
    ...(isOn.credit_card ? [credit_card] : []),
    ...(isOn.pix ? [pix] : []),
    ...(isOn.boleto ? [boleto] : []),
  ]
  return names.length > 0 ? siteCopy.either(names) : siteCopy.someMethods
}

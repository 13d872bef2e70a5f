import type { Plan } from '@lya/contract/commerce/plans.ts'
import { periodMonths } from '@lya/core/commerce/plans/period.ts'
import { siteCopy } from '#main/site/site.copy.ts'
import type { PageValues } from '#platform/http/web/page-values.ts'

/** The catalogue in the words of the public pages. */
export function planValues(plans: readonly Plan[], baseUrl: string): PageValues {
  return {
    arePlansKnown: true,
    hasPlans: plans.length > 0,
    plans: plans.map(cardOf),
    offersJson: offersJson(plans, baseUrl),
  }
}

/** While the catalogue has never been read: the pages show that they are waiting for it. */
export const unknownPlans: PageValues = {
  isProvisional: true,
  arePlansKnown: false,
  hasPlans: false,
  plans: [],
  offersJson: '[]',
}

function cardOf(plan: Plan): PageValues {
  const { priceCents, originalPriceCents, discountPercent, instalmentsShown: shown } = plan
  const months = periodMonths(plan.period)
  const isReduced = originalPriceCents !== null && originalPriceCents > priceCents
  return {
    slug: plan.slug,
    name: plan.name,
    description: plan.description,
    features: plan.features,
    isHighlighted: plan.isHighlighted,
    price: formatReais(priceCents),
    perPeriod: siteCopy.perPeriod[plan.period],
    originalPrice: isReduced ? formatReais(originalPriceCents) : null,
    discount: isReduced && discountPercent ? siteCopy.discount(discountPercent) : null,
    instalment: shown && siteCopy.instalment(shown.count, formatReais(shown.valueCents)),
    instalmentTotal: shown && formatReais(shown.totalCents),
    monthly: months > 1 ? formatReais(Math.round(priceCents / months)) : null,
  }
}

/** The same for search engines, as schema.org's offers; written into a page as it is. */
function offersJson(plans: readonly Plan[], baseUrl: string): string {
  const offers = plans.map(({ name, slug, priceCents }) => ({
    '@type': 'Offer',
    name,
    url: `${baseUrl}/checkout?plan=${slug}`,
    price: (priceCents / 100).toFixed(2),
    priceCurrency: 'BRL',
    availability: 'https://schema.org/InStock',
  }))
  // A name with `</script>` in it must not end the element.
  return JSON.stringify(offers).replaceAll('<', '\\u003c')
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

function formatReais(cents: number): string {
  return reais.format(cents / 100)
}

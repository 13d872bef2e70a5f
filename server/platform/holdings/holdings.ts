import { backofficeHoldings } from '#platform/holdings/backoffice-holdings.ts'
import { commerceHoldings } from '#platform/holdings/commerce-holdings.ts'
import type { Holding } from '#platform/holdings/holding.ts'
import { moneyHoldings } from '#platform/holdings/money-holdings.ts'
import { peopleHoldings } from '#platform/holdings/people-holdings.ts'

/** Everything that is held of a person, in the order in which an export shows it. */
export const holdings: readonly Holding[] = [
  ...peopleHoldings,
  ...moneyHoldings,
  ...commerceHoldings,
  ...backofficeHoldings,
]

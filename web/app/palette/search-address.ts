import { paths } from '#app/paths.ts'
import { noFilters, writeFilters } from '#money/transactions/filters/filters.model.ts'

/** Where the transactions stand that hold the text. */
export function searchAddress(text: string): string {
  return `${paths.transactions}?${writeFilters({ ...noFilters, search: text }).toString()}`
}

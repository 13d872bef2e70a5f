import type { Summary } from '@lya/contract/money/insights.ts'
import { assert } from '@lya/core/assert.ts'
import type { DayRange } from '@lya/core/calendar/day-range.ts'
import { limits } from '@lya/core/limits.ts'
import { type Flow, summarise } from '@lya/core/money/insights/summary.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { type SumsOf, sumRanges } from '#money/insights/insights.queries.ts'
import { sumFound } from '#money/transactions/index.ts'
import type { CommandContext } from '#platform/http/context.ts'

const queryCanceled = '57014'

type Filters = SumsOf & { search?: string | undefined }

/**
 * The four cards of a list: what stands in it under its filters, all of it and nothing else. The
 * sums are kept; a search alone adds up what it finds, within a time of its own.
 *
 * @throws Refusal `insights.search-too-broad` when that time is over.
 */
export async function readListSummary(
  ctx: CommandContext,
  range: DayRange | null,
  of: Filters,
  { msMax }: { msMax: number } = { msMax: limits.searchSumMsMax },
): Promise<Summary> {
  const found = of.search === undefined ? null : await sumSearch(ctx, range, of, msMax)
  const [period] = found ? [found] : await sumRanges(ctx.tx, ctx.userId, [range], of)
  assert(period, 'a flow for each range')
  return summarise({ period, total: period, previous: null })
}

/** Null where there is no word to search for: the list shows everything then. */
async function sumSearch(
  { tx, userId }: CommandContext,
  range: DayRange | null,
  of: Filters,
  msMax: number,
): Promise<Flow | null> {
  const days = range ? { from: range.from.toString(), to: range.to.toString() } : {}
  try {
    const found = await sumFound(tx, userId, { ...of, ...days }, { msMax })
    return (
      found && {
        incomeCents: found.receita.totalCents,
        expensesCents: found.despesa.totalCents,
      }
    )
  } catch (failure) {
    if ((failure as { code?: unknown }).code !== queryCanceled) throw failure
    throw new Refusal('invalid', 'insights.search-too-broad')
  }
}

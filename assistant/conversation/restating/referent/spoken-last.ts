import { isListed } from '#conversation/bills/spoken/of-bills.ts'
import { asking } from '#conversation/limits/limited-on.ts'
import { toldLast } from '#conversation/memory/remembered.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import { limitOf, type OfferedBill, type Own } from '#conversation/restating/referent/own.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'

/** The bills that were only offered or asked about, newest first. */
export function offeredIn({ state, today, payments = [] }: TurnInput): OfferedBill[] {
  const open = stillOpen(state, today)
  const own = open?.kind === 'bill' ? [open.bill] : []
  const list = open?.kind === 'bills' ? open : undefined
  const before = [...(state.offered ? [state.offered] : []), ...(state.offeredBefore ?? [])]
  const passed = before.filter((bill) => {
    const isSame = ({ name }: { name: string }) => fold(name) === fold(bill.name)
    return ![...own, ...(list?.bills ?? []), ...payments].some(isSame)
  })
  return [
    ...own.map((bill) => ({ bill, isOpen: true })),
    ...(list ? list.bills.map((bill) => ({ bill, list, isOpen: true })) : []),
    ...passed.map((bill) => ({ bill, isOpen: false })),
  ]
}

const ofThings: readonly (string | undefined)[] = [
  ...['recurring-created', 'amount-changed', 'name-changed', 'day-changed', 'date-changed'],
  ...['goal-created', 'deposited'],
]

/** What her last reply showed, asked or wrote, of those that are known. */
export function spokenLast(input: TurnInput, known: readonly Own[]): Own[] {
  const { state, today } = input
  const open = stillOpen(state, today)
  if (open?.kind === 'bill' || open?.kind === 'bills') {
    return known.filter((one) => one.kind === 'offer' && one.offer.isOpen)
  }
  if (isListed(input)) return known.filter(({ kind }) => kind === 'bill')
  const { last, rule = '' } = state
  // Behind an answer in figures nothing of one's own was spoken of.
  if (!last || asking.includes(rule)) return []
  if (last.kind === 'budget-set') {
    const limit = limitOf(input)
    return limit ? [limit] : []
  }
  if (ofThings.includes(last.kind)) {
    const name = fold(last.name ?? '')
    return known.filter((one) => {
      return (one.kind === 'bill' || one.kind === 'goal') && fold(one.name) === name
    })
  }
  const ids = new Set(toldLast(input, known).map(({ id }) => id))
  return known.filter((one) => one.kind === 'entry' && ids.has(one.id))
}

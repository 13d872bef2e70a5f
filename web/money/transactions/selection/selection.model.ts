import type { Transaction } from '@lya/contract/money/transactions.ts'
import { type Cents, cents, sumCents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'

export type Selection = {
  ids: ReadonlySet<string>
  /** Where a range begins: what was pressed last. */
  anchor: string | null
  /** What the list shows, in its order. What is selected but not shown is left alone. */
  shown: readonly Transaction[]
  /** On a phone boxes show only while somebody selects. */
  isOn: boolean
}

export const nothingSelected: Selection = { ids: new Set(), anchor: null, shown: [], isOn: false }

/** Selects one, or takes it out again. */
export function toggled(selection: Selection, id: string): Selection {
  return withState(selection, { targets: [id], isSelected: !selection.ids.has(id), anchor: id })
}

/** Gives everything from the anchor to this one the state that this one takes. */
export function ranged(selection: Selection, id: string): Selection {
  const order = selection.shown.map((one) => one.id)
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor)
  const to = order.indexOf(id)
  if (from === -1 || to === -1) return toggled(selection, id)
  const targets = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return withState(selection, { targets, isSelected: !selection.ids.has(id), anchor: id })
}

/** Selects all that is shown, or nothing when all of it is selected. */
export function allToggled(selection: Selection): Selection {
  const targets = selection.shown.map((one) => one.id)
  const isSelected = stateOfAll(selection) !== 'all'
  return withState(selection, { targets, isSelected, anchor: null })
}

/** What is selected of what is shown. */
export function selectedOf({ ids, shown }: Selection): Transaction[] {
  return shown.filter((one) => ids.has(one.id))
}

/** Income less expenses; may be negative. */
export function sumOf(transactions: readonly Transaction[]): Cents {
  const signed = transactions.map(({ type, amountCents }) =>
    type === 'receita' ? amountCents : -amountCents,
  )
  return sumCents(signed.map(cents))
}

export function stateOfAll(selection: Selection): 'none' | 'some' | 'all' {
  const count = selectedOf(selection).length
  if (count === 0) return 'none'
  return count === Math.min(selection.shown.length, limits.bulkMax) ? 'all' : 'some'
}

type Change = { targets: readonly string[]; isSelected: boolean; anchor: string | null }

function withState(selection: Selection, { targets, isSelected, anchor }: Change): Selection {
  const ids = new Set(selectedOf(selection).map((one) => one.id))
  for (const target of targets) {
    if (!isSelected) ids.delete(target)
    // One bulk change takes so many at most.
    else if (ids.size < limits.bulkMax) ids.add(target)
  }
  return { ...selection, ids, anchor }
}

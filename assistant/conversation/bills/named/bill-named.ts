import type { RecurringDraft } from '#conversation/effect.ts'
import { nameWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Bill } from '#conversation/naming/telling.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import type { PendingBills } from '#conversation/pending/pending-state.ts'
import type { TurnInput } from '#conversation/turn.ts'

/** A bill that is spoken of by its name: one that stands there, is offered, or is asked about. */
export type BillNamed =
  | { kind: 'standing'; name: string; bill: Bill }
  | { kind: 'offered'; name: string; bill: RecurringDraft }
  | { kind: 'asked'; name: string; bill: RecurringDraft; list: PendingBills }

/** Every bill that may be spoken of, those that only were offered behind those that stand there. */
export function billsSpokenOf(input: TurnInput): BillNamed[] {
  const { payments = [], state } = input
  const open = stillOpen(state, input.today)
  const standing = payments.map((bill) => ({ kind: 'standing', name: bill.name, bill }) as const)
  const isListed = open?.kind === 'bills'
  const asked = (isListed ? open.bills : []).map((bill) => {
    return { kind: 'asked', name: bill.name, bill, list: open as PendingBills } as const
  })
  const offered = open?.kind === 'bill' ? open.bill : null
  return [
    ...standing,
    ...asked,
    ...(offered ? [{ kind: 'offered', name: offered.name, bill: offered } as const] : []),
  ]
}

const articles = new Set('o a os as do da de dos das dessa desse essa esse no na'.split(' '))
const generic = new Set('nome conta contas boleto fatura pagamento'.split(' '))

/**
 * The one bill that is called just so, "a conta luz de casa" as well as "luz de casa"; null where
 * there is none, where several are, or where an entry is called so too.
 */
export function billCalled(input: TurnInput, words: readonly string[]): BillNamed | null {
  const bills = billsSpokenOf(input)
  // What only leads to the name is no part of it, and a bill may be called 'Conta'.
  for (const said of leadsOff(words)) {
    const fits = bills.filter(({ name }) => nameWords(name).join(' ') === said)
    const [only, another] = fits
    if (another) return null
    if (only) return isEntry(input, said) ? null : only
  }
  return null
}

/** The words, with ever more of those that lead to a name left out at the front. */
export function leadsOff(words: readonly string[]): string[] {
  const [first = '', ...rest] = words
  const isLead = articles.has(first) || generic.has(first)
  return [words.join(' '), ...(isLead && rest.length > 0 ? leadsOff(rest) : [])]
}

/** An entry of just that name: it is for others to tell which of the two is meant. */
export function isEntry(input: TurnInput, said: string): boolean {
  return rememberedIn(input).some(({ name }) => nameWords(name).join(' ') === said)
}

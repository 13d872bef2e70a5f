import type { Amount, Quantity } from '#language/amounts/amount.ts'
import type { Found } from '#language/amounts/found.ts'
import { joinRanges } from '#language/amounts/ranges.ts'
import type { PlacedNumber, Role } from '#language/amounts/role.ts'
import { singular } from '#language/amounts/units.ts'
import type { Token } from '#language/tokens.ts'

/** What the numbers of a message are: all of them, and of those the money and the counts. */
export interface Numbers {
  numbers: readonly PlacedNumber[]
  amounts: Amount[]
  quantities: Quantity[]
}

const counting = new Set<Role>(['quantity', 'measure', 'time', 'people'])

/** What was found, told apart by its role. */
export function sorted(tokens: readonly Token[], found: readonly Found[]): Numbers {
  const amounts = joinRanges(
    tokens,
    found.flatMap((one) => (isMoney(one) ? (amountOf(tokens, one) ?? []) : [])),
  )
  const inRange = (at: number) =>
    amounts.some((one) => one.fromCents !== undefined && one.first <= at && at <= one.last)
  return {
    amounts,
    // How far something has run is said of it: "revisão dos 40 mil km".
    quantities: found.flatMap((one) =>
      one.unit?.per === 'km' ? [] : (quantityOf(tokens, one) ?? []),
    ),
    numbers: found.map(({ first, last, role, rule, number }) => ({
      first,
      last,
      ...(isMoney({ role }) && inRange(first) ? { role: 'range', rule: 'range' } : { role, rule }),
      hundredths: number?.hundredths ?? null,
    })),
  }
}

function amountOf(tokens: readonly Token[], { amount, counted }: Found): Amount | null {
  const times = counted && amount ? quantityOf(tokens, counted) : null
  return amount && times ? { ...amount, times } : (amount ?? null)
}

function isMoney({ role }: Pick<Found, 'role'>): boolean {
  return role === 'amount' || role === 'unit-price'
}

function quantityOf(tokens: readonly Token[], found: Found): Quantity | null {
  const { first, last, role, unit, number } = found
  if (!number || !counting.has(role) || (role !== 'quantity' && !unit?.per)) return null
  const count = ((number.hundredths / 100) * (unit?.factor ?? 1)) / number.lot
  const thing = tokens[last + 1]
  const noun = thing?.kind === 'word' ? singular(thing.norm) : ''
  return { first, last, count, unit: unit?.per ?? (number.lot > 1 ? 'lote' : noun) }
}

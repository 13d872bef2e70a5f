import type { Amount } from '#language/amounts/amount.ts'
import type { Role } from '#language/amounts/role.ts'
import type { Unit } from '#language/amounts/units.ts'
import type { SpokenNumber } from '#language/spoken-number.ts'

/** A number while its role is being found. */
export interface Found {
  first: number
  last: number
  role: Role
  rule: string
  /** Null for figures that are no number, and for fond names of money. */
  number: SpokenNumber | null
  amount?: Amount
  unit?: Unit
  /** What a price of one piece is multiplied by. */
  counted?: Found
}

/** What a number of a message is. `unplaced` could be several things: it means a question. */
export type Role =
  | 'amount'
  | 'unit-price'
  | 'quantity'
  | 'measure'
  | 'percentage'
  | 'day'
  | 'time'
  | 'instalment'
  | 'balance'
  | 'name'
  | 'document'
  | 'telephone'
  | 'plate'
  | 'code'
  | 'year'
  | 'age'
  | 'score'
  | 'people'
  | 'range'
  | 'unplaced'

/** A number with the one thing that it is, and the name of the rule that says so. */
export interface PlacedNumber {
  first: number
  last: number
  role: Role
  rule: string
  /** Its value times a hundred; null for figures that are no number, such as `1.2.3`. */
  hundredths: number | null
}

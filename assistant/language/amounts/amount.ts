/** How sure a number is to be money: named in reais, written with cents, or merely bare. */
export type AmountForm = 'currency' | 'cents' | 'scale' | 'bare'

/** A number that may be money, with the tokens of its currency. */
export interface Amount {
  first: number
  last: number
  /** May be beyond every bound; the caller checks. */
  valueCents: number
  form: AmountForm
  isNegative: boolean
  isForeign: boolean
  /** Said loosely, as in `trinta e poucos`: not what is to be written. */
  isVague: boolean
  /** It lies between this and `valueCents`. */
  fromCents?: number
  /** It is the price of one of these. */
  times?: Quantity
}

/** A number that counts or measures: `4` of "4 passagens", `0,2` of "200 gramas". */
export interface Quantity {
  first: number
  last: number
  /** In `unit`; a fraction where grams are counted in kilos. */
  count: number
  /** What it counts, in the singular: `kg`, `litro`, `passagem`; empty where nothing is named. */
  unit: string
}

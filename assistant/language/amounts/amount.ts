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
}

/** A number that counts things: `4` of "4 passagens", with the token of the thing. */
export interface Quantity {
  first: number
  last: number
  count: number
}

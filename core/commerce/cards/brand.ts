/** What is printed on a card, as far as its first digits tell. */
export type CardBrand =
  | 'visa'
  | 'mastercard'
  | 'elo'
  | 'amex'
  | 'hipercard'
  | 'diners'
  | 'discover'
  | 'jcb'

// Elo and Hipercard live within the ranges of others, so they are asked first.
const beginnings: readonly (readonly [CardBrand, RegExp])[] = [
  [
    'elo',
    /^(4011(78|79)|43(1274|8935)|45(1416|7393|763[12])|50(4175|6699|67[0-7]\d|9\d{3})|627780|636(297|368)|65003[1-35-9]|65004\d|65005[01]|6504(0[5-9]|[1-3]\d)|6504(8[5-9]|9\d)|6505([0-2]\d|3[0-8])|6505(4[1-9]|[5-8]\d|9[0-8])|6507(0\d|1[0-8])|6507(2[0-7])|6509(0[1-9]|1\d|20)|6516(5[2-9]|[67]\d)|6550([01]\d|2[1-9]|[34]\d|5[0-8]))/,
  ],
  ['hipercard', /^(606282|3841)/],
  ['amex', /^3[47]/],
  ['diners', /^3(0[0-5]|[68])/],
  ['jcb', /^35(2[89]|[3-8])/],
  ['discover', /^6(011|4[4-9]|5)/],
  ['mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
  ['visa', /^4/],
]

/** @param digits As many as are typed so far. @returns null while nobody can tell. */
export function cardBrand(digits: string): CardBrand | null {
  return beginnings.find(([, beginning]) => beginning.test(digits))?.[0] ?? null
}

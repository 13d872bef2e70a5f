/**
 * What a verb says about money, roughly: `spend` leaves the pocket, `earn` comes in, `cost` is a
 * price or a bill (no person does it), `arrive` is money that comes by itself, `give` goes from one
 * person to another, `hand` is an everyday deed that a price may follow, `else` has nothing to do
 * with money: a figure in its clause is a distance, a mark, an offer.
 */
export type VerbKind = 'spend' | 'earn' | 'cost' | 'arrive' | 'give' | 'hand' | 'refund' | 'else'

/** What a verb says, and of which kind that is. */
export const kindOfSense = {
  spend: 'spend',
  pay: 'spend',
  buy: 'spend',
  lose: 'spend',
  charge: 'spend',
  invest: 'spend',
  earn: 'earn',
  sell: 'earn',
  cost: 'cost',
  arrive: 'arrive',
  give: 'give',
  send: 'give',
  lend: 'give',
  refund: 'refund',
  repay: 'refund',
  hand: 'hand',
  take: 'hand',
  do: 'hand',
  go: 'hand',
  ask: 'hand',
  save: 'else',
  withdraw: 'else',
  record: 'else',
  say: 'else',
  serve: 'else',
  lack: 'else',
  other: 'else',
} satisfies Record<string, VerbKind>

export type VerbSense = keyof typeof kindOfSense

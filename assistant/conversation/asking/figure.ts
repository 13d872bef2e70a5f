import type { Cents } from '@lya/core/amounts/cents.ts'
import type { Shown } from '#conversation/done/shown.ts'

/** A figure that is worked out of others, as it is asked for. */
export type Figure =
  /** "quanto sobra se eu pagar a facul?": of bills that stand there, and of sums that were told. */
  | { kind: 'if-paid'; ids: string[]; told: Priced[] }
  /** "quanto sobrou dos 600?": of what came in as that sum, or by that name. */
  | { kind: 'left-of'; amountCents: Cents }
  | { kind: 'left-of'; words: string }
  /** "quanto tá indo de parcela por mês?" */
  | { kind: 'instalments' }
  /** "qual foi o menor gasto?" */
  | { kind: 'smallest' }
  /** "quantos dias fiquei sem gastar?" */
  | { kind: 'idle-days' }
  /** "quantas vezes fui no mercado?"; `isEach`: what one of them comes to on average. */
  | { kind: 'times'; words: string; isEach?: true }
  /** "quanto falta pra bater 2 mil de entrada?" */
  | { kind: 'towards'; targetCents: Cents }

/** A sum by its name; an empty name is said by its sum alone. */
export interface Priced {
  name: string
  amountCents: Cents
}

/** The same with its figures. */
export type FigureAnswer =
  | { kind: 'if-paid'; balanceCents: Cents; paid: Priced[] }
  /** Null where nothing of that sum or name came in: then it is of all that there is. */
  | { kind: 'left-of'; item: Shown | null; spentCents: Cents; balanceCents: Cents }
  | { kind: 'instalments'; parts: Priced[]; monthCents: Cents }
  | { kind: 'smallest'; item: Shown | null }
  /** Of the days of the period that are over, today included. */
  | { kind: 'idle-days'; idle: number; days: number }
  | { kind: 'times'; words: string; isEach?: true; count: number; totalCents: Cents }
  | { kind: 'towards'; cameCents: Cents; targetCents: Cents }

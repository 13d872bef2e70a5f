import type { DayNumber } from '@lya/core/backoffice/daily/day-moves.ts'

/**
 * What is kept of a day beside what facts add to it: what was written, and how things stood at the
 * day's end.
 */
export const countedNumbers = ['transactions', 'writers'] as const
export const standingNumbers = ['users', 'active', 'trial', 'paying', 'mrrCents'] as const
/** Messages and letters that were handed to a provider, and those that it refused. */
export const sendNumbers = ['sends', 'failedSends'] as const

export type KeptNumber =
  | DayNumber
  | (typeof countedNumbers)[number]
  | (typeof standingNumbers)[number]
  | (typeof sendNumbers)[number]

/** The database's word for each. */
export const storedNumbers: Record<KeptNumber, string> = {
  signups: 'cadastros',
  payments: 'pagamentos',
  receivedCents: 'recebido',
  returnedCents: 'devolvido',
  conversions: 'primeiros_pagamentos',
  cancellations: 'cancelamentos',
  lost: 'perdidas',
  returned: 'retornos',
  transactions: 'lancamentos',
  writers: 'pessoas_que_escreveram',
  users: 'pessoas',
  active: 'ativas',
  trial: 'em_teste',
  paying: 'pagantes',
  mrrCents: 'mrr',
  sends: 'envios',
  failedSends: 'envios_falhos',
}

export const keptNumbers = Object.keys(storedNumbers) as KeptNumber[]

/** The name in the code of a stored one; undefined of one that another release keeps. */
export function numberOf(stored: string): KeptNumber | undefined {
  return keptNumbers.find((number) => storedNumbers[number] === stored)
}

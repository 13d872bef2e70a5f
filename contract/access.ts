import type { Right } from '@lya/core/people/roles/roles.ts'
import { oc } from '@orpc/contract'

/**
 * Who may call a procedure: anybody, whoever is signed in though their account waits for its end,
 * whoever is signed in, whoever may use what is paid for, or operators. Enforced in one place of
 * the server; the authorization matrix is made from it.
 */
export type Access = 'guest' | 'leaving' | 'session' | 'paid' | OperatorAccess

/** An operator who holds any of these rights; none named is any operator. */
export interface OperatorAccess {
  readonly operators: readonly Right[]
}

/** Refusals of whoever is signed in and may not call this all the same. */
export const accessRefusals = [
  'access.trial-ended',
  'access.suspended',
  'access.inactive',
  'access.right-missing',
  'access.leaving',
] as const

/** Every procedure begins with one of these, so that none can be without. */
const open = (access: Access) => oc.$meta<{ access: Access }>({ access })

/** Nobody is looked up before it: it works without a database, if the procedure does. */
export const forGuests = open('guest')
/**
 * The way back, one's own data and one's own money, for whoever asked for the end of their account:
 * until it comes they are a suspended person like any other.
 */
export const forLeaving = open('leaving')
/** One's own account, and what the law or a person's safety leaves no price on. */
export const forSignedIn = open('session')
/** The product itself. */
export const forPaying = open('paid')
/** For what is mounted beside the API, such as a file to take away. */
export const operatorsWith = (...rights: Right[]): OperatorAccess => ({ operators: rights })
/** The back-office: whoever holds any of these rights; none named is any operator. */
export const forOperators = (...rights: Right[]) => open(operatorsWith(...rights))

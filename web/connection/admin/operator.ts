import type { Right, Role } from '@lya/core/people/roles/roles.ts'
import { mayOperate } from '@lya/core/people/roles/roles.ts'
import { createContext, useContext } from 'react'

export interface Operator {
  userId: string
  name: string
  email: string
  roles: Role[]
  rights: Right[]
}

/** Whom the guard of /admin let through. */
export const SignedOperator = createContext<Operator | null>(null)

/** Who is at work. @throws outside of the back-office. */
export function useOperator(): Operator {
  const operator = useContext(SignedOperator)
  if (!operator) throw new Error('useOperator needs the guard of /admin above it')
  return operator
}

/** Whether whoever is at work holds any of these rights; the server asks again. */
export function useMay(...anyOf: Right[]): boolean {
  return mayOperate(useOperator().roles, anyOf)
}

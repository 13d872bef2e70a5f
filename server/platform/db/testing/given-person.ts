import type { PlanState } from '@lya/core/people/plan/plan.ts'
import type { Role } from '@lya/core/people/roles/roles.ts'
import type { Pool } from 'pg'
import { newId } from '#platform/security/ids.ts'

export interface GivenPerson {
  id: string
  name: string
  email: string
}

/** Puts a person into the database past sign-up: profile and auth user, on trial, no password. */
export async function givenPerson(
  { owner }: { owner: Pool },
  person: {
    id?: string
    name?: string
    email?: string
    whatsappNumber?: string | null
    statusPlan?: PlanState
    /** `YYYY-MM-DD` in UTC. */
    trialEndDate?: string | null
    timeZone?: string
    roles?: Role[]
    emailVerified?: boolean
  } = {},
): Promise<GivenPerson> {
  const id = person.id ?? newId()
  const name = person.name ?? 'Maria Souza'
  const email = person.email ?? `${id}@exemplo.test`
  await owner.query(
    `with perfil as (
       insert into profiles
         (id, name, email, whatsapp_number, status_plan, trial_end_date, fuso_horario, papeis)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
     )
     insert into auth."user" (id, name, email, email_verified) values ($1, $2, $3, $9)`,
    [
      id,
      name,
      email,
      person.whatsappNumber ?? null,
      person.statusPlan ?? 'TRIAL',
      person.trialEndDate === undefined ? '2099-12-31' : person.trialEndDate,
      person.timeZone ?? 'America/Sao_Paulo',
      person.roles ?? [],
      person.emailVerified ?? false,
    ],
  )
  return { id, name, email }
}

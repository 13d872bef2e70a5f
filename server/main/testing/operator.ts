import type { Role } from '@lya/core/people/roles/roles.ts'
import type { TestApp } from '#main/testing/app.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'

/**
 * An operator as the back-office wants them: with a role, the owner's if none is named, and with a
 * second factor, which is the database's word here. Journeys turn it on: e2e/operator.ts.
 */
export async function testOperator(
  app: TestApp,
  roles: readonly Role[] = ['admin'],
  how: { hasSecondFactor?: boolean; isSuspended?: boolean; isOnTrial?: boolean } = {},
): Promise<TestPerson> {
  const person = await testPerson(app, { isOnTrial: how.isOnTrial ?? false })
  await app.owner.query(
    `UPDATE profiles SET papeis = $2, operador_suspenso_em = CASE WHEN $3 THEN now() END
      WHERE id = $1`,
    [person.userId, roles, how.isSuspended ?? false],
  )
  await app.owner.query('UPDATE auth."user" SET two_factor_enabled = $2 WHERE id = $1', [
    person.userId,
    how.hasSecondFactor ?? true,
  ])
  return person
}

import type { TestAnswer, TestApp } from '#main/testing/app.ts'
import { newId } from '#platform/security/ids.ts'

/** Somebody who signed up, and what they do through the front door. */
export interface TestPerson {
  userId: string
  cookie: string
  send(method: string, path: string, body?: unknown): Promise<TestAnswer>
  /** As `send`, for an answer that must be a good one. */
  ask<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T>
  /** Makes a category; its id. */
  category(name: string, icon?: string): Promise<string>
  undo(id: string): Promise<TestAnswer>
}

/**
 * Somebody who has paid, so that no test hangs on how long a trial lasts.
 *
 * @param how.isOnboarding Has not come to the end of the onboarding.
 * @param how.isOnTrial Has not paid yet.
 */
export async function testPerson(
  app: TestApp,
  { isOnTrial, ...how }: { isOnboarding?: boolean; isOnTrial?: boolean } = {},
): Promise<TestPerson> {
  const { cookie, userId } = await app.signUp({ email: `${newId()}@exemplo.com.br`, ...how })
  if (!isOnTrial) {
    await app.owner.query(`UPDATE profiles SET status_plan = 'ATIVO' WHERE id = $1`, [userId])
  }
  const send: TestPerson['send'] = (method, path, body) =>
    app.call(method, path, {
      cookie,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  return {
    userId,
    cookie,
    send,
    ask: async <T>(method: string, path: string, body?: unknown) => {
      const answer = await send(method, path, body)
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
      return answer.body as T
    },
    category: async (name, icon = '🏷️|#112233') => {
      const id = newId()
      await app.owner.query(
        'insert into categorias (user_id, id, nome, icone) values ($1, $2, $3, $4)',
        [userId, id, name, icon],
      )
      return id
    },
    undo: (id) => send('POST', `/api/undo/${id}`),
  }
}

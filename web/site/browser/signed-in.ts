import type { Session } from '@lya/contract/people/identity.ts'

/** Written out, as `connection/caches/kept-session.ts` has it: importing it brings the product. */
const keptSessionKey = 'lya-session'

/**
 * Who is signed in. Nobody is asked for a browser in which nobody has signed in lately, so a
 * stranger's visit costs no call; null also when it cannot be told.
 */
export async function askSession(): Promise<Session> {
  if (!mayBeSignedIn()) return null
  try {
    const { session } = await ask<{ session: Session }>('/api/session')
    return session
  } catch {
    return null
  }
}

function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(keptSessionKey) !== null
  } catch {
    return false // storage is switched off
  }
}

/** Puts the way to their own pages in the place of the ways in, for whoever is in already. */
export async function showWayBack(page: Document, asked: Promise<Session>): Promise<void> {
  if (!(await asked)) return
  for (const one of page.querySelectorAll<HTMLElement>('[data-for-guest]')) one.hidden = true
  for (const one of page.querySelectorAll<HTMLElement>('[data-for-person]')) one.hidden = false
}

/** @throws when it is not answered, or refused. */
export async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  // The contract of our own server.
  return (await answer.json()) as Answer
}

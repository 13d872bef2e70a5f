import { Refusal } from '@lya/core/refusal.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { type AttemptBucket, countAttempts, digestOf, networkOf } from '#platform/limits/index.ts'

export type Attempt =
  | 'sign-up'
  | 'sign-in'
  | 'second-step'
  | 'check'
  | 'recovery'
  | 'recovery-token'
  | 'email-change'
  | 'password-change'

type Allowance = Omit<AttemptBucket, 'key'>

interface Allowances {
  ip: Allowance
  subject: Allowance
  pair?: Allowance
  /** In place of subject and pair, for a browser that proved before whose it is. */
  device?: Allowance
}

const minute = 60
const hour = 60 * minute

/**
 * For each attempt: how often from one network (`ip`), how often for one e-mail, phone or link
 * (`subject`), and how often for that subject from that network (`pair`).
 *
 * The first bounds who tries many accounts, the second who tries one from many places. Mobile
 * operators, and proxies that nobody told us of, put many people behind one address: so at sign-in
 * the third counts, and the first is far away. Whoever fills the second locks out strangers only:
 * a browser that has been let in before has a bound of its own (see `device-cookie.ts`).
 */
const allowed: Record<Attempt, Allowances> = {
  'sign-up': { ip: { max: 60, windowSeconds: hour }, subject: { max: 10, windowSeconds: hour } },
  'sign-in': {
    ip: { max: 600, windowSeconds: 15 * minute },
    subject: { max: 30, windowSeconds: 15 * minute },
    pair: { max: 10, windowSeconds: 15 * minute },
    device: { max: 10, windowSeconds: 15 * minute },
  },
  'second-step': {
    ip: { max: 600, windowSeconds: 15 * minute },
    subject: { max: 10, windowSeconds: 15 * minute },
  },
  check: {
    ip: { max: 60, windowSeconds: 15 * minute },
    subject: { max: 10, windowSeconds: 15 * minute },
  },
  recovery: {
    ip: { max: 20, windowSeconds: hour },
    subject: { max: 3, windowSeconds: 15 * minute },
  },
  'recovery-token': {
    ip: { max: 30, windowSeconds: 15 * minute },
    subject: { max: 10, windowSeconds: 15 * minute },
  },
  'email-change': {
    ip: { max: 60, windowSeconds: hour },
    subject: { max: 5, windowSeconds: hour },
  },
  'password-change': {
    ip: { max: 60, windowSeconds: 15 * minute },
    subject: { max: 10, windowSeconds: 15 * minute },
  },
}

/**
 * Counts an attempt and refuses it when there were too many.
 *
 * @param attempt.subject The e-mail, phone or token that is tried, whether or not anybody has it.
 * @param attempt.device Which known browser tries, where it is one of this subject's.
 * @throws Refusal `identity.too-many-attempts` with the seconds to wait.
 */
export async function limitAttempts(
  parts: { db: Database; clock: Clock },
  attempt: { kind: Attempt; ip: string; subject: string; device?: string | null },
): Promise<void> {
  const wait = await countAttempts(parts, bucketsOf(attempt))
  if (wait === null) return
  throw new Refusal('limit', 'identity.too-many-attempts', { retryAfterSeconds: wait })
}

function bucketsOf(attempt: {
  kind: Attempt
  ip: string
  subject: string
  device?: string | null
}): AttemptBucket[] {
  const { kind, subject, device } = attempt
  const network = networkOf(attempt.ip)
  const allowance = allowed[kind]
  const perNetwork = { key: `identity.${kind}.ip:${network}`, ...allowance.ip }
  if (device && allowance.device) {
    return [perNetwork, { key: `identity.${kind}.device:${digestOf(device)}`, ...allowance.device }]
  }
  const perSubject = { key: `identity.${kind}.subject:${digestOf(subject)}`, ...allowance.subject }
  if (!allowance.pair) return [perNetwork, perSubject]
  const pair = digestOf(`${network} ${subject}`)
  return [perNetwork, perSubject, { key: `identity.${kind}.pair:${pair}`, ...allowance.pair }]
}

import { createHash } from 'node:crypto'
import { Refusal } from '@lya/core/refusal.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { type AttemptBucket, countAttempts } from '#platform/limits/index.ts'

export type Attempt =
  | 'sign-up'
  | 'sign-in'
  | 'check'
  | 'recovery'
  | 'recovery-token'
  | 'email-change'
  | 'password-change'

type Allowance = Omit<AttemptBucket, 'key'>

const minute = 60
const hour = 60 * minute

/**
 * For each attempt: how often from one network (`ip`), how often for one e-mail, phone or link
 * (`subject`), and how often for that subject from that network (`pair`).
 *
 * The first bounds who tries many accounts, the second who tries one from many places. Mobile
 * operators put many people behind one address, hence the room in the first; and a stranger who
 * tries somebody's account should be locked out before its owner is, hence the third.
 */
const allowed: Record<Attempt, { ip: Allowance; subject: Allowance; pair?: Allowance }> = {
  'sign-up': { ip: { max: 60, windowSeconds: hour }, subject: { max: 10, windowSeconds: hour } },
  'sign-in': {
    ip: { max: 60, windowSeconds: 15 * minute },
    subject: { max: 30, windowSeconds: 15 * minute },
    pair: { max: 10, windowSeconds: 15 * minute },
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
 * @throws Refusal `identity.too-many-attempts` with the seconds to wait.
 */
export async function limitAttempts(
  parts: { db: Database; clock: Clock },
  attempt: { kind: Attempt; ip: string; subject: string },
): Promise<void> {
  const { kind, ip, subject } = attempt
  const network = networkOf(ip)
  const { ip: perIp, subject: perSubject, pair: perPair } = allowed[kind]
  const buckets = [
    { key: `identity.${kind}.ip:${network}`, ...perIp },
    { key: `identity.${kind}.subject:${digest(subject)}`, ...perSubject },
  ]
  if (perPair) {
    buckets.push({ key: `identity.${kind}.pair:${digest(`${network} ${subject}`)}`, ...perPair })
  }
  const wait = await countAttempts(parts, buckets)
  if (wait === null) return
  throw new Refusal('limit', 'identity.too-many-attempts', { retryAfterSeconds: wait })
}

/** One household or machine of IPv6 has a whole /64 to call from. */
function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const [head = ''] = ip.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  return `${[...groups, '0', '0', '0', '0'].slice(0, 4).join(':')}::/64`
}

/** The table of counters need not know who tried, and its keys stay short. */
function digest(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}

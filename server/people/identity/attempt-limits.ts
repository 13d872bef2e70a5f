import { createHash } from 'node:crypto'
import { Refusal } from '@lya/core/refusal.ts'

/** So many attempts in so many seconds, counted under one key. */
export interface AttemptBucket {
  key: string
  max: number
  windowSeconds: number
}

/**
 * Counts one attempt in each bucket, in all processes together.
 *
 * @returns Whole seconds until another attempt can pass, or null when this one does.
 */
export type CountAttempts = (buckets: AttemptBucket[]) => Promise<number | null>

/** What is limited. `email` and `phone` are counted whether or not anybody has them. */
export type Attempt = 'sign-up' | 'sign-in' | 'check' | 'recovery' | 'recovery-token'

const minute = 60
const hour = 60 * minute

/**
 * For each attempt: how often from one address of the network, and how often for one e-mail or
 * phone. The first bounds who tries many accounts, the second who tries one from many places.
 * Networks of mobile operators put many people behind one address, hence the room in the first.
 */
const allowed: Record<Attempt, { ip: Allowance; subject: Allowance }> = {
  'sign-up': { ip: { max: 60, windowSeconds: hour }, subject: { max: 10, windowSeconds: hour } },
  'sign-in': {
    ip: { max: 60, windowSeconds: 15 * minute },
    subject: { max: 10, windowSeconds: 15 * minute },
  },
  check: {
    ip: { max: 30, windowSeconds: 15 * minute },
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
}

type Allowance = Omit<AttemptBucket, 'key'>

/**
 * Counts an attempt and refuses it when there were too many.
 *
 * @param attempt.subject The e-mail, phone or token that is tried, read already.
 * @throws Refusal `identity.too-many-attempts` with the seconds to wait.
 */
export async function limitAttempts(
  count: CountAttempts,
  attempt: { kind: Attempt; ip: string; subject: string },
): Promise<void> {
  const { kind, ip, subject } = attempt
  const wait = await count([
    { key: `identity.${kind}.ip:${networkOf(ip)}`, ...allowed[kind].ip },
    { key: `identity.${kind}.subject:${digest(subject)}`, ...allowed[kind].subject },
  ])
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

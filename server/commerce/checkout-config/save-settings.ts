import type { SettingsGroups } from '@lya/contract/backoffice/trade/checkout-settings.ts'
import { type CheckoutConfig, checkoutConfigKeys } from '@lya/contract/commerce/checkout-config.ts'
import {
  type CheckoutSecret,
  checkoutSecrets,
} from '@lya/core/commerce/checkout-settings/secrets.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  lockGroups,
  rewriteGroup,
  type StoredGroup,
} from '#commerce/checkout-config/checkout-config.store.ts'
import { readGroups, viewGroups } from '#commerce/checkout-config/view-settings.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

type GroupKey = keyof CheckoutConfig

export interface WantedSettings {
  groups: SettingsGroups
  versions: Readonly<Record<GroupKey, number>>
  /** Absent stays, null goes. */
  secrets: Partial<Record<CheckoutSecret, string | null>>
}

/** One group as it was changed; secrets only as the fact that they were. */
export interface GroupChange {
  key: GroupKey
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/**
 * Writes all groups that differ, in the caller's transaction.
 *
 * @returns What changed; nothing when all was as it is.
 * @throws Refusal `checkout-settings.stale` with both, where somebody else changed a group that
 *   this one would change too.
 */
export async function saveSettings(
  { tx, clock, key: seal }: { tx: Tx; clock: Clock; key: SecretKey },
  wanted: WantedSettings,
): Promise<GroupChange[]> {
  const stored = await lockGroups(tx)
  const before = readGroups(stored)
  const at = clock.now()
  const next = stored.map((group) => ({
    ...group,
    value: { ...group.value, ...nextValue(group.key as GroupKey, wanted, { seal, at }) },
  }))
  const after = readGroups(next)
  const changes = checkoutConfigKeys.flatMap((key) => {
    const change = changeOf(key, before, after, wanted)
    return change ? [change] : []
  })
  refuseStale(stored, wanted, changes)
  for (const { key } of changes) {
    const value = next.find((group) => group.key === key)?.value ?? {}
    await rewriteGroup(tx, { key, value, at })
  }
  return changes
}

/** Only groups that both changed are in each other's way. */
function refuseStale(
  stored: readonly StoredGroup[],
  wanted: WantedSettings,
  changes: readonly GroupChange[],
): void {
  const isBehind = ({ key }: GroupChange) =>
    stored.find((group) => group.key === key)?.version !== wanted.versions[key]
  if (!changes.some(isBehind)) return
  const data = {
    stored: { groups: viewGroups(readGroups(stored)), versions: versionsOf(stored) },
    yours: { groups: wanted.groups, versions: wanted.versions },
  }
  throw new Refusal('conflict', 'checkout-settings.stale', { data })
}

export function versionsOf(stored: readonly StoredGroup[]): Record<GroupKey, number> {
  // Every key of the schema has its row since the first migration.
  return Object.fromEntries(stored.map(({ key, version }) => [key, version])) as Record<
    GroupKey,
    number
  >
}

function nextValue(
  group: GroupKey,
  { groups, secrets }: WantedSettings,
  { seal, at }: { seal: SecretKey; at: Temporal.Instant },
): Record<string, unknown> {
  const value: Record<string, unknown> = { ...groups[group] }
  for (const place of checkoutSecrets) {
    const [owner, field = ''] = place.split('.')
    const plain = secrets[place]
    if (owner !== group || plain === undefined) continue
    value[field] = plain === null ? '' : seal.encrypt(plain, place)
    value[`${field}_changed_at`] = at.toString()
  }
  return value
}

function changeOf(
  key: GroupKey,
  before: CheckoutConfig,
  after: CheckoutConfig,
  { secrets }: WantedSettings,
): GroupChange | null {
  const [old, now]: Record<string, unknown>[] = [viewGroups(before)[key], viewGroups(after)[key]]
  const fields = Object.keys(now ?? {}).filter((field) => old?.[field] !== now?.[field])
  const pick = (from: Record<string, unknown> = {}) =>
    Object.fromEntries(fields.map((field) => [field, from[field]]))
  const hidden: Record<string, unknown> = {}
  for (const place of checkoutSecrets) {
    const [owner, field = ''] = place.split('.')
    if (owner === key && secrets[place] !== undefined) {
      hidden[field] = secrets[place] === null ? 'removed' : 'changed'
    }
  }
  if (fields.length + Object.keys(hidden).length === 0) return null
  return { key, before: pick(old), after: { ...pick(now), ...hidden } }
}

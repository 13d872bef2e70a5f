import type {
  CheckoutSettings,
  SettingsGroups,
} from '@lya/contract/backoffice/trade/checkout-settings.ts'
import { isOwnPath } from '@lya/core/commerce/checkout-settings/settings-fault.ts'
import { cards, type Field, type GroupKey, groupKeys } from './fields.copy.ts'

/** What stands in the fields of a group, as typed. */
export type Typed = Readonly<Record<string, string | boolean>>

/** A group that somebody is editing: as it was when they began, and what they typed since. */
export interface Draft {
  version: number
  typed: Typed
}
export type Drafts = Readonly<Partial<Record<GroupKey, Draft>>>

/** A group as its fields show it; decimals with a comma. */
export function typedOf(groups: SettingsGroups, group: GroupKey): Typed {
  const values: Readonly<Record<string, string | number | boolean>> = groups[group]
  const typed: Record<string, string | boolean> = {}
  for (const { name } of cards[group]) {
    const value = values[name] ?? ''
    typed[name] = typeof value === 'number' ? String(value).replace('.', ',') : value
  }
  return typed
}

/**
 * A number as typed or pasted (`2,5`, `2.5`, `1.234,56`, `R$ 1.234`), its default in the place of
 * nothing and of zero; null when it is none.
 */
export function readNumber(field: Field, typed: string): number | null {
  if (field.kind !== 'whole' && field.kind !== 'decimal') return null
  const text = typed.replace(/^\s*R\$/i, '').trim()
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(text)
  const bare = (isGrouped ? text.replaceAll('.', '') : text).replace(',', '.')
  if (bare === '' || Number(bare) === 0) return field.fallback
  const form = field.kind === 'whole' ? /^\d{1,6}$/ : /^\d{1,7}(\.\d{1,2})?$/
  return form.test(bare) ? Number(bare) : null
}

/** Whether a number or a path is one that the field takes. */
export function isWithin(field: Field, typed: string): boolean {
  if (field.kind === 'path') return isOwnPath(typed.trim())
  if (field.kind !== 'whole' && field.kind !== 'decimal') return true
  const value = readNumber(field, typed)
  return value !== null && value >= field.min && value <= field.max
}

/** Everything that is to be saved; null while a number or a path cannot be taken. */
export function readSettings(
  settings: CheckoutSettings,
  drafts: Drafts,
): Pick<CheckoutSettings, 'groups' | 'versions'> | null {
  const versions = { ...settings.versions }
  const groups: Record<string, unknown> = {}
  for (const group of groupKeys) {
    const draft = drafts[group]
    if (!draft) {
      groups[group] = settings.groups[group]
      continue
    }
    if (!cards[group].every((field) => isWithin(field, String(draft.typed[field.name]))))
      return null
    groups[group] = readGroup(group, draft.typed)
    versions[group] = draft.version
  }
  // Each group was read by the fields that its type is made of.
  return { groups: groups as SettingsGroups, versions }
}

function readGroup(group: GroupKey, typed: Typed): Record<string, unknown> {
  const entries = cards[group].flatMap((field): [string, unknown][] => {
    if (field.kind === 'secret' || field.kind === 'address') return []
    const value = typed[field.name] ?? ''
    if (field.kind === 'whole' || field.kind === 'decimal') {
      return [[field.name, readNumber(field, String(value))]]
    }
    return [[field.name, typeof value === 'string' ? value.trim() : value]]
  })
  return Object.fromEntries(entries)
}

/** A draft that says what is stored already is none. */
export function isSame(settings: CheckoutSettings, group: GroupKey, typed: Typed): boolean {
  const stored = typedOf(settings.groups, group)
  return Object.entries(typed).every(([name, value]) => stored[name] === value)
}

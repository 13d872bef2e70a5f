import type { SettingsGroups } from '@lya/contract/backoffice/trade/checkout-settings.ts'
import { Dialog } from '#design/dialog/dialog.tsx'
import { type Facts, VersionChoice } from '#design/page/version-choice.tsx'
import { cards, groupKeys } from './fields.copy.ts'
import { settingsCopy as copy } from './settings.copy.ts'
import type { Stale } from './use-settings.ts'
import { wordValue } from './word-value.ts'

type Props = {
  stale: Stale
  isSaving: boolean
  onKeepStored: () => void
  onKeepYours: () => void
  onClose: () => void
}

/** Both versions of what two operators changed: only the fields that differ. */
export function StaleDialog({ stale, isSaving, onKeepStored, onKeepYours, onClose }: Props) {
  const { stored, yours } = stale
  const differing = groupKeys.flatMap((group) =>
    cards[group].flatMap(({ name, label }) => {
      const [now, mine] = [
        wordField(stored.groups, group, name),
        wordField(yours.groups, group, name),
      ]
      return now === mine ? [] : [{ label: `${copy.groups[group]}: ${label}`, now, mine }]
    }),
  )
  const facts = (side: 'now' | 'mine'): Facts => differing.map((one) => [one.label, one[side]])
  return (
    <Dialog title={copy.stale} opened size={520} onClose={onClose}>
      <VersionChoice
        lead={copy.staleLead}
        stored={facts('now')}
        yours={facts('mine')}
        isSaving={isSaving}
        onKeepStored={onKeepStored}
        onKeepYours={onKeepYours}
      />
    </Dialog>
  )
}

function wordField(groups: SettingsGroups, group: keyof SettingsGroups, name: string): string {
  return wordValue((groups[group] as Record<string, unknown>)[name])
}

import { segmentBounds } from '@lya/core/backoffice/segments/segment.ts'
import { Button, NativeSelect } from '@mantine/core'
import classes from '../marketing.module.css'
import { ConditionRow } from './condition-row.tsx'
import { type GroupDraft, newCondition, withCondition } from './segment.model.ts'
import { segmentsCopy as copy } from './segments.copy.ts'

type Props = { group: GroupDraft; onChange: (next: GroupDraft) => void }

/** Conditions that belong together, with their own "and" or "or". */
export function GroupBox({ group, onChange }: Props) {
  return (
    <fieldset className={classes.group} aria-label={copy.within}>
      {group.conditions.length > 1 ? (
        <MatchSelect
          label={copy.within}
          match={group.match}
          words={{ all: copy.all, any: copy.any }}
          onChange={(match) => onChange({ ...group, match })}
        />
      ) : null}
      {group.conditions.map((condition) => (
        <ConditionRow
          key={condition.key}
          condition={condition}
          onChange={(next) => onChange(withCondition(group, condition.key, next))}
          onRemove={() => onChange(withCondition(group, condition.key, null))}
        />
      ))}
      {group.conditions.length < segmentBounds.conditionsMax ? (
        <Button
          variant="subtle"
          size="xs"
          style={{ justifySelf: 'start' }}
          onClick={() => onChange({ ...group, conditions: [...group.conditions, newCondition()] })}
        >
          {copy.addCondition}
        </Button>
      ) : null}
    </fieldset>
  )
}

type MatchProps = {
  label: string
  match: GroupDraft['match']
  words: { all: string; any: string }
  onChange: (match: GroupDraft['match']) => void
}

export function MatchSelect({ label, match, words, onChange }: MatchProps) {
  return (
    <div className={classes.chips}>
      <span className={classes.quiet}>{label}:</span>
      <NativeSelect
        size="xs"
        aria-label={label}
        value={match}
        onChange={(event) => onChange(event.currentTarget.value === 'any' ? 'any' : 'all')}
      >
        <option value="all">{words.all}</option>
        <option value="any">{words.any}</option>
      </NativeSelect>
    </div>
  )
}

import { segmentChoices } from '@lya/core/backoffice/segments/segment.ts'
import { choiceWords, conditionWords } from '@lya/core/backoffice/segments/segment-words.copy.ts'
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import classes from '../marketing.module.css'
import { type ConditionDraft, fields, isChoice, newCondition, wrongBound } from './segment.model.ts'
import { segmentsCopy as copy } from './segments.copy.ts'

type Props = {
  condition: ConditionDraft
  onChange: (next: ConditionDraft) => void
  onRemove: () => void
}

/** One condition: what it is about, and what that must be. */
export function ConditionRow({ condition, onChange, onRemove }: Props) {
  const { field } = condition
  return (
    <div className={classes.row}>
      <NativeSelect
        size="sm"
        aria-label={copy.field}
        value={field}
        onChange={(event) => {
          const next = event.currentTarget.value as ConditionDraft['field']
          onChange({ ...newCondition(next), key: condition.key })
        }}
      >
        {fields.map((one) => (
          <option key={one} value={one}>
            {conditionWords[one]}
          </option>
        ))}
      </NativeSelect>
      {isChoice(field) ? (
        <Choices choices={segmentChoices[field]} {...{ condition, onChange }} />
      ) : (
        <Bounds {...{ condition, onChange }} />
      )}
      <ActionIcon
        variant="subtle"
        aria-label={`${copy.removeCondition}: ${conditionWords[field]}`}
        onClick={onRemove}
      >
        <IconX size={16} aria-hidden="true" />
      </ActionIcon>
    </div>
  )
}

type PartProps = Pick<Props, 'condition' | 'onChange'>

function Choices({ condition, choices, onChange }: PartProps & { choices: readonly string[] }) {
  const { values, isNot, field } = condition
  const toggle = (value: string): void => {
    const next = choices.filter((one) => (one === value) !== values.includes(one))
    onChange({ ...condition, values: next })
  }
  return (
    <fieldset
      className={classes.chips}
      aria-label={conditionWords[field]}
      style={{ border: 0, padding: 0 }}
    >
      <NativeSelect
        size="xs"
        aria-label={`${conditionWords[field]}: ${copy.is}, ${copy.isNot}`}
        value={isNot ? 'not' : 'is'}
        onChange={(event) => onChange({ ...condition, isNot: event.currentTarget.value === 'not' })}
      >
        <option value="is">{copy.is}</option>
        <option value="not">{copy.isNot}</option>
      </NativeSelect>
      {choices.map((value) => (
        <button
          key={value}
          type="button"
          className={classes.chip}
          aria-pressed={values.includes(value)}
          onClick={() => toggle(value)}
        >
          {choiceWords[value]}
        </button>
      ))}
    </fieldset>
  )
}

const number = new Intl.NumberFormat('pt-BR')

function Bounds({ condition, onChange }: PartProps) {
  const name = conditionWords[condition.field]
  const problemOf = (text: string): string | null => {
    const bounds = wrongBound(condition.field, text)
    return bounds && copy.bounds(number.format(bounds.min), number.format(bounds.max))
  }
  return (
    <div className={classes.chips}>
      <span className={classes.quiet}>{copy.from}</span>
      <TextInput
        size="sm"
        className={classes.short ?? ''}
        inputMode="numeric"
        aria-label={`${name}, ${copy.from}`}
        value={condition.from}
        error={problemOf(condition.from)}
        onChange={(event) => onChange({ ...condition, from: event.currentTarget.value })}
      />
      <span className={classes.quiet}>{copy.to}</span>
      <TextInput
        size="sm"
        className={classes.short ?? ''}
        inputMode="numeric"
        aria-label={`${name}, ${copy.to}`}
        value={condition.to}
        error={problemOf(condition.to)}
        onChange={(event) => onChange({ ...condition, to: event.currentTarget.value })}
      />
    </div>
  )
}

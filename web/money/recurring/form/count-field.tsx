import { TextInput } from '@mantine/core'

type Props = {
  name: string
  label: string
  min: number
  max?: number
  value: string
  description?: string
  problem: string | undefined
  onChange: (text: string) => void
}

/** A whole number. What is typed stays as it is, since -1 without its sign would be another day. */
export function CountField(props: Props) {
  return (
    <TextInput
      name={props.name}
      label={props.label}
      required
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(props.max ?? 99_999).length}
      description={props.description}
      value={props.value}
      error={props.problem}
      onChange={(event) => props.onChange(event.currentTarget.value.trim())}
      // An emptied field stands at its least again.
      onBlur={() => props.value === '' && props.min === 0 && props.onChange('0')}
    />
  )
}

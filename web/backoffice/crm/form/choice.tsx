import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'

type Props<Value extends string> = {
  label: string
  /** Shown above it; else it is only said. */
  isLabelled?: boolean
  values: readonly Value[]
  words: Record<Value, string>
  value: Value
  onChoose: (value: Value) => void
}

/** One of a few words. */
export function Choice<Value extends string>(props: Props<Value>) {
  const { label, isLabelled = true, values, words, value, onChoose } = props
  return (
    <NativeSelect
      {...(isLabelled ? { label } : { 'aria-label': label })}
      size="md"
      rightSection={<IconChevronDown size={18} aria-hidden="true" />}
      value={value}
      onChange={(event) => {
        const chosen = values.find((one) => one === event.currentTarget.value)
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </NativeSelect>
  )
}

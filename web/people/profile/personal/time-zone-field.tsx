import { brazilianTimeZones } from '@lya/core/people/profile/time-zones.ts'
import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { dataCopy as copy } from '../profile.copy.ts'
import { timeZoneNames } from './time-zones.copy.ts'

type Props = { value: string; error: string | null; onChange: (timeZone: string) => void }

export function TimeZoneField({ value, error, onChange }: Props) {
  return (
    <NativeSelect
      size="md"
      label={copy.timeZone}
      description={copy.timeZoneHint}
      rightSection={<IconChevronDown size={18} aria-hidden="true" />}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {brazilianTimeZones.map((zone) => (
        <option key={zone} value={zone}>
          {timeZoneNames[zone]}
        </option>
      ))}
    </NativeSelect>
  )
}

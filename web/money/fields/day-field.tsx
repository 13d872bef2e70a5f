import '@mantine/dates/styles.layer.css'
import { DateInput, DatesProvider } from '@mantine/dates'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import 'dayjs/locale/pt-br'
import calendar from '#design/calendar.module.css'

// A day may be typed as well: dd/MM/yyyy.
dayjs.extend(customParseFormat)

type Props = {
  label: string
  value: string
  error?: string | undefined
  name?: string
  isRequired?: boolean
  /** Days before this one can't be picked. */
  minDay?: string
  onChange: (day: string) => void
}

/** A day, typed as dd/MM/yyyy or picked from a calendar whose weeks begin on Sunday. */
export function DayField(props: Props) {
  const { label, value, error, onChange } = props
  return (
    <DatesProvider settings={{ locale: 'pt-br', firstDayOfWeek: 0 }}>
      <DateInput
        name={props.name ?? 'date'}
        size="md"
        classNames={{ day: calendar.day ?? '' }}
        weekdayFormat="ddd"
        label={label}
        required={props.isRequired ?? true}
        autoComplete="off"
        valueFormat="DD/MM/YYYY"
        placeholder="dd/mm/aaaa"
        minDate={props.minDay ?? '1900-01-01'}
        maxDate="2199-12-31"
        value={value === '' ? null : value}
        error={error}
        onChange={(day) => onChange(day ?? '')}
        popoverProps={{ position: 'top-end', withinPortal: true }}
        nextLabel="Próximo mês"
        previousLabel="Mês anterior"
      />
    </DatesProvider>
  )
}

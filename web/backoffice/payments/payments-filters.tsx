import {
  billingTypes,
  chargeReasons,
  chargeStates,
} from '@lya/core/commerce/charges/charge-state.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconDownload, IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { paymentsCopy as copy } from './payments.copy.ts'
import classes from './payments.module.css'

type Props = {
  query: URLSearchParams
  onChange: (changes: Record<string, string>) => void
  onClear: () => void
}

/** Typed words are looked for once the typing rests. */
const restMs = 300
const names = ['q', 'situacao', 'meio', 'motivo', 'de', 'ate']

/** What the list is narrowed by; all of it stands in the address. */
export function PaymentsFilters({ query, onChange, onClear }: Props) {
  const select = (name: string, label: string, words: readonly (readonly [string, string])[]) => (
    <NativeSelect
      size="sm"
      label={label}
      value={query.get(name) ?? ''}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    >
      <option value="">{copy.any}</option>
      {words.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </NativeSelect>
  )
  const day = (name: string, label: string) => (
    <TextInput
      type="date"
      size="sm"
      label={label}
      value={query.get(name) ?? ''}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  )
  const isSet = names.some((name) => query.has(name))
  return (
    <search className={classes.filters}>
      <Search query={query} onChange={onChange} />
      {select(
        'situacao',
        copy.state,
        chargeStates.map((state) => [state, copy.states[state]]),
      )}
      {select(
        'meio',
        copy.method,
        billingTypes.map((type) => [type, copy.methods[type]]),
      )}
      {select(
        'motivo',
        copy.reason,
        chargeReasons.map((reason) => [reason, copy.reasons[reason]]),
      )}
      {day('de', copy.from)}
      {day('ate', copy.to)}
      {isSet ? (
        <Button variant="subtle" size="sm" onClick={onClear}>
          {copy.clear}
        </Button>
      ) : null}
      <Button
        component="a"
        href={`/api/admin/payments/export.csv?${exportQuery(query)}`}
        download
        variant="default"
        size="sm"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
      >
        {copy.export}
      </Button>
    </search>
  )
}

/** Words to look for, once the typing rests. */
function Search({ query, onChange }: Pick<Props, 'query' | 'onChange'>) {
  const kept = query.get('q') ?? ''
  const [typed, setTyped] = useState(kept)
  const [seen, setSeen] = useState(kept)
  if (kept !== seen) {
    setSeen(kept)
    setTyped(kept)
  }
  useEffect(() => {
    if (typed.trim() === kept.trim()) return
    const rest = setTimeout(() => onChange({ q: typed.trim() }), restMs)
    return () => clearTimeout(rest)
  }, [typed, kept, onChange])
  return (
    <TextInput
      type="search"
      size="sm"
      className={classes.search}
      label={copy.search}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      // Whoever goes on to a row has it found before, and not after it was opened.
      onBlur={() => {
        if (typed.trim() !== kept.trim()) onChange({ q: typed.trim() })
      }}
    />
  )
}

const wire: Record<string, string> = {
  ...{ q: 'search', situacao: 'state', meio: 'billingType', motivo: 'reason', de: 'from' },
  ...{ ate: 'to', ordem: 'sort', sentido: 'direction' },
}

function exportQuery(query: URLSearchParams): string {
  const asked = new URLSearchParams()
  for (const [name, value] of query) {
    const known = wire[name]
    if (known && value !== '') asked.set(known, value)
  }
  return asked.toString()
}

import type { LogsFilter } from '@lya/contract/backoffice/logs.ts'
import { wordAction, wordTable } from '@lya/core/backoffice/audit/words.ts'
import { limits } from '@lya/core/limits.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { useTypedSearch } from '#design/form/use-typed-search.ts'
import { logsCopy as copy } from './logs.copy.ts'
import classes from './logs.module.css'

type Props = {
  filter: Partial<LogsFilter>
  onNarrow: (change: { [Key in keyof LogsFilter]?: LogsFilter[Key] | undefined }) => void
  onClear: () => void
}

/** What the log is narrowed by. */
export function LogFilters({ filter, onNarrow, onClear }: Props) {
  const search = useTypedSearch(filter.search ?? '', (typed) => onNarrow({ search: typed }))
  const { data } = useQuery(adminApi.logs.choices.queryOptions({ staleTime: 60_000 }))
  const named = (names: readonly string[] = [], word: (name: string) => string) =>
    names
      .map((value) => ({ value, label: word(value) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'pt-BR'))
  const people = (data?.operators ?? []).map(({ userId, name }) => ({ value: userId, label: name }))
  const kinds = Object.entries(copy.kinds).map(([value, label]) => ({ value, label }))
  const clear = () => {
    search.clear()
    onClear()
  }
  const choice = (
    key: 'operatorId' | 'action' | 'table' | 'kind',
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <NativeSelect
      size="sm"
      className={classes.select ?? ''}
      aria-label={label}
      data={[{ value: '', label: `${label}: ${copy.all}` }, ...options]}
      value={filter[key] ?? ''}
      onChange={(event) => onNarrow({ [key]: event.currentTarget.value || undefined })}
    />
  )
  return (
    <search className={classes.filters}>
      <TextInput
        className={classes.search ?? ''}
        size="sm"
        type="search"
        aria-label={copy.search}
        placeholder={copy.search}
        maxLength={limits.searchLengthMax}
        leftSection={<IconSearch size={16} stroke={1.8} aria-hidden="true" />}
        value={search.typed}
        onChange={(event) => search.type(event.currentTarget.value)}
      />
      {choice('operatorId', copy.operator, people)}
      {choice('action', copy.action, named(data?.actions, wordAction))}
      {choice('table', copy.table, named(data?.tables, wordTable))}
      {choice('kind', copy.kind, kinds)}
      {(['from', 'to'] as const).map((key) => (
        <label key={key} className={classes.day}>
          {copy[key]}
          <input
            type="date"
            className={classes.date}
            value={filter[key] ?? ''}
            onChange={(event) => onNarrow({ [key]: event.currentTarget.value || undefined })}
          />
        </label>
      ))}
      {Object.values(filter).some(Boolean) ? (
        <Button variant="subtle" size="sm" onClick={clear}>
          {copy.clear}
        </Button>
      ) : null}
    </search>
  )
}

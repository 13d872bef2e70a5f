import { limits } from '@lya/core/limits.ts'
import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { isNarrowed, type ListAddress } from '#backoffice/people/list/address.model.ts'
import type { FilterField, ListKind } from '#backoffice/people/list/list-kind.ts'
import type { ChangeAddress } from '#backoffice/people/list/use-list-address.ts'
import { peopleCopy as copy } from '#backoffice/people/people.copy.ts'
import { typeAhead } from '#design/form/type-ahead.ts'
import { useTypedSearch } from '#design/form/use-typed-search.ts'
import classes from '../people.module.css'

type Props = { kind: ListKind; address: ListAddress; onChange: ChangeAddress }

/** Search, and a choice for each thing that the list can be narrowed by. */
export function FilterPanel({ kind, address, onChange }: Props) {
  const search = useTypedSearch(address.search, (typed) => onChange({ search: typed }))
  const choose = (key: string, value: string) => {
    const { [key]: _before, ...others } = address.filters
    onChange({ filters: value === '' ? others : { ...others, [key]: value } })
  }
  const clear = () => {
    search.clear()
    onChange({ search: '', filters: {} })
  }
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
        rightSection={
          search.typed === '' ? null : (
            <CloseButton size="sm" aria-label={copy.clearSearch} onClick={() => search.type('')} />
          )
        }
        value={search.typed}
        onChange={(event) => search.type(event.currentTarget.value)}
      />
      {kind.fields.map((field) => (
        <FieldSelect
          key={field.key}
          field={field}
          value={address.filters[field.key] ?? ''}
          onChange={(value) => choose(field.key, value)}
        />
      ))}
      {isNarrowed(address) ? (
        <Button variant="subtle" size="sm" onClick={clear}>
          {copy.clear}
        </Button>
      ) : null}
    </search>
  )
}

type FieldProps = { field: FilterField; value: string; onChange: (value: string) => void }

function FieldSelect({ field, value, onChange }: FieldProps) {
  return (
    <NativeSelect
      size="sm"
      onKeyDown={typeAhead}
      className={classes.select ?? ''}
      data-on={value !== '' || undefined}
      aria-label={field.label}
      rightSection={<IconChevronDown size={16} aria-hidden="true" />}
      data={[{ value: '', label: `${field.label}: ${copy.all}` }, ...field.options]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

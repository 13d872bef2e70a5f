import type { Category } from '@lya/contract/money/categories.ts'
import { limits } from '@lya/core/limits.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { typeAhead } from '#design/form/type-ahead.ts'
import { useTypedSearch } from '#design/form/use-typed-search.ts'
import { useCategories } from '#money/fields/use-categories.ts'
import type { Preset } from '#money/periods/period.model.ts'
import { PeriodFilter } from '#money/periods/period-filter.tsx'
import {
  type Filters,
  isFiltered,
  noFilters,
  withoutCategory,
} from '#money/transactions/filters/filters.model.ts'
import type { ChangeFilters } from '#money/transactions/filters/use-filters.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './filter-bar.module.css'

const presets: readonly Preset[] = ['current-month', 'last-month', 'current-week', 'last-week']

type Props = { filters: Filters; onChange: ChangeFilters }

/** Search, category, type and period. */
export function FilterBar({ filters, onChange }: Props) {
  const { categories, isSuccess } = useCategories()
  const search = useTypedSearch(filters.search, (typed) =>
    onChange((before) => ({ ...before, search: typed })),
  )
  return (
    <search className={classes.bar}>
      <SearchField search={search} />
      <div className={classes.selects}>
        <CategorySelect
          categories={categories.filter(
            ({ id, type }) => !filters.type || type === filters.type || id === filters.categoryId,
          )}
          isGone={isSuccess && !categories.some(({ id }) => id === filters.categoryId)}
          value={filters.categoryId}
          onChange={(categoryId) => onChange((before) => ({ ...before, categoryId }))}
        />
        <TypeSelect
          value={filters.type}
          onChange={(type) =>
            onChange((before) => {
              // A category of the other type would find nothing.
              const category = categories.find(({ id }) => id === before.categoryId)
              const isOther = type !== null && category !== undefined && category.type !== type
              return { ...before, type, categoryId: isOther ? null : before.categoryId }
            })
          }
        />
      </div>
      <div className={classes.period}>
        <PeriodFilter
          period={filters.period}
          presets={presets}
          onChange={(period) => onChange((before) => ({ ...before, period }))}
        />
      </div>
      {isFiltered(filters) ? (
        <Button
          variant="subtle"
          className={classes.clear}
          onClick={() => {
            search.clear()
            onChange(() => noFilters)
          }}
        >
          {copy.clear}
        </Button>
      ) : null}
    </search>
  )
}

function SearchField({ search }: { search: ReturnType<typeof useTypedSearch> }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      className={classes.search ?? ''}
      ref={field}
      type="search"
      aria-label={copy.searchLabel}
      placeholder={copy.search}
      maxLength={limits.searchLengthMax}
      leftSection={<IconSearch size={18} stroke={1.8} aria-hidden="true" />}
      rightSection={
        search.typed === '' ? null : (
          <CloseButton
            aria-label={copy.clearSearch}
            onClick={() => {
              search.type('')
              field.current?.focus()
            }}
          />
        )
      }
      value={search.typed}
      onChange={(event) => search.type(event.currentTarget.value)}
    />
  )
}

type CategorySelectProps = {
  categories: readonly Category[]
  /** The chosen one is not among all of them: it was deleted since, or was never one. */
  isGone: boolean
  value: string | null
  onChange: (categoryId: string | null) => void
}

function CategorySelect({ categories, isGone, value, onChange }: CategorySelectProps) {
  return (
    <FilterSelect label={copy.category} value={value} onChange={(id) => onChange(id || null)}>
      <option value="">{copy.allCategories}</option>
      {categories.map((category) => (
        <option key={category.id} value={category.id}>
          {`${category.icon} ${category.name}`}
        </option>
      ))}
      <option value={withoutCategory}>{copy.noCategory}</option>
      {isGone && value && value !== withoutCategory ? (
        <option value={value}>{copy.goneCategory}</option>
      ) : null}
    </FilterSelect>
  )
}

type TypeSelectProps = {
  value: TransactionType | null
  onChange: (type: TransactionType | null) => void
}

function TypeSelect({ value, onChange }: TypeSelectProps) {
  const choose = (chosen: string) =>
    onChange(chosen === 'receita' || chosen === 'despesa' ? chosen : null)
  return (
    <FilterSelect label={copy.type} value={value} onChange={choose}>
      <option value="">{copy.allTypes}</option>
      <option value="receita">{copy.incomes}</option>
      <option value="despesa">{copy.expenses}</option>
    </FilterSelect>
  )
}

type FilterSelectProps = {
  label: string
  value: string | null
  /** Called with an empty text for all of them. */
  onChange: (value: string) => void
  children: ReactNode
}

function FilterSelect({ label, value, onChange, children }: FilterSelectProps) {
  return (
    <NativeSelect
      onKeyDown={typeAhead}
      size="md"
      rightSection={<IconChevronDown size={18} aria-hidden="true" />}
      className={classes.select ?? ''}
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {children}
    </NativeSelect>
  )
}

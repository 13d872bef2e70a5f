import type { Category } from '@lya/contract/money/categories.ts'
import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { typeAhead } from '#design/form/type-ahead.ts'
import { fieldsCopy as copy } from '#money/fields/fields.copy.ts'

type Props = {
  categories: readonly Category[]
  value: string
  problem: string | undefined
  /** Where a dialog begins. */
  isFirst?: boolean
  onChange: (categoryId: string) => void
}

/** One of the person's categories; the caller leaves out those of the other type. */
export function CategoryField(props: Props) {
  const { categories, value, problem, isFirst = false, onChange } = props
  return (
    <NativeSelect
      onKeyDown={typeAhead}
      name="categoryId"
      {...(isFirst ? { 'data-autofocus': true } : {})}
      size="md"
      rightSection={<IconChevronDown size={18} aria-hidden="true" />}
      label={copy.category}
      required
      value={value}
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{copy.pickCategory}</option>
      {categories.map((category) => (
        <option key={category.id} value={category.id}>
          {`${category.icon} ${category.name}`}
        </option>
      ))}
    </NativeSelect>
  )
}

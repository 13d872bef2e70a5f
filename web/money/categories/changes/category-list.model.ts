import type { Category } from '@lya/contract/money/categories.ts'

/** All categories as the server answers them: by name. */
export type CategoryList = { items: Category[] }

const order = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true })

/** The list with a new or changed category where its name wants it. */
export function withCategory(list: CategoryList, category: Category): CategoryList {
  const rest = list.items.filter((one) => one.id !== category.id)
  const items = [...rest, category].sort((a, b) => order.compare(a.name, b.name))
  return { ...list, items }
}

export function withoutCategory(list: CategoryList, id: string): CategoryList {
  return { ...list, items: list.items.filter((one) => one.id !== id) }
}

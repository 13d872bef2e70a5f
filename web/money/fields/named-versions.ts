import type { Category } from '@lya/contract/money/categories.ts'
import type { StaleVersions } from '#connection/changes/stale-versions.ts'

/** The server knows the category of a refused edit by its id; this names it for people. */
export function named<Version extends { categoryId: string | null; category: string | null }>(
  versions: StaleVersions<Version> | null,
  categories: readonly Pick<Category, 'id' | 'name'>[],
): StaleVersions<Version> | null {
  if (versions === null) return null
  const { yours } = versions
  const category = categories.find((one) => one.id === yours.categoryId)?.name ?? null
  return { ...versions, yours: { ...yours, category } }
}

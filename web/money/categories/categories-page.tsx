import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useOpenedByLink } from '#design/dialog/use-opened-by-link.ts'
import { PageFrame } from '#design/page/page-frame.tsx'
import type { PageHandle } from '#design/page/page-handle.ts'
import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'
import { useCategoryDialogs } from '#money/categories/dialogs/category-dialogs.tsx'
import { CategoryGrid } from '#money/categories/list/category-grid.tsx'
import { categoryOptions, useCategories } from '#money/fields/use-categories.ts'

export function meta() {
  return [{ title: 'Categorias · Lya' }]
}

export const handle: PageHandle = {
  fetchEarly: (queryClient) => [queryClient.prefetchQuery(categoryOptions)],
}

export default function CategoriesPage() {
  const query = useCategories()
  const { actions, reached, dialogs } = useCategoryDialogs()
  useOpenedByLink(actions.create)
  const add = (
    <Button
      size="md"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={actions.create}
      {...reached}
    >
      {copy.add}
    </Button>
  )
  return (
    <PageFrame title={copy.title} lead={copy.lead} action={add}>
      <CategoryGrid query={query} dialogs={actions} />
      {dialogs}
    </PageFrame>
  )
}

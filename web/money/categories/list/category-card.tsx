import type { Category } from '@lya/contract/money/categories.ts'
import type { CSSProperties } from 'react'
import { EditAndRemove } from '#design/page/edit-and-remove.tsx'
import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'
import type { CategoryDialogActions } from '#money/categories/dialogs/category-dialogs.tsx'
import classes from './category-grid.module.css'

type Props = { category: Category; dialogs: CategoryDialogActions }

export function CategoryCard({ category, dialogs }: Props) {
  const { name, icon, color, type } = category
  return (
    <li
      className={classes.card}
      style={{ '--category-color': color ?? undefined } as CSSProperties}
    >
      <span className={classes.icon} data-coloured={color !== null || undefined} aria-hidden="true">
        {icon}
      </span>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        <p className={classes.type} data-type={type}>
          {type === 'receita' ? copy.income : copy.expense}
        </p>
      </div>
      <div className={classes.actions}>
        <EditAndRemove
          name={name}
          copy={copy}
          onEdit={() => dialogs.edit(category)}
          onRemove={() => dialogs.remove(category)}
        />
      </div>
    </li>
  )
}

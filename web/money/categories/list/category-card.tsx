import type { Category } from '@lya/contract/money/categories.ts'
import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
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
        <ActionIcon
          size={40}
          aria-label={copy.editOne(name)}
          title={copy.editShort}
          onClick={() => dialogs.edit(category)}
        >
          <IconPencil size={18} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          size={40}
          className={classes.remove}
          aria-label={copy.removeOne(name)}
          title={copy.remove}
          onClick={() => dialogs.remove(category)}
        >
          <IconTrash size={18} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </div>
    </li>
  )
}

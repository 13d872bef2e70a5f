import type { CategorySuggestion } from '@lya/contract/money/categories.ts'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { categoriesCopy as copy } from './onboarding.copy.ts'
import { suggestionKey } from './onboarding.model.ts'
import classes from './suggestions.module.css'

type Props = {
  title: string
  items: readonly CategorySuggestion[]
  putAside: ReadonlySet<string>
  /** What is being created can not change meanwhile. */
  isFixed: boolean
  onToggle: (key: string) => void
}

/** Suggested categories of one type, each to be switched on or off. */
export function SuggestionGroup({ title, items, putAside, isFixed, onToggle }: Props) {
  return (
    <fieldset className={classes.group} disabled={isFixed}>
      <legend className={classes.legend}>{title}</legend>
      <div className={classes.chips}>
        {items.map((item) => (
          <Chip
            key={item.name}
            item={item}
            isChosen={!putAside.has(suggestionKey(item))}
            onToggle={() => onToggle(suggestionKey(item))}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Chip(props: { item: CategorySuggestion; isChosen: boolean; onToggle: () => void }) {
  const { item, isChosen, onToggle } = props
  const Mark = isChosen ? IconCheck : IconPlus
  return (
    <label className={classes.chip}>
      <input type="checkbox" className="lya-hidden" checked={isChosen} onChange={onToggle} />
      <span className={classes.icon} aria-hidden="true">
        {item.icon}
      </span>
      {item.name}
      <Mark className={classes.mark} size={18} stroke={2.2} aria-hidden="true" />
    </label>
  )
}

const widths = [148, 132, 118, 126, 104, 134, 96, 140, 112, 130]

export function SuggestionSkeleton() {
  return (
    <div className={classes.group} aria-busy="true">
      <p className="lya-hidden" role="status">
        {copy.loading}
      </p>
      <div className={classes.chips}>
        {widths.map((width) => (
          <span key={width} className={classes.skeleton} style={{ width }} />
        ))}
      </div>
    </div>
  )
}

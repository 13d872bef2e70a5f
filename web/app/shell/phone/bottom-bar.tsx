import {
  IconArrowsExchange,
  IconLayoutDashboard,
  IconMenu2,
  IconMessageCircle,
  IconPlus,
} from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { paths } from '#app/paths.ts'
import { shellCopy } from '#app/shell/shell.copy.ts'
import { useTransactionDialogs } from '#money/transactions/dialogs/dialogs-context.ts'
import classes from './bottom-bar.module.css'

/** A phone's navigation, all of it under the thumb. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const dialogs = useTransactionDialogs()
  return (
    <nav aria-label={shellCopy.shortcuts} className={classes.bar} data-print="no">
      <NavLink to={paths.dashboard} className={classes.item ?? ''}>
        <IconLayoutDashboard size={23} stroke={1.7} aria-hidden="true" />
        {shellCopy.dashboard}
      </NavLink>
      <NavLink to={paths.transactions} className={classes.item ?? ''}>
        <IconArrowsExchange size={23} stroke={1.7} aria-hidden="true" />
        {shellCopy.transactions}
      </NavLink>
      <button
        type="button"
        className={classes.plus}
        aria-label={shellCopy.newTransaction}
        onClick={dialogs.create}
        {...dialogs.reached}
      >
        <IconPlus size={28} aria-hidden="true" />
      </button>
      <NavLink to={paths.lya} className={classes.item ?? ''}>
        <span className={classes.lya}>
          <IconMessageCircle size={23} stroke={1.7} aria-hidden="true" />
        </span>
        {shellCopy.lyaShort}
      </NavLink>
      <button type="button" className={classes.item} aria-haspopup="dialog" onClick={onMenu}>
        <IconMenu2 size={23} stroke={1.7} aria-hidden="true" />
        {shellCopy.menu}
      </button>
    </nav>
  )
}

import { IconArrowLeft } from '@tabler/icons-react'
import { Link, NavLink } from 'react-router'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import { paths } from '#app/paths.ts'
import { shellCopy } from './shell.copy.ts'
import classes from './shell.module.css'
import { useOpenPlaces } from './use-pages.ts'

/** The links of the menu that the operator's rights open, and the way back. */
export function PlaceLinks({ onGo }: { onGo?: () => void }) {
  const open = useOpenPlaces()
  const go = onGo && { onClick: onGo }
  return (
    <>
      {open.map(({ path, label, Icon }) => (
        <NavLink
          key={path}
          to={path}
          end={path === adminPaths.home}
          className={classes.item ?? ''}
          {...go}
        >
          <Icon size={18} stroke={1.7} aria-hidden="true" />
          {label}
        </NavLink>
      ))}
      <Link to={paths.dashboard} className={`${classes.item} ${classes.back}`} {...go}>
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {shellCopy.backToApp}
      </Link>
    </>
  )
}

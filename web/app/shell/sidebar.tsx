import { ActionIcon, Button } from '@mantine/core'
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconPlus,
} from '@tabler/icons-react'
import { Link, NavLink } from 'react-router'
import { paths } from '#app/paths.ts'
import { places } from '#app/shell/menu.ts'
import { SettingsMenu } from '#app/shell/settings-menu.tsx'
import { shellCopy } from '#app/shell/shell.copy.ts'
import { useSignOut } from '#app/shell/use-sign-out.ts'
import { Logo } from '#design/logo.tsx'
import { useTransactionDialogs } from '#money/transactions/dialogs/dialogs-context.ts'
import classes from './sidebar.module.css'

export function Sidebar({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const signOut = useSignOut()
  const dialogs = useTransactionDialogs()
  const toggleLabel = isOpen ? shellCopy.closeSidebar : shellCopy.openSidebar
  const ToggleIcon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  return (
    <aside className={classes.sidebar} data-open={isOpen}>
      <div className={classes.top}>
        <Link to={paths.dashboard} className={classes.logo} aria-label="Lya">
          <Logo height={isOpen ? 40 : 30} />
        </Link>
        <ActionIcon
          size={40}
          aria-label={toggleLabel}
          aria-expanded={isOpen}
          title={toggleLabel}
          onClick={onToggle}
        >
          <ToggleIcon size={20} stroke={1.7} />
        </ActionIcon>
      </div>
      <NewTransaction isOpen={isOpen} onClick={dialogs.create} />
      <nav aria-label={shellCopy.navigation} className={classes.nav}>
        {places.map(({ path, label, Icon }) => (
          <NavLink
            key={path}
            to={path}
            className={classes.item ?? ''}
            title={isOpen ? undefined : label}
          >
            <Icon size={21} stroke={1.7} aria-hidden="true" />
            <span className={classes.label}>{label}</span>
          </NavLink>
        ))}
      </nav>
      <div className={classes.bottom}>
        <button
          type="button"
          className={classes.item}
          title={isOpen ? undefined : shellCopy.signOut}
          onClick={() => void signOut(paths.home)}
        >
          <IconLogout size={21} stroke={1.7} aria-hidden="true" />
          <span className={classes.label}>{shellCopy.signOut}</span>
        </button>
        <SettingsMenu isWide={isOpen} onSignOut={() => void signOut(paths.login)} />
      </div>
    </aside>
  )
}

function NewTransaction({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  if (isOpen) {
    return (
      <Button leftSection={<IconPlus size={18} />} size="md" onClick={onClick}>
        {shellCopy.newTransaction}
      </Button>
    )
  }
  return (
    <ActionIcon
      variant="filled"
      size={44}
      className={classes.plus}
      aria-label={shellCopy.newTransaction}
      title={shellCopy.newTransaction}
      onClick={onClick}
    >
      <IconPlus size={20} />
    </ActionIcon>
  )
}

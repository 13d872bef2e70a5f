import { ActionIcon, Button } from '@mantine/core'
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconPlus,
  IconSearch,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { AmountsToggle } from '#app/shell/amounts-toggle.tsx'
import { PersonLink } from '#app/shell/person/person-link.tsx'
import { PlaceLinks } from '#app/shell/places/place-links.tsx'
import { SettingsMenu } from '#app/shell/settings-menu.tsx'
import { shellCopy } from '#app/shell/shell.copy.ts'
import { useSignOut } from '#app/shell/use-sign-out.ts'
import { Logo } from '#design/logo.tsx'
import { useTransactionDialogs } from '#money/transactions/dialogs/dialogs-context.ts'
import { NoticesBell } from '#people/notices/notices-bell.tsx'
import classes from './sidebar.module.css'

type Props = { isOpen: boolean; onToggle: () => void; onSearch: () => void }

export function Sidebar({ isOpen, onToggle, onSearch }: Props) {
  const signOut = useSignOut()
  const dialogs = useTransactionDialogs()
  return (
    <aside className={classes.sidebar} data-open={isOpen} data-print="no">
      <div className={classes.top}>
        <Link to={paths.dashboard} className={classes.logo} aria-label="Lya">
          <Logo height={isOpen ? 40 : 30} />
        </Link>
        <NoticesBell size={40} />
        <SidebarToggle isOpen={isOpen} onToggle={onToggle} />
      </div>
      <div className={classes.tools}>
        <NewTransaction isOpen={isOpen} onClick={dialogs.create} />
        <Search isOpen={isOpen} onClick={onSearch} />
      </div>
      <nav aria-label={shellCopy.navigation} className={classes.nav}>
        <PlaceLinks classes={classes} iconSize={21} isNarrow={!isOpen} />
        <button
          type="button"
          className={classes.item}
          title={isOpen ? undefined : shellCopy.signOut}
          onClick={() => void signOut(paths.home)}
        >
          <IconLogout size={21} stroke={1.7} aria-hidden="true" />
          <span className={classes.label}>{shellCopy.signOut}</span>
        </button>
      </nav>
      <div className={classes.bottom}>
        <SettingsMenu isWide={isOpen} onSignOut={() => void signOut(paths.login)} />
        <div className={classes.person}>
          <PersonLink size={38} withName={isOpen} />
          <AmountsToggle size={40} />
        </div>
      </div>
    </aside>
  )
}

function SidebarToggle({ isOpen, onToggle }: Pick<Props, 'isOpen' | 'onToggle'>) {
  const label = isOpen ? shellCopy.closeSidebar : shellCopy.openSidebar
  const Icon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand
  return (
    <ActionIcon
      size={40}
      aria-label={label}
      aria-expanded={isOpen}
      title={label}
      onClick={onToggle}
    >
      <Icon size={20} stroke={1.7} />
    </ActionIcon>
  )
}

type ToolProps = { isOpen: boolean; onClick: () => void }

function NewTransaction({ isOpen, onClick }: ToolProps) {
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

function Search({ isOpen, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={isOpen ? undefined : shellCopy.search}
      onClick={onClick}
    >
      <IconSearch size={18} stroke={1.8} aria-hidden="true" />
      <span className={classes.label}>{shellCopy.search}</span>
      <span className={classes.key} aria-hidden="true">
        Ctrl K
      </span>
    </button>
  )
}

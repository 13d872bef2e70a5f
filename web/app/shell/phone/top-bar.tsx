import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { AmountsToggle } from '#app/shell/amounts-toggle.tsx'
import { PersonLink } from '#app/shell/person/person-link.tsx'
import { shellCopy } from '#app/shell/shell.copy.ts'
import { Logo } from '#design/logo.tsx'
import { NoticesBell } from '#people/notices/notices-bell.tsx'
import classes from './top-bar.module.css'

/** The head of a phone's page. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  return (
    <header className={classes.bar} data-print="no">
      <Link to={paths.dashboard} className={classes.logo} aria-label="Lya">
        <Logo height={30} />
      </Link>
      <ActionIcon
        size={44}
        aria-label={shellCopy.search}
        aria-haspopup="dialog"
        title={shellCopy.search}
        onClick={onSearch}
      >
        <IconSearch size={21} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <NoticesBell size={44} />
      <AmountsToggle size={44} />
      <PersonLink size={34} withName={false} />
    </header>
  )
}

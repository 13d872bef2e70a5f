import '@mantine/core/styles/Drawer.layer.css'
import { ActionIcon, Drawer } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import { useLayer } from '#design/layers/use-layer.ts'
import { Logo } from '#design/logo.tsx'
import { PlaceLinks } from './place-links.tsx'
import { SearchButton } from './search-button.tsx'
import { shellCopy } from './shell.copy.ts'
import classes from './shell.module.css'

/** The head of a phone's page, with the menu in a drawer. */
export function PhoneBar({ onSearch }: { onSearch: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useLayer(isOpen, close)
  return (
    <header className={classes.bar} data-print="no">
      <Link to={adminPaths.home} className={classes.logo} aria-label="Lya Admin">
        <Logo height={28} />
      </Link>
      <span className={classes.badge} aria-hidden="true">
        {shellCopy.admin}
      </span>
      <span className={classes.open} />
      <SearchButton isNarrow onClick={onSearch} />
      <ActionIcon
        size={44}
        aria-label={shellCopy.menu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={22} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={close}
        closeOnEscape={false}
        returnFocus={false}
        size="min(300px, 86vw)"
        title={shellCopy.menu}
        closeButtonProps={{ 'aria-label': shellCopy.closeMenu, size: 'lg' }}
      >
        <nav aria-label={shellCopy.navigation} className={classes.nav}>
          <PlaceLinks onGo={close} />
        </nav>
      </Drawer>
    </header>
  )
}

import '@mantine/core/styles/Drawer.layer.css'
import { Drawer, useMantineColorScheme } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconLogout, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { paths } from '#app/paths.ts'
import { appearances } from '#app/shell/appearances.ts'
import { PlaceLinks } from '#app/shell/places/place-links.tsx'
import { settingsPlaces } from '#app/shell/places/settings-places.ts'
import { shellCopy } from '#app/shell/shell.copy.ts'
import { useSignOut } from '#app/shell/use-sign-out.ts'
import { useLayer } from '#design/layers/use-layer.ts'
import classes from './menu-drawer.module.css'

type Props = {
  opened: boolean
  onClose: () => void
}

/** The menu of a phone: a drawer from below. */
export function MenuDrawer({ opened, onClose }: Props) {
  const signOut = useSignOut()
  useLayer(opened, onClose)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      position="bottom"
      size="auto"
      title={shellCopy.menu}
      closeButtonProps={{ 'aria-label': shellCopy.closeMenu, size: 'lg' }}
      classNames={{ content: classes.content, title: classes.title, header: classes.header }}
    >
      <nav aria-label={shellCopy.navigation} className={classes.nav}>
        <PlaceLinks classes={classes} iconSize={22} onGo={onClose} />
        <button type="button" className={classes.item} onClick={() => void signOut(paths.home)}>
          <IconLogout size={22} stroke={1.7} aria-hidden="true" />
          {shellCopy.signOut}
        </button>
      </nav>
      <Settings onGo={onClose} onSignOut={() => void signOut(paths.login)} />
    </Drawer>
  )
}

/** The dropdown 'Configurações' on a phone. */
function Settings({ onGo, onSignOut }: { onGo: () => void; onSignOut: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <section className={classes.settings}>
      <button
        type="button"
        className={classes.item}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconSettings size={22} stroke={1.7} aria-hidden="true" />
        {shellCopy.settings}
        <Chevron size={20} className={classes.chevron} aria-hidden="true" />
      </button>
      {isOpen ? (
        <>
          {settingsPlaces.map(({ path, label, Icon }) => (
            <NavLink key={path} to={path} className={classes.item ?? ''} onClick={onGo}>
              <Icon size={22} stroke={1.7} aria-hidden="true" />
              {label}
            </NavLink>
          ))}
          <button type="button" className={classes.item} onClick={onSignOut}>
            <IconLogout size={22} stroke={1.7} aria-hidden="true" />
            {shellCopy.signOut}
          </button>
          <Appearance />
        </>
      ) : null}
    </section>
  )
}

function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <fieldset className={classes.appearance}>
      <legend className={classes.legend}>{shellCopy.appearance}</legend>
      {appearances.map(({ scheme, label, Icon }) => (
        <label key={scheme} className={classes.choice}>
          <input
            type="radio"
            name="appearance"
            className="lya-hidden"
            checked={colorScheme === scheme}
            onChange={() => setColorScheme(scheme)}
          />
          <Icon size={18} stroke={1.7} aria-hidden="true" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

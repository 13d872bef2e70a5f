import '@mantine/core/styles/Drawer.layer.css'
import { Drawer, useMantineColorScheme } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { paths } from '#app/paths.ts'
import { appearances } from '#app/shell/appearances.ts'
import { places } from '#app/shell/menu.ts'
import { shellCopy } from '#app/shell/shell.copy.ts'
import { useSignOut } from '#app/shell/use-sign-out.ts'
import classes from './menu-drawer.module.css'

/** The menu of a phone: a drawer from below. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const signOut = useSignOut()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={shellCopy.menu}
      closeButtonProps={{ 'aria-label': shellCopy.closeMenu, size: 'lg' }}
      classNames={{ content: classes.content, title: classes.title, header: classes.header }}
    >
      <nav aria-label={shellCopy.navigation} className={classes.nav}>
        {places.map(({ path, label, Icon }) => (
          <NavLink key={path} to={path} className={classes.item ?? ''} onClick={onClose}>
            <Icon size={22} stroke={1.7} aria-hidden="true" />
            {label}
          </NavLink>
        ))}
        <button type="button" className={classes.item} onClick={() => void signOut(paths.home)}>
          <IconLogout size={22} stroke={1.7} aria-hidden="true" />
          {shellCopy.signOut}
        </button>
      </nav>
      <Appearance />
    </Drawer>
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

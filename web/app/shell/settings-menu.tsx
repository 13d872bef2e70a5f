import '@mantine/core/styles/Menu.layer.css'
import { Menu, useMantineColorScheme } from '@mantine/core'
import { IconLogout, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { appearances } from '#app/shell/appearances.ts'
import { settingsPlaces } from '#app/shell/places/settings-places.ts'
import { shellCopy } from '#app/shell/shell.copy.ts'
import { useLayer } from '#design/layers/use-layer.ts'
import classes from './sidebar.module.css'

/** The dropdown 'Configurações' of the sidebar. */
export function SettingsMenu(props: { isWide: boolean; onSignOut: () => void }) {
  const [isOpen, setOpen] = useState(false)
  useLayer(isOpen, () => setOpen(false))
  return (
    // The placeholder for the first focus is no item of a menu, so the first item takes the focus.
    <Menu
      opened={isOpen}
      onChange={setOpen}
      // As of every layer, by what lies topmost.
      closeOnEscape={false}
      position="top-start"
      width={224}
      radius="lg"
      shadow="md"
      withInitialFocusPlaceholder={false}
      returnFocus
    >
      <Menu.Target>
        <button
          type="button"
          className={classes.item}
          title={props.isWide ? undefined : shellCopy.settings}
        >
          <IconSettings size={21} stroke={1.7} aria-hidden="true" />
          <span className={classes.label}>{shellCopy.settings}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {settingsPlaces.map(({ path, label, Icon }, at) => (
          <Menu.Item
            key={path}
            component={Link}
            to={path}
            leftSection={<Icon size={18} stroke={1.7} aria-hidden="true" />}
            data-autofocus={at === 0 || undefined}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Appearances />
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.7} aria-hidden="true" />}
          onClick={props.onSignOut}
        >
          {shellCopy.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function Appearances() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>{shellCopy.appearance}</Menu.Label>
      <Menu.RadioGroup
        value={colorScheme}
        onChange={(value) => {
          const chosen = appearances.find(({ scheme }) => scheme === value)
          if (chosen) setColorScheme(chosen.scheme)
        }}
      >
        {appearances.map(({ scheme, label, Icon }) => (
          <Menu.RadioItem key={scheme} value={scheme}>
            <span className={classes.choice}>
              <Icon size={18} stroke={1.7} aria-hidden="true" />
              {label}
            </span>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

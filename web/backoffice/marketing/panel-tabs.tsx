import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { ComponentType } from 'react'
import classes from './marketing.module.css'

type Props<Name extends string> = {
  /** In the order in which they are shown. */
  tabs: Readonly<Record<Name, { label: string; Panel: ComponentType }>>
  value: Name
  onChange: (next: Name) => void
}

/** Panels of which one is open; the others are not there. */
export function PanelTabs<Name extends string>({ tabs, value, onChange }: Props<Name>) {
  // The keys of a record are the names that it was made with.
  const names = Object.keys(tabs) as Name[]
  return (
    <Tabs
      value={value}
      variant="none"
      keepMounted={false}
      onChange={(next) => {
        const chosen = names.find((one) => one === next)
        if (chosen !== undefined) onChange(chosen)
      }}
      classNames={{ list: classes.tabs, tab: classes.tab }}
    >
      <Tabs.List>
        {names.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {tabs[one].label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {names.map((one) => {
        const { Panel } = tabs[one]
        return (
          <Tabs.Panel key={one} value={one} className={classes.page}>
            <Panel />
          </Tabs.Panel>
        )
      })}
    </Tabs>
  )
}

import '@mantine/core/styles/Tabs.layer.css'
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { personCopy as copy } from '#backoffice/person/person.copy.ts'
import classes from '../person.module.css'

export interface PageTab {
  /** In the address: `?aba=`. */
  name: string
  label: string
  render: () => ReactNode
}

/** Parts of a page, one at a time; the address says which, so that it can be sent. */
export function PageTabs({ tabs }: { tabs: readonly PageTab[] }) {
  const [query, setQuery] = useSearchParams()
  const open = tabs.find(({ name }) => name === query.get('aba')) ?? tabs[0]
  const go = (next: string | null): void => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === null || next === tabs[0]?.name) after.delete('aba')
        else after.set('aba', next)
        return after
      },
      { preventScrollReset: true },
    )
  }
  return (
    <Tabs
      value={open?.name ?? null}
      variant="none"
      keepMounted={false}
      onChange={go}
      classNames={{ list: classes.tabs, tab: classes.tab }}
    >
      <Tabs.List aria-label={copy.tabsLabel}>
        {tabs.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, render }) => (
        <Tabs.Panel key={name} value={name} className={classes.panel}>
          {name === open?.name ? render() : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part of a page whose script comes after the page's own. */
export type Later<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Has the script come before the part is shown. */
  load: () => Promise<unknown>
}

/** What a page does not show at first; its script comes when it is shown, or is loaded early. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  // The browser keeps a module that it has loaded, so asking twice costs nothing.
  return Object.assign(
    lazy(async () => ({ default: await load() })),
    { load },
  )
}

import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part of a page whose script comes after the page's own. */
export type Later<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Has the script come before the part is shown. */
  load: () => Promise<unknown>
}

type Module<Props> = { default: ComponentType<Props> }

/** What a page does not show at first; its script comes when it is shown, or is loaded early. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let loaded: Module<Props> | null = null
  const loadOnce = async (): Promise<Module<Props>> => {
    loaded ??= { default: await load() }
    return loaded
  }
  return Object.assign(
    lazy(() => (loaded ? atOnce(loaded) : loadOnce())),
    { load: loadOnce },
  )
}

/**
 * React shows a blank for a promise, even for one that is kept already, and then holds that blank
 * for a third of a second. What answers within the call needs none.
 */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: it is meant to be taken for a promise.
  const answered = { then: (take: (value: Value) => void) => take(value) }
  // `lazy` asks for nothing but `then`.
  return answered as unknown as Promise<Value>
}

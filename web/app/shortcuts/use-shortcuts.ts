import { useEffect, useRef, useState } from 'react'
import { type Press, readShortcut, type ShortcutAction } from '#app/shortcuts/shortcuts.model.ts'
import { dropJson, readJson, writeJson } from '#connection/caches/kept-json.ts'

/** Kept while single keys are switched off. */
const key = 'lya-single-keys-off'

/** Listens to the keyboard, except while somebody types or a dialog is open. */
export function useShortcuts(onAction: (action: ShortcutAction) => void) {
  const [singleKeys, setSingleKeys] = useState(() => readJson('local', key) === null)
  const action = useRef(onAction)
  action.current = onAction
  useEffect(() => {
    let before: Press | null = null
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isBusy(event.target)) return
      const press = pressOf(event)
      const asked = readShortcut(press, before, singleKeys)
      before = press
      if (!asked) return
      event.preventDefault()
      action.current(asked)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [singleKeys])
  const switchSingleKeys = (on: boolean) => {
    setSingleKeys(on)
    if (on) dropJson('local', key)
    else writeJson('local', key, true)
  }
  return { singleKeys, switchSingleKeys }
}

function pressOf(event: KeyboardEvent): Press {
  return {
    key: event.key,
    isControl: event.ctrlKey || event.metaKey,
    isAlt: event.altKey,
    atMs: event.timeStamp,
  }
}

function isBusy(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  return isTyping || document.querySelector('[role=dialog][aria-modal=true]') !== null
}

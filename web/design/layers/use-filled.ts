import {
  type FocusEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { useAskedLeave } from './use-asked-leave.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Whether a person has filled something in: a text that differs from what the field began with, or
 * another choice. What the form says of itself does not count;
 * an edit that waits for a choice between two versions (`data-unsaved`) does.
 *
 * @returns What tells, and what to put on the element around the form.
 */
export function useFilled(isOpen: boolean) {
  const before = useRef(new Map<Field, string>())
  const chosen = useRef(new Set<Element>())
  const around = useRef<HTMLDivElement>(null)
  const watcher = useMemo(
    () => ({
      ref: around,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        for (const field of fieldsOf(event.currentTarget)) {
          if (!before.current.has(field)) before.current.set(field, field.value)
        }
      },
      onChange: (event: SyntheticEvent<HTMLElement>) => {
        const { target } = event
        if (!(target instanceof HTMLElement) || !target.matches(choices)) return
        chosen.current.add(target)
      },
    }),
    [],
  )
  const isFilled = useCallback(
    () =>
      Boolean(around.current?.querySelector('[data-unsaved]')) ||
      [...chosen.current].some((choice) => choice.isConnected && !isKept(choice)) ||
      [...before.current].some(([field, text]) => hasNew(field, text)),
    [],
  )
  useEffect(() => {
    if (isOpen) chosen.current.clear()
  }, [isOpen])
  useAskedLeave(isFilled, isOpen)
  return { isFilled, watcher }
}

// What stands in no form, such as a switch, counts at once and can't be lost.
const choices = 'form :is(select, input[type=radio], input[type=checkbox])'

function fieldsOf(around: HTMLElement): Field[] {
  return [...around.querySelectorAll<Field>('form :is(input, textarea)')].filter(
    (field) => !field.matches(choices),
  )
}

/** It waits somewhere already, so nobody loses it by leaving. */
const isKept = (field: Element): boolean => field.closest('form')?.dataset.kept !== undefined

/** What was filled in another time, and brought back, is as much to lose. */
function hasNew(field: Field, before: string): boolean {
  if (!field.isConnected || isKept(field)) return false
  return field.value.trim() !== before.trim() || field.form?.dataset.broughtBack !== undefined
}

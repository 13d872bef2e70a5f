import { useRef } from 'react'
import { between, turned } from '#design/table/choice.model.ts'
import type { Chosen } from '#design/table/column.ts'

/** Chooses rows: one, all that are shown, and with Shift all from the one pressed before. */
export function useChoice(chosen: Chosen | undefined, keys: readonly string[]) {
  const last = useRef<string>(undefined)
  if (!chosen) return null
  const turn = (of: readonly string[], isOn: boolean) =>
    chosen.onChange(turned(chosen.keys, of, isOn))
  return {
    isOn: (key: string) => chosen.keys.has(key),
    press: (key: string, isRange: boolean) => {
      const from = last.current
      last.current = key
      turn(isRange && from !== undefined ? between(keys, from, key) : [key], !chosen.keys.has(key))
    },
    pressAll: (isOn: boolean) => turn(keys, isOn),
  }
}

export type Choice = NonNullable<ReturnType<typeof useChoice>>

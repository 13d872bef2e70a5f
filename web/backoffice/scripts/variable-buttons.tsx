import { scriptVariables } from '@lya/core/backoffice/crm/script.ts'
import { Button } from '@mantine/core'
import { type FocusEvent, useRef } from 'react'
import { type ScriptDraft, withVariable } from '#backoffice/scripts/script-draft.model.ts'
import { scriptsCopy as copy, variableWords } from '#backoffice/scripts/scripts.copy.ts'
import classes from './scripts-page.module.css'

type LongText = 'content' | 'whatsappTemplate'

/** Puts variables where the cursor was last, in the one of the two texts that had it. */
export function useInsert(draft: ScriptDraft, set: (change: Partial<ScriptDraft>) => void) {
  const last = useRef<{ name: LongText; field: HTMLTextAreaElement } | null>(null)
  return {
    watch: (name: LongText) => ({
      onFocus: (event: FocusEvent<HTMLTextAreaElement>) => {
        last.current = { name, field: event.currentTarget }
      },
    }),
    put: (variable: string) => {
      const target = last.current?.name ?? 'content'
      const field = last.current?.field
      const end = draft[target].length
      const place = { from: field?.selectionStart ?? end, to: field?.selectionEnd ?? end }
      const { text, cursor } = withVariable(draft[target], { ...place, name: variable })
      set({ [target]: text })
      requestAnimationFrame(() => {
        field?.focus()
        field?.setSelectionRange(cursor, cursor)
      })
    },
  }
}

export function VariableButtons({ onInsert }: { onInsert: (variable: string) => void }) {
  return (
    <fieldset className={classes.variables}>
      <legend>{copy.variables}</legend>
      <p className={classes.quiet}>{copy.variablesLead}</p>
      <div className={classes.chips}>
        {scriptVariables.map((name) => (
          <Button
            key={name}
            size="xs"
            variant="default"
            title={variableWords[name]}
            aria-label={copy.insert(name)}
            onClick={() => onInsert(name)}
          >
            {`{{${name}}}`}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

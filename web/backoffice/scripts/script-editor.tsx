import '@mantine/core/styles/Switch.layer.css'
import type { CallScript } from '@lya/contract/backoffice/scripts.ts'
import type { ScriptType, ScriptValues } from '@lya/core/backoffice/crm/script.ts'
import { limits } from '@lya/core/limits.ts'
import { Button, Switch, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import {
  type DraftProblems,
  draftOf,
  problemsOf,
  type ScriptDraft,
  savedOf,
} from '#backoffice/scripts/script-draft.model.ts'
import { ScriptPreview } from '#backoffice/scripts/script-preview.tsx'
import { scriptsCopy as copy } from '#backoffice/scripts/scripts.copy.ts'
import { StaleScript } from '#backoffice/scripts/stale-script.tsx'
import { useSaveScript } from '#backoffice/scripts/use-save-script.ts'
import { useInsert, VariableButtons } from '#backoffice/scripts/variable-buttons.tsx'
import classes from './scripts-page.module.css'

type Props = {
  type: ScriptType
  script: CallScript | undefined
  /** What is not saved yet, of this kind and of others. */
  drafts: Map<ScriptType, ScriptDraft>
  example: ScriptValues
}

/** Edits one script, with what it becomes beside it. */
export function ScriptEditor({ type, script, drafts, example }: Props) {
  const [draft, setDraft] = useState(() => drafts.get(type) ?? draftOf(script))
  const [problems, setProblems] = useState<DraftProblems>({})
  const { save, stale, forget } = useSaveScript((saved) => {
    drafts.delete(type)
    setDraft(draftOf(saved))
  })
  const set = (change: Partial<ScriptDraft>) => {
    const next = { ...draft, ...change }
    drafts.set(type, next)
    setDraft(next)
    setProblems({})
  }
  const insert = useInsert(draft, set)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(draft)
    setProblems(found)
    if (Object.keys(found).length === 0) save.mutate(savedOf(type, draft))
  }
  const field = (name: 'content' | 'whatsappTemplate', label: string, rows: number) => (
    <Textarea
      label={label}
      size="md"
      autosize={false}
      rows={rows}
      maxLength={limits.scriptLengthMax}
      value={draft[name]}
      error={problems[name]}
      {...insert.watch(name)}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <div className={classes.editor}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {stale ? (
          <StaleScript
            isSaving={save.isPending}
            onTakeTheirs={() => {
              drafts.delete(type)
              setDraft(draftOf(stale))
              forget()
            }}
            onKeepMine={() => save.mutate(savedOf(type, { ...draft, version: stale.version }))}
          />
        ) : null}
        <TextInput
          label={copy.name}
          maxLength={limits.descriptionLengthMax}
          value={draft.title}
          error={problems.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        {field('content', copy.content, 12)}
        {field('whatsappTemplate', copy.template, 5)}
        <VariableButtons onInsert={insert.put} />
        <InUse isOn={draft.isActive} onTurn={(isActive) => set({ isActive })} />
        <Button type="submit" loading={save.isPending} className={classes.save ?? ''}>
          {copy.save}
        </Button>
      </form>
      <ScriptPreview draft={draft} example={example} />
    </div>
  )
}

function InUse({ isOn, onTurn }: { isOn: boolean; onTurn: (isOn: boolean) => void }) {
  return (
    <Switch
      size="md"
      label={copy.active}
      description={copy.activeHint}
      checked={isOn}
      onChange={(event) => onTurn(event.currentTarget.checked)}
    />
  )
}

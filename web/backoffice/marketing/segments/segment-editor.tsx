import type { SavedSegment } from '@lya/contract/backoffice/segments.ts'
import { everybody, segmentBounds } from '@lya/core/backoffice/segments/segment.ts'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import classes from '../marketing.module.css'
import { NewerNotice } from '../newer-notice.tsx'
import type { EditorProps } from '../saved-panel.tsx'
import { GroupBox, MatchSelect } from './group-box.tsx'
import { draftOf, newGroup, ruleOf, type SegmentDraft, withGroup } from './segment.model.ts'
import { SegmentAudience } from './segment-audience.tsx'
import { segmentsCopy as copy } from './segments.copy.ts'
import { useSegmentChanges } from './use-segment-changes.ts'

/** A segment while it is written, with who is in it beside. */
export function SegmentEditor({ id, saved, onRemoved, onReload }: EditorProps<SavedSegment>) {
  const [name, setName] = useState(saved?.name ?? '')
  const [draft, setDraft] = useState(() => draftOf(saved?.rule ?? everybody))
  const [version, setVersion] = useState(saved?.version ?? 0)
  const [isAsking, setIsAsking] = useState(false)
  const { save, remove } = useSegmentChanges(onRemoved)
  const rule = ruleOf(draft)
  const canSave = rule !== null && name.trim() !== ''
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!rule || !canSave) return
    save.mutate({ id, name, rule, version }, { onSuccess: (done) => setVersion(done.version) })
  }
  return (
    <div className={classes.desk}>
      <form className={classes.card} onSubmit={submit}>
        {saved && saved.version > version && !save.isPending ? (
          <NewerNotice onReload={onReload} />
        ) : null}
        <TextInput
          size="sm"
          label={copy.name}
          value={name}
          maxLength={80}
          required
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Groups draft={draft} onChange={setDraft} />
        <div className={classes.actions}>
          {draft.groups.length < segmentBounds.groupsMax ? (
            <Button
              variant="default"
              size="sm"
              onClick={() => setDraft({ ...draft, groups: [...draft.groups, newGroup()] })}
            >
              {draft.groups.length === 0 ? copy.addCondition : copy.addGroup}
            </Button>
          ) : null}
          <Button type="submit" size="sm" loading={save.isPending} disabled={!canSave}>
            {copy.save}
          </Button>
          {saved ? (
            <Button variant="subtle" size="sm" onClick={() => setIsAsking(true)}>
              {copy.remove}
            </Button>
          ) : null}
        </div>
      </form>
      <SegmentAudience rule={rule} />
      <ConfirmDialog
        opened={isAsking}
        question={copy.confirmRemove}
        subject={{ name }}
        confirm={copy.remove}
        onConfirm={() => {
          setIsAsking(false)
          remove.mutate({ id })
        }}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}

type GroupsProps = { draft: SegmentDraft; onChange: (next: SegmentDraft) => void }

function Groups({ draft, onChange }: GroupsProps) {
  const { match, groups } = draft
  if (groups.length === 0) return <p className={classes.quiet}>{copy.everybody}</p>
  return (
    <>
      {groups.length > 1 ? (
        <MatchSelect
          label={copy.among}
          match={match}
          words={{ all: copy.allGroups, any: copy.anyGroup }}
          onChange={(next) => onChange({ ...draft, match: next })}
        />
      ) : null}
      {groups.map((group) => (
        <GroupBox
          key={group.key}
          group={group}
          onChange={(next) => onChange(withGroup(draft, group.key, next))}
        />
      ))}
    </>
  )
}

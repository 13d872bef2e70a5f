import { type ScriptType, scriptTypes } from '@lya/core/backoffice/crm/script.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import type { ScriptDraft } from '#backoffice/scripts/script-draft.model.ts'
import { ScriptEditor } from '#backoffice/scripts/script-editor.tsx'
import { scriptsCopy as copy, scriptTypeWords } from '#backoffice/scripts/scripts.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import { TableStates } from '#design/table/table-states.tsx'
import classes from './scripts-page.module.css'

/** What is said in calls: the kinds of tasks on one side, the text of one on the other. */
export function ScriptsPage() {
  const query = useQuery(adminApi.scripts.list.queryOptions())
  const [params] = useSearchParams()
  const drafts = useRef(new Map<ScriptType, ScriptDraft>())
  const type = scriptTypes.find((one) => one === params.get('tipo')) ?? 'trial_day_4'
  const words = { loading: copy.loading, loadFailed: copy.loadFailed, empty: copy.none }
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to={adminPaths.tasks} className={classes.back}>
          <IconArrowLeft size={18} aria-hidden="true" /> {copy.back}
        </Link>
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </header>
      <TableStates query={query} copy={words}>
        {({ items, example }) => (
          <div className={classes.sides}>
            <nav aria-label={copy.kinds} className={classes.kinds}>
              {scriptTypes.map((one) => (
                <Kind
                  key={one}
                  type={one}
                  isOpen={one === type}
                  state={items.find((script) => script.type === one)?.isActive}
                />
              ))}
            </nav>
            <ScriptEditor
              key={type}
              type={type}
              drafts={drafts.current}
              script={items.find((script) => script.type === type)}
              example={example}
            />
          </div>
        )}
      </TableStates>
    </div>
  )
}

type KindProps = { type: ScriptType; isOpen: boolean; state: boolean | undefined }

function Kind({ type, isOpen, state }: KindProps) {
  return (
    <Link
      to={`?tipo=${type}`}
      className={classes.kind}
      aria-current={isOpen ? 'page' : undefined}
      preventScrollReset
    >
      {scriptTypeWords[type]}
      {state === true ? null : (
        <span className={classes.quiet}>{state === false ? copy.off : copy.none}</span>
      )}
    </Link>
  )
}

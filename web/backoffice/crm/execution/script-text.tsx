import type { WorkedTask } from '@lya/contract/backoffice/crm.ts'
import { executionCopy as copy } from '#backoffice/crm/crm.copy.ts'
import classes from './execution.module.css'

/** What to say; React takes all of it for text. */
export function ScriptText({ task }: { task: WorkedTask }) {
  const { script, whatsappText } = task
  if (!script) return <p className={classes.none}>{copy.noScript}</p>
  return (
    <section className={classes.script} aria-label={copy.script}>
      <h3>{script.title}</h3>
      <p className={classes.lines}>{script.content}</p>
      {whatsappText ? (
        <details>
          <summary>{copy.template}</summary>
          <p className={classes.lines}>{whatsappText}</p>
        </details>
      ) : null}
    </section>
  )
}

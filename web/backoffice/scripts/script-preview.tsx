import { fillScript, type ScriptValues } from '@lya/core/backoffice/crm/script.ts'
import type { ScriptDraft } from '#backoffice/scripts/script-draft.model.ts'
import { scriptsCopy as copy } from '#backoffice/scripts/scripts.copy.ts'
import classes from './scripts-page.module.css'

/** As an operator will read it; whatever a variable holds is text. */
export function ScriptPreview({ draft, example }: { draft: ScriptDraft; example: ScriptValues }) {
  return (
    <section className={classes.preview} aria-label={copy.preview}>
      <h2>{copy.preview}</h2>
      <p className={classes.quiet}>{copy.previewLead(example.nome)}</p>
      <strong>{fillScript(draft.title, example)}</strong>
      <p className={classes.lines}>{fillScript(draft.content, example)}</p>
      {draft.whatsappTemplate.trim() === '' ? null : (
        <p className={`${classes.lines} ${classes.bubble}`}>
          {fillScript(draft.whatsappTemplate, example)}
        </p>
      )}
    </section>
  )
}

import { IconX } from '@tabler/icons-react'
import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import type { Quoted } from '#assistant/quote.model.ts'
import { useHiddenAmounts } from '#design/amounts/use-hidden-amounts.ts'
import { coverAmounts } from '#format/amounts.ts'
import classes from './chat.module.css'

/** The message that the next one answers, over the field. */
export function QuotedMessage({ quoted, onStop }: { quoted: Quoted; onStop: () => void }) {
  useHiddenAmounts()
  return (
    <div className={classes.quote}>
      <p>
        <strong>{copy.answering}</strong>
        <span>{coverAmounts(quoted.text)}</span>
      </p>
      <button type="button" aria-label={copy.stopAnswering} onClick={onStop}>
        <IconX size={20} aria-hidden="true" />
      </button>
    </div>
  )
}

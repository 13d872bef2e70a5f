import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import type { Quote } from '#assistant/quote.model.ts'
import { coverAmounts } from '#format/amounts.ts'
import classes from './chat.module.css'

/** The earlier message that one answers, within its bubble. */
export function BubbleQuote({ quote }: { quote: Quote }) {
  return (
    <blockquote className={classes.bubbleQuote}>
      <strong>{quote.isMine ? copy.you : copy.lya}</strong>
      <span>{coverAmounts(quote.text)}</span>
    </blockquote>
  )
}

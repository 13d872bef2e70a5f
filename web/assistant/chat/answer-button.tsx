import { IconCornerUpLeft } from '@tabler/icons-react'
import { assistantCopy as copy } from '#assistant/assistant.copy.ts'
import type { Quoted } from '#assistant/quote.model.ts'
import { coverAmounts } from '#format/amounts.ts'
import classes from './chat.module.css'

type Props = { quoted: Quoted; onAnswer: (quoted: Quoted) => void }

/** Takes a message as the one that the next one answers. */
export function AnswerButton({ quoted, onAnswer }: Props) {
  return (
    <button
      type="button"
      className={classes.answer}
      title={copy.answerThis}
      aria-label={copy.answer(coverAmounts(quoted.text))}
      onClick={() => onAnswer(quoted)}
    >
      <IconCornerUpLeft size={18} aria-hidden="true" />
    </button>
  )
}

import type { AdviceQuestion } from '#conversation/advice/advice.ts'
import { coverSecrets } from '#conversation/advice/cover.ts'
import type { AssistantCategory } from '#understanding/draft.ts'

const turnsMax = 3
const spokenMax = 300
const categoriesMax = 60
const nameMax = 40

const figure = /\d[\d.,]*(?<![.,])/g

/**
 * What may be asked of a model about a message. No figure of Lya's own goes along: hers are the
 * person's balances and sums.
 *
 * @param before What was said before, newest first.
 */
export function adviceQuestion(
  message: {
    text: string
    today: Temporal.PlainDate
    categories: readonly AssistantCategory[]
  },
  before: readonly { text: string; reply: string }[],
): AdviceQuestion {
  const { text, today, categories } = message
  const cover = (spoken: string) => coverSecrets(spoken.slice(0, spokenMax), today)
  const last = before.slice(0, turnsMax).toReversed()
  return {
    text: coverSecrets(text, today),
    today: today.toString(),
    categories: categories
      .slice(0, categoriesMax)
      .map(({ name, type }) => ({ name: name.slice(0, nameMax), type })),
    turns: last.map((one) => ({
      text: cover(one.text),
      reply: cover(one.reply).replace(figure, '#'),
    })),
  }
}

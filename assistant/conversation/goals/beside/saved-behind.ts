import { chained } from '#conversation/bills/chained.ts'
import { cutAt } from '#conversation/orders/cut-at.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { readMessage } from '#understanding/reading.ts'

const saving = new PhraseBook('that some of it was put by', [
  {
    means: 'saved',
    say: 'e|,|. [ja] [eu] separei|guardei|botei|coloquei|depositei|juntei [uns] [r] [$] @ [reais] pra|pro|para|na|no|em',
    like: 'recebi 486,30 hoje e já separei 200 pra viagem',
  },
])

/**
 * The turn of what came in or was paid and of what was put into a goal behind it, "recebi 486,30 e
 * já separei 200 pra viagem": each is done. Null for any other message, and without such a goal.
 */
export function savedBehindTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if ((told.goals ?? []).length === 0) return null
  const reading = readMessage(told.text, told.today)
  const found = saving.find(reading)
  if (!found || !reading.amounts.some(({ last }) => last < found.first)) return null
  const cut = cutAt(told, reading, found.first, understand)
  if (!cut) return null
  const second = understand({ ...told, text: cut.behind })
  const [effect, more] = second.effects
  return effect?.kind === 'deposit' && !more ? chained([cut.first, second]) : null
}

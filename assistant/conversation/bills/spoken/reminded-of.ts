import { keepBill } from '#conversation/coming/answered-bill.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const wished = new PhraseBook('a reminder that was offered is wished', [
  {
    means: 'remind',
    say: '^ [sim|isso|quero|ok|ah] [,|.|!] [pode|quero] [que] me lembra|lembre|lembrar [disso|dela|dele|dessa|entao|sim] [,] [sim|por|viu] [favor] [.|!] $',
    like: 'me lembra, sim',
  },
])

/**
 * The turn of "me lembra, sim", of the bill that was offered to be reminded of and passed over: it
 * is kept. Null for any other message, and where a question is open.
 */
export function remindedOfTurn(input: TurnInput, { reading }: Message): Turn | null {
  const { offered, open } = input.state
  if (!offered || open || reading.amounts.length > 0 || !wished.isIn(reading)) return null
  return keepBill(input, offered)
}

import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { readMessage } from '#understanding/reading.ts'

const gives = 'devolve|paga|passa|da|manda|transfere|devolveu|pagou'

const came = new PhraseBook('the half that another gives back came', [
  {
    means: 'came',
    say: `[me] ${gives} [a] metade , [r] [$] @ [reais] [,|.|e] [ele|ela] [ja] [me] fez|mandou|passou|pagou|transferiu|depositou|caiu|devolveu [o] [pix] [hoje|agora|ja|.|!] $`,
    not: ['nao|ainda|vai ..2 fez|mandou|passou|pagou|transferiu|depositou'],
    like: 'meu irmão me devolve metade, 625, ele já fez o pix',
  },
])
const parting = new Set([',', '.', ';', '!'])

/**
 * The turn of "o aluguel não fui eu sozinha não, meu irmão me devolve metade, 625, ele já fez o
 * pix": what he gave back came in. Null for any other message.
 */
export function halfOnItsWayTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (!told.text.toLowerCase().includes('metade')) return null
  const reading = readMessage(told.text, told.today)
  const { tokens, text, amounts } = reading
  const found = came.find(reading)
  const [sum, another] = amounts
  if (!found || !sum || another) return null
  const at = found.first
  let from = at
  while (from > 0 && !parting.has(tokens[from - 1]?.norm ?? '')) from -= 1
  if (from === at) return null
  const who = text.slice(tokens[from]?.start, tokens[at - 1]?.end)
  const figure = text.slice(tokens[sum.first]?.start, tokens[sum.last]?.end)
  return understand({ ...told, text: `${who} me devolveu ${figure}` })
}

import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { readMessage } from '#understanding/reading.ts'

const promises = new PhraseBook('when what was lent is to come back', [
  {
    means: 'until',
    say: '[disse|falou|prometeu] [que] [me] [vai] devolve|devolver|paga|pagar|acerta|acertar ..2 quando|assim|depois [que] [ela|ele] receber|recebe|sair|sai|cair|cai|pegar|entrar|entra|vender|tiver',
    like: 'emprestei 150 pra Ana, ela devolve quando receber o bolsa família',
  },
])
const joints = new Set([',', '.', ';', 'e', 'mas'])

/**
 * The turn of "emprestei 150 pra Ana, ela devolve dia 30 quando receber o bolsa família": what is
 * lent goes out today, and by what it is to come back names nothing. Null for any other message.
 */
export function lentUntilTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (!/emprest/i.test(told.text)) return null
  const reading = readMessage(told.text, told.today)
  const { tokens, text, amounts } = reading
  const found = promises.find(reading)
  if (!found) return null
  const joint = tokens.findLast(({ norm }, at) => at < found.first && joints.has(norm))
  if (!joint || amounts.some(({ first }) => (tokens[first]?.start ?? 0) > joint.start)) return null
  return understand({ ...told, text: text.slice(0, joint.start) })
}

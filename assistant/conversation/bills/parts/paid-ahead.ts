import { monthPaid } from '#conversation/bills/paid-for.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const part = '[a|o|uma|minha] parcela|prestacao|mensalidade|boleto'
const ahead = new PhraseBook('a part of a purchase that was paid before its month', [
  {
    means: 'paid',
    say: `adiantei|adiantamos|antecipei|antecipamos [hoje|ja] ${part} ..4 de|do {month}`,
    like: 'adiantei a parcela de dezembro',
  },
  {
    means: 'paid',
    say: `adianta|antecipa|adiantar ${part} ..4 de|do {month} ..4 [,] [ja] paguei|quitei`,
    like: 'adianta a parcela de dezembro, paguei hoje',
  },
  {
    means: 'paid',
    say: `[ja] paguei|quitei [hoje|ja] [adiantada|adiantado|antecipada] ${part} ..4 de|do {month}`,
    like: 'paguei adiantada a parcela de dezembro',
  },
])
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']
const sayingSo = new Set(
  'parcela prestacao mensalidade boleto adianta antecipa adiantada adiantado antecipada'.split(' '),
)

/**
 * The turn of "adianta a parcela de dezembro, paguei hoje": of what is paid in parts, by its name,
 * or the only such, or the one that was bought just now. Null for any other message.
 */
export function paidAheadTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const parted = (input.payments ?? []).filter(({ instalments }) => (instalments ?? 1) > 1)
  if (parted.length === 0 || reading.amounts.length > 0 || isQuestion(reading)) return null
  if (!readable.includes(intent) || !ahead.isIn(reading) || reading.flat.includes(' nao ')) {
    return null
  }
  const said = tellingIn(message).filter(({ word }) => {
    return !(sayingSo.has(word) || months.has(word))
  })
  const [named, another] = fitting(said, parted).filter(({ at }) => at.length > 0)
  const just = parted.find(({ name }) => name === input.state.last?.name)
  const [only, more] = parted
  const unnamed = said.length === 0 ? (just ?? (more ? undefined : only)) : undefined
  const bill = named && !another ? named.thing : unnamed
  if (!bill) return null
  const payment = { id: bill.id, name: bill.name }
  const month = monthPaid(reading)
  return carry(input, { intent: 'pay', confidence: 88 }, { kind: 'pay', payment, ...month })
}

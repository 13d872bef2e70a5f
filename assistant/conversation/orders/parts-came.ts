import { cents } from '@lya/core/amounts/cents.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { owedIn } from '#conversation/coming/owed-turn.ts'
import { register } from '#conversation/make-turn.ts'
import { cameOn } from '#conversation/orders/came-on.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import { categoryOf } from '#understanding/categories/category-index.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isEachPart } from '#understanding/intents/commitments/bargain.ts'
import { partsIn } from '#understanding/intents/parts.ts'
import { isQuestion } from '#understanding/intents/question.ts'

const firstCame = new PhraseBook('the first part of what a customer pays in several', [
  {
    means: 'came',
    say: 'primeira|1a [parcela|parte|ja] [ja] caiu|entrou|pingou|recebi|pagaram|pagou|depositou|depositaram',
    like: 'obra da Marlise 2.400 em 3 vezes, primeira caiu hoje',
  },
  {
    means: 'came',
    say: 'caiu|entrou|pingou|recebi|pagaram|pagou|depositou|depositaram [ja|hoje] a primeira|1a',
    like: 'vendi o notebook por 1200 em 4x, caiu a primeira',
  },
])

const came = 'recebi|deram|deu|pagou|pagaram|mandou|caiu|entrou|adiantou|depositou'

const halfCame = new PhraseBook('the first half of what is paid in two came', [
  {
    means: 'half',
    say: `metade ..5 metade ..5 [.|;|!] ..3 ${came} [ja|me|hoje] [a|o|uma|minha] [primeira|entrada|sinal|metade]`,
    not: [
      `nao|nem|se|quando|vai|vao ..3 ${came}`,
      'comprei|compramos|parcelei|fatura|paguei|pagamos|dei|demos',
      'ultima|segunda|outra metade',
      'metade|entrada|sinal|primeira [metade|parte] [hoje|agora|ja] [,|e] [a|o] outra|resto|segunda',
    ],
    like: 'frete combinado em 2400, metade na carga e metade na entrega, já me deram a primeira metade',
  },
])

const bought = new PhraseBook('that it is paid by the writer', [
  {
    means: 'bought',
    say: 'comprei|compramos|parcelei|peguei|fatura|cartao|paguei',
    like: 'comprei um sofá 1200 em 4x, a primeira caiu na fatura hoje',
  },
])

/** Nobody pays in more. */
const partsMax = 48

/**
 * The turn of "obra da Marlise 2.400 em 3 vezes, primeira caiu hoje": a part of what is paid to the
 * writer came in, and the others are remembered. Null for any other message.
 */
export function partsCameTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading, index } = message
  const isHalved = halfCame.isIn(reading)
  const count = isHalved ? 2 : partsIn(reading)
  const [only, another] = reading.amounts
  if (!count || count < 2 || count > partsMax || !only || another || isQuestion(reading))
    return null
  if (read.intent === 'correct' || !(isHalved || firstCame.isIn(reading))) return null
  const told = !isHalved && bought.isIn(reading) ? null : owedIn(message)
  if (!told) return null
  const whole = isHalved ? { ...told, description: workIn(told.description) } : told
  // "3 parcelas de 500" are 1.500.
  const times = isEachPart(reading, only) ? count : 1
  const allCents = cents(Math.round(only.valueCents * times))
  const partCents = cents(Math.round(allCents / count))
  const leftCents = cents(allCents - partCents)
  const { sum: _worked, ...draft } = whole
  const categoryId = draft.categoryId ?? categoryOf('freelance', 'receita', index)
  const part = { ...draft, categoryId, date: cameOn(reading), amountCents: partCents }
  const turn = register(input, { intent: 'log', confidence: 90 }, [part])
  if (turn.reply.kind !== 'log') return turn
  // All of it is remembered; what is written now is taken from that, as any sum that comes in.
  const all = { ...part, amountCents: allCents }
  const state = remembered(turn.state, all, message)
  return {
    ...turn,
    state,
    reply: { ...turn.reply, left: { kind: 'owed', amountCents: leftCents } },
  }
}

const deals = new Set(
  'combinei fechei acertei peguei consegui arrumei esse essa o a um uma'.split(' '),
)

/** `Combinei o bolo de casamento`: what was agreed. */
function workIn(description: string): string {
  const words = description.split(' ')
  const at = words.findIndex((word) => !deals.has(fold(word)))
  return at > 0 ? capital(words.slice(at).join(' ')) : description
}

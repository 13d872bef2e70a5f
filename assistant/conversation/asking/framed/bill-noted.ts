import type { Query } from '#conversation/effect.ts'
import { askFor } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { asksWhether, isQuestion } from '#understanding/intents/question.ts'

const noted = words(
  'anotou anotado anotada anotei marcou marcado marcada registrou registrado registrada botou botei ' +
    'colocou colocado colocada pos por posto salvou salvo salva cadastrou cadastrado cadastrada ' +
    'agendou agendado agendada lancou lancado lancada consta',
)
/** So do these, of a day: "tá no dia 30?", where "o aluguel tá caro, né?" asks nothing. */
const stands = words('esta ficou')
/** What asks for an order, or for another figure. */
const otherwise = words(
  'apaga apagar tira tirar exclui excluir muda mudar corrige troca quanto quando qual quais paguei ' +
    'pago paga pagou gastei errado errada nao como porque',
)

/**
 * The turn of "anotou o aluguel pro dia 30?", "tá marcado aí o aluguel?", of a bill that stands:
 * its price and when it falls due. It is known by a bill that is named, and by what asks whether it
 * was written down. Null for any other message.
 */
export function billNotedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const has = (set: ReadonlySet<string>) => hasOneOf(reading, set)
  if (reading.amounts.length > 0 || input.state.open || has(otherwise)) return null
  const isTag = / (?:ne|certo|ok|viu) (?:\? )?$/.test(reading.flat)
  if (!isQuestion(reading) && !asksWhether(reading) && !isTag) return null
  const [fit, another] = fitting(tellingIn(message), input.payments ?? []).filter(
    ({ at }) => at.length > 0,
  )
  if (!fit || another) return null
  // "anotou o aluguel?", where it was paid as well, may be of either.
  const isOfDay = reading.days.length > 0 || / dia | mes | todo /.test(reading.flat)
  if (!has(noted) && !(has(stands) && isOfDay)) return null
  if (!isOfDay && namedAmong(message, rememberedIn(input)).length > 0) return null
  const bill = { id: fit.thing.id, asks: 'due' } as const
  const query: Query = { metric: 'upcoming', categoryId: null, from: null, to: null, bill }
  return askFor(input, { confidence: 88 }, query)
}

import { chained } from '#conversation/bills/chained.ts'
import type { Query } from '#conversation/effect.ts'
import { askFor } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { asksWhether, isQuestion } from '#understanding/intents/question.ts'

const noted = words(
  'anotou anotado anotada anotei marcou marcado marcada registrou registrado registrada botou botei ' +
    'colocou colocado colocada pos por posto salvou salvo salva cadastrou cadastrado cadastrada ' +
    'agendou agendado agendada lancou lancado lancada consta guardou guardado guardada ' +
    'anotados anotadas marcados marcadas registrados registradas salvos salvas cadastrados cadastradas ' +
    'guardados guardadas lancados lancadas',
)
/** So do these, of a day: "tá no dia 30?", where "o aluguel tá caro, né?" asks nothing. */
const stands = words('esta ficou estao ficaram')
const isSeen = anyOf('cade; estao ai; ficaram ai')
/** What asks for an order, or for another figure. */
const otherwise = words(
  'apaga apagar tira tirar exclui excluir muda mudar corrige troca quanto quando qual quais paguei senha dinheiro grana guardei ' +
    'pago paga pagou gastei errado errada nao como porque',
)

/**
 * The turn of "anotou o aluguel pro dia 30?", "tá marcado aí o aluguel?", "a luz e a água, você
 * anotou?", of bills that stand: their price and when they fall due. It is known by what is named,
 * and by what asks whether it was written down. Null for any other message.
 */
export function billNotedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const has = (set: ReadonlySet<string>) => hasOneOf(reading, set)
  if (reading.amounts.length > 0 || input.state.open || has(otherwise)) return null
  const isTag = / (?:ne|certo|ok|viu) (?:\? |$)/.test(reading.flat)
  if (!isQuestion(reading) && !asksWhether(reading) && !isTag) return null
  const bills = billsNamed(input, message)
  const [bill, another] = bills
  if (!bill) return null
  // "anotou o aluguel?", where it was paid as well, may be of either.
  const isOfDay = reading.days.length > 0 || / dia | mes | todo /.test(reading.flat)
  // "cadê o aluguel e a internet, tão aí?": of several nothing else can be meant.
  const isThere = another !== undefined && isSeen(reading.flat)
  if (!has(noted) && !(has(stands) && isOfDay) && !isThere) return null
  if (!another && !isOfDay && namedAmong(message, rememberedIn(input)).length > 0) return null
  return chained(bills.map(({ id }) => askFor(input, { confidence: 88 }, dueOf(id))))
}

function dueOf(id: string): Query {
  const bill = { id, asks: 'due' } as const
  return { metric: 'upcoming', categoryId: null, from: null, to: null, bill }
}

/** The one that is named, or each of several by words of its own; none where one may be another. */
function billsNamed({ payments = [] }: TurnInput, message: Message): Bill[] {
  const said = tellingIn(message)
  const fits = fitting(said, payments).filter(({ at }) => at.length > 0)
  if (fits.length === 1) return fits.map(({ thing }) => thing)
  const all = payments.flatMap((one) => fitting(said, [one]).filter((fit) => fit.isWhole))
  const at = all.flatMap((fit) => fit.at)
  const isEach = new Set(at).size === at.length && all.every((fit) => fit.at.length > 0)
  return isEach && all.length <= billsMax ? all.map(({ thing }) => thing) : []
}

const billsMax = 3

import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { billsTold } from '#conversation/bills/plainly/bills-told.ts'
import { namesElse } from '#conversation/goals/framed/names-else.ts'
import { carry } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import type { Reading } from '#understanding/reading.ts'

/** That it is so from now on, whoever did it. */
const moved = anyOf(
  'foi alterado; foi alterada; foi mudado; foi mudada; foi transferido; foi transferida; foi reajustado; ' +
    'foi reajustada; sofreu reajuste; teve reajuste; sofreu aumento; teve aumento; passou a custar; ' +
    'passou a ser; passou para; passou pra; mudou para; mudou pra; aumentaram; subiram; reajustaram; baixaram; ' +
    'pedi pra vencer; pedi para vencer; pedi pra mudar; pedi para mudar; consegui mudar; alteraram; mudaram',
)
const paid = words('paguei pago paga pagamos quitei gastei esse este nesse neste vem amanha')

/**
 * The turn of a bill that is named and falls due on another day, or comes to another sum, from now
 * on: "o vencimento da internet foi alterado para o dia 20", "a mensalidade sofreu reajuste e agora
 * é de 119". Null where another thing is named, and for any other message.
 */
export function billMovedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (isQuestion(reading) || !moved(reading.flat) || hasOneOf(reading, paid)) return null
  if (reading.tokens.some(({ norm }) => months.has(norm))) return null
  const told = billsTold(input, reading)
  const [bill, another] = told?.bills ?? []
  if (!told || !bill || another || namesElse(reading, [...told.at, ...calledAt(reading)]))
    return null
  if (namedAmong(message, rememberedIn(input)).length > 0) return null
  const days = reading.days.filter(({ first }) => reading.tokens[first]?.norm === 'dia')
  const [day, later] = days.map(({ date }) => date.day).filter((one) => one !== bill.dueDay)
  const [sum, more] = reading.amounts
  const isOther = reading.days.some((one) => !days.includes(one) && !one.date.equals(reading.today))
  if (later !== undefined || more || isOther) return null
  const { id, name } = bill
  const read = { intent: 'correct', confidence: 90, fields: { target: name } } as const
  const value = Math.round(sum?.valueCents ?? 0)
  if (!sum) {
    return day === undefined
      ? null
      : carry(input, read, { kind: 'change-day', id, name, dueDay: day })
  }
  // "subiram 20 a internet", "em 20": by so much.
  const lead = reading.tokens[sum.first - 1]?.norm ?? ''
  const isTo = onto.has(lead)
  if (!isTo || sum.isForeign || value <= 0 || value > limits.amountCentsMax) return null
  const price = {
    kind: 'change-amount',
    what: 'payment',
    id,
    name,
    amountCents: cents(value),
  } as const
  return carry(input, read, day === undefined ? price : { ...price, dueDay: day })
}

const onto = words('pra para por de eh a agora custa ser custar')

/** What a bill is called beside its name. */
function calledAt({ tokens }: Reading): number[] {
  return tokens.flatMap(({ norm }, at) => (called.has(norm) ? [at] : []))
}

const called = words('vencimento data fatura boleto conta mensalidade assinatura parcela plano')

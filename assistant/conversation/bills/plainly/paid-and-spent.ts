import { chained } from '#conversation/bills/chained.ts'
import { billsTold } from '#conversation/bills/plainly/bills-told.ts'
import type { Bill } from '#conversation/naming/telling.ts'
import { cutsOf } from '#conversation/plain/cuts.ts'
import { around, hasOneOf, isOnlyOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { words } from '#language/phrases/word-set.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** It was paid. */
const paid = words(
  'paguei pagamos pago paga pagos quitei quitado quitada acertei acertado acertada resolvi ' +
    'resolvido resolvida depositei transferi',
)
/** So it was where it was done for that: "saí pra pagar o aluguel". */
const went = words('fui sai passei corri aproveitei acabei depois')
const done = words('fiz mandei foi')
const means = words('pix boleto transferencia deposito ja')
const beside = words(
  'pagar pra cedo manha tarde dona dono seu casa la com senhorio senhoria imobiliaria proprietaria ' +
    'proprietario loterica banco app hoje agora primeiro acabei depois corrido corrida correria ' +
    'foi isso cheio puxado conta mensalidade boleto do mes desse pobre certinho finalmente acabou dele',
)

/** What a sum behind a bill is of, where it is the bill's: "conta de 210", "a Ana 90 e eu 90". */
const ofBills = words(
  'conta fatura boleto mensalidade consumo extra plano parcela valor total multa juros taxa ' +
    'desconto metade eu acrescimo reajuste',
)

/**
 * The turn of "aluguel pago, almoço 25", "saí pra pagar o aluguel e depois almocei por 25": the
 * bill that is told without its sum is paid, and the sum is of what stands beside it. Null for any
 * other.
 */
export function paidAndSpentTurn(
  told: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  if (!told.payments?.length || told.state.open || told.text.includes('?')) return null
  const reading = readMessage(told.text, told.today)
  if (reading.amounts.length === 0) return null
  if (![paid, went, done].some((set) => hasOneOf(reading, set))) return null
  const read = (text: string) => readMessage(text, told.today)
  for (const [front, behind] of cutsOf(reading)) {
    const turn =
      eachDone(told, read(front), read(behind), understand) ??
      eachDone(told, read(behind), read(front), understand)?.toReversed()
    if (turn) return chained(turn)
  }
  return null
}

function eachDone(
  told: TurnInput,
  ofBill: Reading,
  ofOther: Reading,
  understand: (input: TurnInput) => Turn,
): Turn[] | null {
  const bill = billPaid(told, ofBill)
  if (!bill || ofOther.amounts.length === 0 || startsWithSum(ofOther)) return null
  if (hasOneOf(ofOther, ofBills) || hasOneOf(ofOther, new Set(months.keys()))) return null
  const named = billsTold(told, ofOther)
  if (!named || named.bills.length > 0) return null
  const spent = understand({ ...told, text: ofOther.text })
  const [effect, more] = spent.effects
  if (effect?.kind !== 'create-transactions' || more || spent.reply.kind !== 'log') return null
  if (spent.reply.left || spent.state.open || spent.also) return null
  if (spent.reply.transactions.some(({ type }) => type === 'receita')) return null
  const settled = understand({ ...told, text: `paguei ${bill.name}` })
  const [pays, another] = settled.effects
  return pays?.kind === 'pay' && !another ? [settled, spent] : null
}

/** The one bill of which nothing is told but that it is paid, without a sum. */
function billPaid(told: TurnInput, reading: Reading): Bill | null {
  if (reading.amounts.length > 0) return null
  const named = billsTold(told, reading)
  const [bill, another] = named?.bills ?? []
  if (!named || !bill || another) return null
  const isGoing = hasOneOf(reading, went) && / pagar /.test(reading.flat)
  const isDone = hasOneOf(reading, done) && hasOneOf(reading, means)
  if (!hasOneOf(reading, paid) && !isGoing && !isDone) return null
  const isToCome = reading.days.some(({ date }) => !date.equals(reading.today))
  if (isToCome || !isOnlyOf(reading, [paid, went, done, means, beside, around], named.at))
    return null
  return bill
}

/** "paguei o aluguel, 25 de juros": what it came to, or was on top of it. */
function startsWithSum({ amounts, tokens }: Reading): boolean {
  const first = tokens.findIndex(({ norm }) => norm !== 'r' && norm !== '$')
  return (amounts[0]?.first ?? 0) <= first
}

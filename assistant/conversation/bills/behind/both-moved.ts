import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { billSpokenOf, isFormer } from '#conversation/bills/behind/bill-spoken-of.ts'
import { carry } from '#conversation/make-turn.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** That it is so from now on; what was bought or paid says none of it. */
const moving = new Set(
  (
    'agora mudou mudei muda mude mudar mudaram mudando passou passar passa passaram passo troca ' +
    'trocar troquei trocou troque trocaram altera altere alterar alterou alteraram atualiza ' +
    'atualize atualizar subiu subiram aumentou aumentaram baixou baixaram caiu reajustou ' +
    'reajustaram virou passei renegociei ajusta ajuste corrige corrija diante'
  ).split(' '),
)
/** What comes this time, or is to be told of, changes nothing of every month. */
const once = new Set('chegou veio vieram lembra lembrar lembre avisa lembrete atrasou'.split(' '))
const ofOnly = new Set(
  'plano operadora provedor valor mensalidade preco boleto conta vencimento data'.split(' '),
)
const ofDay = new Set('dia data vencimento vence vencer vencendo cai'.split(' '))
const leads = new Set(['pra', 'pro', 'para', 'p', 'ao'])
const dayMax = 31
const leadMax = 5

/**
 * The turn of a bill that is told, in whatever words, to come to another sum and to fall due on
 * another day from now on: "a internet agora é 119 e vence dia 20", "muda a net: 119, dia 20". What
 * stays as it was is no change. Null for any other message, and where it is paid.
 */
export function bothMovedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  const has = (set: ReadonlySet<string>) => reading.tokens.some(({ norm }) => set.has(norm))
  const isMoved = has(moving) || leans('priceMoved', reading)
  if (intent === 'delete' || !isMoved || has(once) || isQuestion(reading)) return null
  if (reading.tokens.some(({ norm }) => months.has(norm))) return null
  const bill = billSpokenOf(input, message, ofOnly)
  const days = bill && daysIn(message)
  const [dueDay, later] = new Set(days?.map(({ day }) => day).filter((day) => day !== bill?.dueDay))
  const sums = bill && days ? sumsIn(message, bill, days) : []
  const [value, another] = new Set(sums)
  const isBad = reading.amounts.some(({ isForeign, isNegative }) => isForeign || isNegative)
  if (!bill || days?.length === 0 || later !== undefined || isBad) return null
  if (value === undefined || another !== undefined || value > limits.amountCentsMax) return null
  const { id, name } = bill
  // "a conta do dia 12 subiu pra 365", of another one: its day is what it is called by.
  const isOfOther = (input.payments ?? []).some((one) => one.id !== id && one.dueDay === dueDay)
  if (isOfOther && fitting(tellingIn(message), [bill]).every(({ at }) => at.length === 0))
    return null
  const read: Read = { intent: 'correct', confidence: 90, fields: { target: name, amount: value } }
  const sum = {
    kind: 'change-amount',
    what: 'payment',
    id,
    name,
    amountCents: cents(value),
  } as const
  return carry(input, read, dueDay === undefined ? sum : { ...sum, dueDay })
}

interface OnDay {
  day: number
  first: number
}

/** The days of the month that are told: "dia 20", and the bare 20 of "a data foi pra 20". */
function daysIn(message: Message): OnDay[] {
  const { days, amounts, tokens } = message.reading
  const named = days.filter(({ first }) => tokens[first]?.norm === 'dia')
  const bare: OnDay[] = []
  for (const { first, valueCents } of amounts) {
    const before = tokens.slice(Math.max(0, first - leadMax), first).map(({ norm }) => norm)
    const bound = before.findLastIndex((norm) => /^\d|^(,|e|reais)$/.test(norm))
    // "a data mudou de 15 pra 20": the second is a day as well.
    const isOfDay =
      before.slice(bound + 1).some((norm) => ofDay.has(norm)) ||
      (leads.has(before.at(-1) ?? '') && bare.some((one) => one.first === first - 2))
    const day = valueCents / 100
    if (isOfDay && Number.isInteger(day) && day >= 1 && day <= dayMax) bare.push({ day, first })
  }
  const all = [...named.map(({ date, first }) => ({ day: date.day, first })), ...bare]
  return all.filter(({ first }) => !isFormer(message, first))
}

/** What it comes to, of the sums that are no day and not what it was. */
function sumsIn(message: Message, bill: Bill, days: readonly OnDay[]): number[] {
  const told = message.reading.amounts.filter(({ first, valueCents }) => {
    const isDay = days.some((one) => one.first === first)
    return !isDay && Math.round(valueCents) !== bill.amountCents && !isFormer(message, first)
  })
  return told.map(({ valueCents }) => Math.round(valueCents))
}

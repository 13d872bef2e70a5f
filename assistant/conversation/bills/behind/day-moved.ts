import { billSpokenOf, isFormer } from '#conversation/bills/behind/bill-spoken-of.ts'
import { carry } from '#conversation/make-turn.ts'
import type { Bill } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'

/** It is told of its day, and that this one is another. */
const ofDay = new Set('dia data vencimento vence vencer vencendo cai'.split(' '))
const moving = new Set(
  (
    'agora mudou muda mude mudar mudaram passou passar passa passaram ficou fica trocar troca ' +
    'trocou troque trocaram bota bote coloca coloque poe ponha altera altere alterou alterar ' +
    'alteraram adiou adiaram adiantaram diante mais'
  ).split(' '),
)
/** What comes this time, or is to be told of, is no other day of every month. */
const once = new Set(
  'chegou veio vieram lembra lembrar lembre avisa avisar lembrete vou vamos ate volta'.split(' '),
)
const thisMonth = / [dn]?es[st]e mes | [dn]?es[st]a vez /
/** They count something else. */
const counted = new Set('dias mes meses semanas vezes x parcelas reais real conto r $ %'.split(' '))
const ofTwo = new Set(['ambas', 'ambos', 'duas', 'dois'])
const ofOnly = new Set('boleto conta vencimento mensalidade'.split(' '))
const dayMax = 31

/**
 * The turn of a bill that is told, in whatever words, to fall due on another day from now on:
 * "internet é dia 20 agora, não é mais 15", "troca o dia da internet, bota 20". No other figure
 * may stand in it than its day, and that which it was. Null for any other message.
 */
export function dayMovedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { tokens } = message.reading
  const has = (set: ReadonlySet<string>) => tokens.some(({ norm }) => set.has(norm))
  if (intent === 'delete' || !has(moving) || has(once) || has(ofTwo)) return null
  if (thisMonth.test(message.reading.flat)) return null
  const figures = daysIn(message)
  const bill = figures && billSpokenOf(input, message, ofOnly)
  if (!figures || bill?.dueDay === undefined || tokens.at(-1)?.norm === '?') return null
  if (!has(ofDay) && !isFromItsDay(message, bill)) return null
  const fresh = figures.filter(({ day, first }) => {
    return day !== bill.dueDay && !isFormer(message, first)
  })
  const [dueDay, another] = new Set(fresh.map(({ day }) => day))
  if (dueDay === undefined || another !== undefined) return null
  const { id, name } = bill
  const read: Read = { intent: 'correct', confidence: 90, fields: { target: name, day: dueDay } }
  return carry(input, read, { kind: 'change-day', id, name, dueDay })
}

/** "muda a internet do 15 pro 20", of one that falls due on the 15th and costs something else. */
function isFromItsDay({ reading: { tokens } }: Message, { dueDay, amountCents }: Bill): boolean {
  const at = tokens.findIndex(({ norm }) => norm === `${dueDay}`)
  const isFrom = ['do', 'de'].includes(tokens[at - 1]?.norm ?? '')
  const isTo = ['pro', 'pra', 'para', 'ao', 'p'].includes(tokens[at + 1]?.norm ?? '')
  return at >= 0 && isFrom && isTo && amountCents !== (dueDay ?? 0) * 100
}

/** Every figure of a message, as a day of the month; null where one is none. */
function daysIn({ reading }: Message): { day: number; first: number }[] | null {
  const { days, numbers, tokens } = reading
  const named = days.filter(({ first }) => tokens[first]?.norm === 'dia')
  const isInside = (at: number) => named.some(({ first, last }) => at >= first && at <= last)
  const bare = numbers.filter(({ first }) => !isInside(first))
  const isDay = bare.every(({ first, last, hundredths }) => {
    const isCounted = [tokens[first - 1], tokens[last + 1]].some((one) => {
      return counted.has(one?.norm ?? '')
    })
    const day = (hundredths ?? 0) / 100
    return !isCounted && Number.isInteger(day) && day >= 1 && day <= dayMax
  })
  if (!isDay) return null
  return [
    ...named.map(({ first, date }) => ({ day: date.day, first })),
    ...bare.map(({ first, hundredths }) => ({ day: (hundredths ?? 0) / 100, first })),
  ]
}

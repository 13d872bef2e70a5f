import { say } from '#conversation/make-turn.ts'
import { namedAmong, ownIn, type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { totalOf } from '#understanding/transactions/sums/sum.ts'

const left = { intent: 'none', confidence: 90 } as const

/**
 * The turn of what the entries come to already: "então foi 2.170", behind a pay of 2.350 and 180
 * that were taken off it, "o bar foram 2 cervejas de 15 e uma porção de 30", of a bar of 60, the
 * half of somebody who pays it back, of what was written by halves, and the rest of a sale that was
 * written whole. Nothing is written, or changed. Null for any other message.
 */
export function alreadyCountedTurn(input: TurnInput, message: Message): Turn | null {
  if (isQuestion(message.reading)) return null
  const isCounted = [isLeft, isItemised, isOtherShare].some((one) => one(input, message))
  if (isCounted) return say(input, left, { kind: 'done-before' })
  const whole = wholeOfRest(input, message)
  return whole ? say(input, left, { kind: 'done-before', whole }) : null
}

/** What is left of the last that came, without the last that went. */
function isLeft(input: TurnInput, { reading }: Message): boolean {
  const [sum, another] = reading.amounts
  const [last, before] = ownIn(input)
  if (!sum || another || !last || !before || last.type === before.type) return false
  const difference = Math.abs(last.amountCents - before.amountCents)
  return difference === Math.round(sum.valueCents) && leans('cameToThat', reading)
}

/** The things of one that was written whole, each with its price. */
function isItemised(input: TurnInput, message: Message): boolean {
  const told = message.account.transactions.map(({ draft }) => draft)
  if (told.length < 2 || !leans('itemised', message.reading)) return false
  const sum = told.reduce((all, { amountCents }) => all + amountCents, 0)
  return namedAmong(message, ownIn(input)).some(({ amountCents }) => amountCents === sum)
}

/** "a Lúcia me pagou a parte dela, 93,20", of a market of which her half was never written. */
function isOtherShare(input: TurnInput, message: Message): boolean {
  const { reading, account } = message
  const [told, another] = account.transactions
  const [sum] = reading.amounts
  if (!told || another || !sum || told.draft.type !== 'receita') return false
  const isMeant = / (parte|metade) /.test(reading.flat) || isPointed(reading, sum.first)
  if (!isMeant || !leans('paidMe', reading)) return false
  return ownIn(input).some(({ amountCents, sum, type }) => {
    const share = sum?.steps.find(({ by }) => by === 'share')
    const whole =
      sum && share ? totalOf({ ...sum, steps: sum.steps.filter((one) => one !== share) }) : 0
    return type === 'despesa' && whole - amountCents === told.draft.amountCents
  })
}

/** "ela pagou o resto do bolo, 30", of a cake of 60 that was written whole: it is in there. */
function wholeOfRest(input: TurnInput, message: Message): Remembered | null {
  const { reading } = message
  const [sum, another] = reading.amounts
  if (!sum || another || !leans('restCame', reading)) return null
  const own = ownIn(input).filter(({ type, name }) => type === 'receita' && !deposit.test(name))
  const named = namedAmong(message, own)
  const isNamed = named.length > 0 || / rest\S+ d[oa] /.test(reading.flat)
  const [entry] = isNamed ? named : toldLast(input, own)
  if (!entry || entry.amountCents <= Math.round(sum.valueCents)) return null
  // What is known to be missing of it comes in.
  const name = fold(entry.name)
  const isOpen = input.state.owed?.some(({ words }) => words.some((word) => name.includes(word)))
  return isOpen ? null : entry
}

const deposit = /sinal|entrada|adiant/i

/** The `os` of "me pagou os 14". */
function isPointed({ tokens }: Message['reading'], first: number): boolean {
  return /^[oa]s$/.test(tokens[first - 1]?.norm ?? '')
}

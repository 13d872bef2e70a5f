import type { Effect } from '#conversation/effect.ts'
import { goalStays } from '#conversation/goals/ended/goal-stays.ts'
import { balk, carry } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { namedAmong, ownIn, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, type Telling, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import { isPlainOrder } from '#conversation/removing/struck/is-plain.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isBill } from '#understanding/intents/commitments/of-bills.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans, leansWord } from '#understanding/memory/leaning.ts'

/**
 * The turn of a goal or a bill that is given up, by its name: "desisti da viagem, apaga a meta",
 * "cancelei o Spotify, pode tirar". What is named goes, and nothing else. Null for any other.
 */
export function endedTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  const isOpen = ['none', 'clarify', 'delete', 'correct', 'help', 'recurring'].includes(
    candidate.intent,
  )
  if (!isOpen || isQuestion(reading) || leans('neverRemoves', reading)) return null
  const [cancelled, another] = cancelledBills(input, message)
  // Two of one name: the wrong one would be gone, and so would the entry that is called so.
  if (another) return balk(input, { ...candidate, intent: 'clarify' }, 'several-bills')
  if (cancelled) return ending(input, 'payment', cancelled)
  if (isNowhere(input, message, candidate)) return balk(input, candidate, 'no-such-bill')
  const isQuiet = leans('unreminded', reading)
  // "tira 20 da meta" takes money out of it.
  if (
    (!isQuiet && !leans('removes', reading)) ||
    leans('ofDeposit', reading) ||
    reading.amounts.length > 0
  ) {
    return null
  }
  const isGoal = leans('ofGoal', reading) && !goalStays.isIn(reading)
  const isOver = leans('gaveUp', reading) && !isEntry(input, message)
  const isBill = leans('ofBills', reading) || isOfBillItself(input, message)
  if (!isGoal && !isQuiet && !isOver && !isBill) return null
  const what = isGoal ? 'goal' : 'payment'
  const thing = named(message, (isGoal ? input.goals : input.payments) ?? [])
  if (!thing) return null
  return ending(input, what, thing)
}

function ending(input: TurnInput, what: 'goal' | 'payment', { id, name }: Thing): Turn {
  const effect: Effect = { kind: 'end-thing', what, id, name }
  const read: Read = { intent: 'delete', confidence: 92, fields: { description: name } }
  return carry(input, read, effect)
}

/**
 * The bill of "cancela a netflix", though its payment stands there as an entry: whoever cancels
 * something means what is still to come.
 */
function cancelledBills({ payments = [] }: TurnInput, message: Message): readonly Thing[] {
  const { reading } = message
  if (payments.length === 0 || reading.amounts.length > 0) return []
  if (!leans('cancels', reading) && !quits(message, payments)) return []
  if (isOfOneTime(message)) return []
  // "cancela a netflix dia 10" is still to be done.
  const end = reasonAt(reading)
  const isLater = reading.days.some(({ date, first }) => {
    if (first > end) return false
    return !leans('endedThen', reading) || Temporal.PlainDate.compare(date, reading.today) > 0
  })
  return isLater || leans('ofGoal', reading) ? [] : allNamed(message, payments)
}

/** "larguei a academia": and no "larguei o trabalho pra fazer faculdade". */
function quits(message: Message, payments: readonly Thing[]): boolean {
  const tokens = message.reading.tokens.filter(({ norm }) => !ofAnyBill.has(norm))
  const isBare = tokens.length === message.reading.tokens.length
  const reading = isBare ? message.reading : { ...message.reading, tokens }
  const found = leaningIn('quits', reading)
  if (found === null) return false
  const names = allNamed(message, payments).map(({ name }) => name)
  return isPlainOrder(reading, names, { ...found, means: 'order' })
}

/** "larguei a matrícula da academia, nem ia, apaga essa conta": of no other thing. */
const ofAnyBill = new Set(
  'matricula mensalidade assinatura contrato conta contas nem ia'.split(' '),
)

/** "não pago mais a academia esse mês"; "cancelei mês passado" says when that was. */
function isOfOneTime({ reading }: Message): boolean {
  const told = { ...reading, tokens: reading.tokens.slice(0, reasonAt(reading)) }
  return leans('ofOneTime', told) && !leans('endedThen', reading)
}

const reasons = new Set(['que', 'porque', 'pois'])

/** "cancela a academia que eu agora treino em casa": what stands behind it tells why. */
function reasonAt({ tokens }: Message['reading']): number {
  const at = tokens.findIndex(({ norm }, index) => index > 0 && reasons.has(norm))
  return at < 0 ? tokens.length : at
}

/** "a academia cancelei", of no bill that stands anywhere: there is nothing to take away. */
function isNowhere({ payments = [] }: TurnInput, message: Message, { intent }: Candidate): boolean {
  const { reading } = message
  const isTold = intent === 'none' || intent === 'clarify'
  if (!isTold || reading.amounts.length > 0 || !leans('hasCancelled', reading)) return false
  if (isOfOneTime(message) || leans('ofGoal', reading)) return false
  return isBill(reading) && allNamed(message, payments).length === 0
}

/** "pode apagar o pneu, desisti", of one that was just told: it is an entry. */
function isEntry(input: TurnInput, message: Message): boolean {
  const own = ownIn(input)
  return namedAmong(message, own).length > 0
}

/** "a conta da netflix está errada, apaga", where no entry is called a bill itself. */
function isOfBillItself({ state, recent }: TurnInput, message: Message): boolean {
  const { reading } = message
  const isReasoned = leans('notMine', reading) || reading.flat.includes(' nao paguei ')
  if (isReasoned || !leans('ofBillItself', reading)) return false
  const entries = rememberedIn({ state, ...(recent ? { recent } : {}) })
  const said = tellingIn(message)
  return entries.every(({ name }) => {
    const own = tellingWords(name)
    const isNamed = said.some(({ word }) => own.some((one) => isSame(one, word)))
    return !isNamed || !/conta|boleto|pagamento/i.test(name)
  })
}

function named(message: Message, things: readonly Thing[]): Thing | null {
  const [thing, another] = allNamed(message, things)
  return thing && !another ? thing : null
}

function allNamed(message: Message, things: readonly Thing[]): Thing[] {
  const said = tellingIn(message).filter(({ word }) => !leansWord('ofRemoval', word))
  const kept = message.reading.tokens.findIndex(({ norm }) => keeping.has(norm))
  const gone = fitsOf(
    said.filter(({ at }) => at < kept),
    things,
  )
  return gone.length > 0 ? gone : fitsOf(said, things)
}

/** "cancela o remédio, só o adubo fica": what stands behind it is to stay. */
const keeping = new Set('so somente apenas fica ficam mantem mantenha menos exceto'.split(' '))

function fitsOf(said: readonly Telling[], things: readonly Thing[]): Thing[] {
  const fits = fitting(said, things).filter(({ at }) => at.length > 0)
  return fits.map(({ thing }) => thing)
}

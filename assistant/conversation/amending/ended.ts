import type { Effect } from '#conversation/effect.ts'
import { balk, carry } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { namedAmong, ownIn, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

/**
 * The turn of a goal or a bill that is given up, by its name: "desisti da viagem, apaga a meta",
 * "cancelei o Spotify, pode tirar". What is named goes, and nothing else. Null for any other.
 */
export function endedTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  const isOpen = ['none', 'clarify', 'delete', 'correct', 'help'].includes(candidate.intent)
  if (!isOpen || isQuestion(reading) || leans('neverRemoves', reading)) return null
  const [cancelled, another] = cancelledBills(input, message)
  // Two of one name: the wrong one would be gone, and so would the entry that is called so.
  if (another) return balk(input, { ...candidate, intent: 'clarify' }, 'several-bills')
  if (cancelled) return ending(input, 'payment', cancelled)
  const isQuiet = leans('unreminded', reading)
  // "tira 20 da meta" takes money out of it.
  if (
    (!isQuiet && !leans('removes', reading)) ||
    leans('ofDeposit', reading) ||
    reading.amounts.length > 0
  ) {
    return null
  }
  const isGoal = leans('ofGoal', reading)
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
  const isOver = leans('cancels', reading) && !leans('ofOneTime', reading)
  if (!isOver || reading.amounts.length > 0 || reading.days.length > 0) return []
  return leans('ofGoal', reading) ? [] : allNamed(message, payments)
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
  const fits = fitting(said, things).filter(({ at }) => at.length > 0)
  return fits.map(({ thing }) => thing)
}

import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { isFor, nameFor, sources } from '#conversation/goals/named-for.ts'
import { isPurse, isPutPlainly } from '#conversation/goals/put-plainly.ts'
import { isSavingDenied, savings } from '#conversation/goals/saving-denied.ts'
import { whichGoal } from '#conversation/goals/which-goal.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { goalMeant } from '#conversation/memory/goal-meant.ts'
import { fitting, type Telling, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import { lastDay } from '#conversation/pending/open.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { capital } from '#language/spelling/capital.ts'
import { findVerb } from '#language/verbs.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leaningIn, leans, leansWord } from '#understanding/memory/leaning.ts'
import { isOwnMove } from '#understanding/transactions/clauses/own-move.ts'

const spends =
  / (gastei|gasto|paguei|pago|comprei|custou|torrei|vendi|recebi|ganhei|entrou|conta de) /

const inMeta = / (na|pra|para) (a |minha |nossa |essa )?meta [.!]* ?$/

const joins = /^(n[oa]s?|pr[oa]s?|pra|para|em|ao?|d[eoa])$/

/** "como está o vestido? guardei 150 hoje" asks, and tells of a deposit beside it. */
function isAsked({ reading: { amounts, flat, tokens } }: Message): boolean {
  if (!flat.includes(' ?')) return false
  const [amount] = amounts
  const isKept = amount !== undefined && savings.has(tokens[amount.first - 1]?.norm ?? '')
  const behind = tokens
    .slice((amount?.last ?? 0) + 1)
    .findIndex(({ norm }) => /^[,.!?]$/.test(norm))
  const next = tokens[(amount?.last ?? 0) + 1 + behind]?.norm
  return !isKept || next === '?'
}

const moves = ['saves', 'into', 'outOf', 'jar', 'ofThat', 'ofKept'] as const

const tellsMove = ['into', 'adds', 'forIt'] as const

const asDeposit = { intent: 'goal_deposit', confidence: 88 } as const

/**
 * The turn of money that goes into a goal which is only named ("coloquei mais 100 na viagem"):
 * without such a goal the very same words may tell of an expense. Null for any other message.
 */
export function savingTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { goals } = input
  const { flat } = message.reading
  const isTold = flat.includes(' ?') && !isAsked(message)
  const isReadable = isTold || ['none', 'clarify', 'log'].includes(candidate.intent)
  if (!goals || !isReadable || isAsked(message) || spends.test(flat)) return null
  if (isSavingDenied(message.reading)) return null
  const amountCents = amountOf(message)
  const { reading } = message
  if (isHired(reading)) return null
  const isKept = leans('into', reading) && leans('jar', reading)
  const [isSaved, isTaken] = [saves(reading) || isKept, leans('outOf', reading)]
  const isMoved = isSaved || isTaken || tellsMove.some((means) => leans(means, reading))
  if (amountCents === null || !isMoved) return null
  const said = [...tellingIn(message), ...feastsIn(message, goals)].filter(
    (one) =>
      !(isOrder(reading, one.at) || isPurse(reading, one)) &&
      !moves.some((means) => leansWord(means, one.word)),
  )
  const fits = fitting(said, goals).filter(({ at }) => {
    // "guardei 60 bike": nothing but the goal is named.
    const isBare =
      isSaved && at.length === said.filter(({ word }) => !leansWord('ofSaving', word)).length
    const named = isSaved ? said.filter((one) => !isPurpose(reading, one)) : said
    return isTold || isBare || isPutPlainly(message, said, at) || isInto(message, named, at)
  })
  const [fit, another] = fits
  if (isTaken && fit?.isWhole) {
    return say(input, { ...asDeposit, intent: 'none' }, { kind: 'none', reason: 'withdrawn' })
  }
  // "coloca 400 na viagem": an order to put it there, and only one bears that name.
  const isBare = fit !== undefined && isPutPlainly(message, said, fit.at)
  const isPlain = isSaved || isBare || (leans('into', reading) && isLed(reading, fit?.at[0]))
  if (fit && !another && (fit.isWhole || isPlain || isFor(message, said, fit.at))) {
    const goal = { id: fit.thing.id, name: fit.thing.name }
    return carry(input, asDeposit, { kind: 'deposit', amountCents, goal })
  }
  // "deu pra pôr 150 na meta": into the one that was spoken of, or the only one.
  const isOfThat = said.length === 0 && inMeta.test(flat) && !isTaken
  const that = isOfThat ? goalMeant(input) : null
  if (that) {
    const goal = { id: that.id, name: that.name }
    return carry(input, asDeposit, { kind: 'deposit', amountCents, goal })
  }
  const isUnnamed = isSaved && said.length === 0 && !isOwnMove(reading)
  // "guardei 700 no casamento", where the wedding's goal has another name.
  const isPurposeOnly = isMoved && !fit && isForPurpose(reading, said)
  const unnamed = isUnnamed || isPurposeOnly ? goals : []
  const among = fit ? fits.map(({ thing }) => thing) : unnamed
  if (among.length > 0) {
    return whichGoal(input, asDeposit, { kind: 'deposit', amountCents }, among)
  }
  const name = isSaved && !isTaken ? nameFor(message, said) : null
  if (name !== null) {
    const read = { ...asDeposit, fields: { description: name, amount: amountCents } }
    const turn = carry(input, read, { kind: 'deposit', amountCents, goal: { id: null, name } })
    if (goals.length > 0) return turn
    // "minha meta é 3000" behind it: a goal of that name, in which so much is saved.
    const kept = { targetDate: null, savedCents: amountCents, expiresOn: lastDay(input.today) }
    return {
      ...turn,
      state: { ...turn.state, open: { kind: 'goal', name: capital(name), ...kept } },
    }
  }
  // What is saved is neither in nor out, whatever it is saved for.
  if (!isSaved) return null
  return say(input, { ...asDeposit, intent: 'none' }, { kind: 'none', reason: 'saved' })
}

function amountOf({ reading }: Message) {
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || amount.isNegative) return null
  const value = Math.round(amount.valueCents)
  return value > 0 && value <= limits.amountCentsMax ? cents(value) : null
}

/** The `natal` of "coloca 50 no natal": a day, and what is saved for. */
function feastsIn({ reading }: Message, goals: readonly Thing[]): Telling[] {
  if (reading.days.length === 0) return []
  const own = new Set(goals.map(({ name }) => fold(name)))
  return reading.days.flatMap(({ first, last }) => {
    const word = reading.tokens[last]?.norm ?? ''
    return last - first <= 1 && own.has(word) ? [{ at: last, word }] : []
  })
}

/** Into what is saved for by everybody, and is bought by nobody at once. */
function isForPurpose({ tokens }: Message['reading'], said: readonly Telling[]): boolean {
  const [only, another] = said
  if (!only || another || !purposes.has(only.word)) return false
  return leadsInto.test(tokens[only.at - 1]?.norm ?? '')
}

/** "na viagem", not "gasolina na viagem" nor "viagem 100". */
function isInto({ reading }: Message, said: readonly Telling[], at: readonly number[]): boolean {
  const [first] = at
  if (first === undefined) return false
  // "guarda 100 do cachê pro ampli": where it comes from.
  const isSource = (one: Telling) => sources.has(reading.tokens[one.at - 1]?.norm ?? '')
  const hasThingBefore = said.some(
    (one) => one.at < first && !at.includes(one.at) && !isSource(one),
  )
  const lead = reading.tokens.slice(Math.max(0, first - 3), first)
  return !hasThingBefore && lead.some(({ norm }) => joins.test(norm))
}

const purposes = new Set(
  (
    'viagem passeio reforma conserto compra troca festa aniversario casamento entrada formatura obra ' +
    'pintura tratamento'
  ).split(' '),
)

/** The `viagem` of "guardei 500 pra viagem do Chile": what is to be done with that goal. */
function isPurpose({ tokens }: Message['reading'], { at, word }: Telling): boolean {
  return purposes.has(word) && /^(d[eoa]s?|pr[oa]s?|para|ao?)$/.test(tokens[at + 1]?.norm ?? '')
}

/** "mandei arrumar a moto 180": done by somebody. */
function isHired({ tokens }: Message['reading']): boolean {
  return tokens.some(({ norm }, at) => {
    return (
      /^mand(ei|amos)$/.test(norm) && findVerb(tokens[at + 1]?.norm ?? '')?.form === 'infinitive'
    )
  })
}

/** Somebody puts money aside; in `guarda roupa 350` and `2 guarda-chuvas` nobody does. */
function saves(reading: Message['reading']): boolean {
  const found = leaningIn('saves', reading)
  return found !== null && !reading.inTerm[found.first]
}

/** The `reserva` of "reserva 90 pro ampli", which may be a goal's name as well. */
function isOrder({ amounts, tokens }: Message['reading'], at: number): boolean {
  return at === 0 && amounts[0]?.first === 1 && /^reserv[ae]$/.test(tokens[at]?.norm ?? '')
}

const leadsInto = /^(n[oa]s?|pr[oa]s?|pra|para)$/

/** "na viagem", "pra minha viagem": not what is taken out of it. */
export function isLed({ tokens }: Message['reading'], first = 0): boolean {
  return tokens.slice(Math.max(0, first - 2), first).some(({ norm }) => leadsInto.test(norm))
}

import { limits } from '@lya/core/limits.ts'
import { partsOf as turnsOf } from '#conversation/bills/chained.ts'
import { say } from '#conversation/make-turn.ts'
import { nameWords } from '#conversation/match-named.ts'
import { madeOf } from '#conversation/naming/wished-goal.ts'
import { type Part, partsOf, withoutParts } from '#conversation/pending/parted/parts.ts'
import {
  lettingGo,
  light,
  roughly,
  savedAlready,
  saving,
  toReach,
} from '#conversation/pending/parted/vocabulary.ts'
import { withRest } from '#conversation/pending/parted/with-rest.ts'
import type { PendingGoal } from '#conversation/pending/pending-state.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { months } from '#language/days/words.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { findVerb } from '#language/verbs.ts'
import { deadlineIn } from '#understanding/intents/commitments/deadline.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

interface SaidOfGoal {
  target: number[]
  saved: number[]
  date: string | null
}

/**
 * The turn of "6 mil. e já separei 300", "até julho quero ter 6000", where it was asked how much a
 * goal is to come to: what is there already and by when are told beside it. Null for any other.
 */
export function goalInPartsTurn(
  told: TurnInput,
  open: PendingGoal,
  understandAll: (input: TurnInput) => Turn,
): Turn | null {
  const reading = readMessage(told.text, told.today)
  if (open.savedCents !== undefined || perMonth(reading.flat)) return null
  const parts = partsOf(reading)
  const said = new Map<Part, SaidOfGoal>()
  for (const part of parts) {
    const one = saidOfGoal(open, part.reading)
    // What stands behind another thing is of that: "mercado, 400".
    if (one && one.target.length + one.saved.length === 0 && letsGo(open, part.reading)) continue
    if (one && (said.size > 0 || part === parts[0])) said.set(part, one)
  }
  const left = said.size === 0 ? parts.filter((part) => letsGo(open, part.reading)) : []
  if (left.length > 0) {
    const dropped = by('answered-question', say(told, refused, { kind: 'dropped' }))
    return (
      dropped && withRest(told, dropped, withoutParts(reading.text, parts, left), understandAll)
    )
  }
  const own = [...said.values()]
  const [target, another] = new Set(own.flatMap((one) => one.target))
  const [saved = 0, more] = new Set(own.flatMap((one) => one.saved))
  if (target === undefined || another !== undefined || more !== undefined) return null
  if (target <= saved || target > limits.amountCentsMax) return null
  const date = own.flatMap((one) => one.date ?? []).at(-1) ?? open.targetDate
  const goal = { ...open, targetDate: date, ...(saved > 0 ? { savedCents: saved } : {}) }
  const answer = by('answered-question', madeOf(goal, told, target))
  if (!answer) return null
  const kept = parts.filter((part) => said.has(part))
  const rest = withoutParts(reading.text, parts, kept)
  const turn = withRest(told, answer, rest, understandAll)
  // "uns 5 mil, 300 de passagem e 700 de hotel" is what it will cost.
  return turn && writes(turn) && !tellsDeed(readMessage(rest, told.today)) ? null : turn
}

function writes(turn: Turn): boolean {
  return turnsOf(turn).some(({ effects }) => {
    return effects.some(({ kind }) => kind === 'create-transactions')
  })
}

const deeds = new Set('foi foram deu deram custou ficou hoje ontem'.split(' '))

function tellsDeed({ tokens }: Reading): boolean {
  return tokens.some(({ norm }) => deeds.has(norm) || findVerb(norm)?.form.endsWith('did') === true)
}

const perMonth = anyOf('por mes; todo mes; cada mes; ao mes; mensal; mensais')
const known = [light, roughly, saving, savedAlready, new Set([...months.keys()])]
const leads = anyOf('ate; em; pra; para; prazo; no; fim; final')
const oneWord = /^ \p{L}{4,9} $/u
const reasons = new Set(['que', 'porque', 'pois', 'pra', 'para'])

/** What a part says of it; null where it says more than that. */
function saidOfGoal(open: PendingGoal, reading: Reading): SaidOfGoal | null {
  const { amounts, numbers, tokens } = reading
  const isFigure = (at: number) => numbers.some(({ first, last }) => first <= at && at <= last)
  const unknown = tokens.findIndex(({ kind, norm }, at) => {
    const isKnown = known.some((some) => some.has(norm)) || isOwn(open, norm)
    return kind === 'word' && !isFigure(at) && !isKnown
  })
  const norms = tokens.map(({ norm }) => norm)
  if (unknown >= 0) {
    const from = norms.findLastIndex((norm, at) => at > 0 && at < unknown && reasons.has(norm))
    // "6 mil até julho, que é quando pego férias": why, and no figure of it.
    if (from < 0 || amounts.some(({ last }) => last > from)) return null
    // "preciso de 300 pra luz" is no sum of a trip.
    const isElse = tokens.some(({ norm }, at) => at > from && isThing(norm) && !isOwn(open, norm))
    if (isElse && norms[from] !== 'que') return null
  }
  if (norms.includes('nao') || amounts.some((one) => one.isForeign || one.isNegative)) return null
  const has = (some: ReadonlySet<string>) => norms.some((norm) => some.has(norm))
  const isSaved = has(savedAlready) && !has(toReach)
  const sums = amounts.map(({ valueCents }) => Math.round(valueCents)).filter((sum) => sum > 0)
  const isDated = leads(reading.flat) || oneWord.test(reading.flat)
  const date = isDated ? (deadlineIn({ reading }) ?? deadlineOfMonth(reading)) : null
  return { target: isSaved ? [] : sums, saved: isSaved ? sums : [], date }
}

const stemLength = 3

/** "deixa a viagem pra lá", "nem vou viajar mais". */
function letsGo(open: PendingGoal, { amounts, flat, tokens }: Reading): boolean {
  const isAll = tokens.every(({ kind, norm }) => {
    return kind !== 'word' || [light, lettingGo].some((some) => some.has(norm)) || isOwn(open, norm)
  })
  const isGone = gone(flat) || goneStem.test(flat) || better.has(flat) || isNoMore(tokens)
  return amounts.length === 0 && isAll && isGone
}

const gone = anyOf('deixa; deixe; larga; large; largar; cancela; cancele; cancelar')
const goneStem = / (desist|esque[cç])/u
const denials = new Set(['nem', 'nao'])
const wants = new Set(['vou', 'vai', 'quero'])
const ends = new Set(['mais', 'dar', 'rolar', 'ir'])
const better = new Set([' melhor nao ', ' nao quero mais '])
const refused = { intent: 'none', confidence: 100 } as const

/** "nem vou viajar mais", "não vai dar". */
function isNoMore(tokens: Reading['tokens']): boolean {
  const at = tokens.findIndex(({ norm }, index) => {
    return denials.has(norm) && wants.has(tokens[index + 1]?.norm ?? '')
  })
  return at >= 0 && tokens.slice(at + 2).some(({ norm }) => ends.has(norm))
}

/** A word of its name: "viagem" of "Viajar". */
function isOwn({ name }: PendingGoal, norm: string): boolean {
  return nameWords(name).some((word) => {
    return (
      word === norm ||
      (word.length > stemLength && word.slice(0, stemLength) === norm.slice(0, stemLength))
    )
  })
}

const monthMin = 4

/** "prazo: julho". */
function deadlineOfMonth({ tokens, today }: Reading): string | null {
  const month = tokens.find(({ norm }) => norm.length >= monthMin && months.has(norm))
  return month ? deadlineIn({ reading: readMessage(`até ${month.norm}`, today) }) : null
}

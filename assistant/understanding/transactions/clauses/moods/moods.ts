import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Mood, PlacedVerb, Verdict } from '#understanding/transactions/clauses/clause.ts'
import {
  amountIn,
  type Frame,
  hasForm,
  isSaid,
  wordAt,
} from '#understanding/transactions/clauses/frame.ts'
import { isDenied, isNothing, purposes } from '#understanding/transactions/clauses/moods/denied.ts'
import { isMeasured } from '#understanding/transactions/clauses/moods/measured.ts'
import { isRidden } from '#understanding/transactions/clauses/moods/ridden.ts'
import { isBusy, moodUnderWay } from '#understanding/transactions/clauses/moods/under-way.ts'
import {
  isLate,
  isManaged,
  isOwnDeed,
  moodOfOwn,
} from '#understanding/transactions/clauses/own-deed.ts'
import { isDebtPaid } from '#understanding/transactions/clauses/parties.ts'
import { isBroughtHome } from '#understanding/transactions/clauses/served/brought.ts'
import { readStated } from '#understanding/transactions/clauses/stated.ts'
import { readTheirs } from '#understanding/transactions/clauses/theirs/their-deed.ts'

type Rule = readonly [name: string, read: (frame: Frame) => Mood | null]

const when = (mood: Mood, is: (frame: Frame) => boolean) => (frame: Frame) =>
  is(frame) ? mood : null

/** What a clause says of its money, the first rule that knows. */
const rules: readonly Rule[] = [
  ['taken-back', when('undone', (one) => isSaid(one, 'cancel', 'retraction') && !isRefunded(one))],
  ['denied', when('undone', isDenied)],
  ['conditional', when('undone', (one) => wordAt(one, one.first) === 'se')],
  ['exam', when('else', (one) => isSaid(one, 'exam') && !isSaid(one, 'money'))],
  ['offered', when('undone', (one) => isSaid(one, 'offer', 'prospect'))],
  ['nothing', when('undone', isNothing)],
  ['moving-price', when('undone', (one) => isSaid(one, 'moving') && !hasForm(one.verbs, 'i-did'))],
  ['measured', when('else', isMeasured)],
  ['theirs', when('other', (one) => isSaid(one, 'theirs'))],
  ['present', when('other', (one) => isSaid(one, 'present') && !isSaid(one, 'gift'))],
  ['found', when('done', (one) => isSaid(one, 'found'))],
  ['managed', when('done', isManaged)],
  ['worked', when('done', (one) => isSaid(one, 'worked', 'till', 'delivered'))],
  ['ahead', when('undone', (one) => isSaid(one, 'ahead'))],
  ['to-come', when('undone', (one) => isSaid(one, 'comes'))],
  ['own-deed', (one) => (isOwnDeed(one) ? moodOfOwn(one) : null)],
  ['debt-paid', when('done', isDebtPaid)],
  ['wished', when('undone', isWished)],
  ['their-deed', (one) => readTheirs(one)?.mood ?? null],
  ['seen', when('undone', (one) => isSaid(one, 'sight', 'worth'))],
  ['busy', when('undone', isBusy)],
  ['under-way', (one) => (hasForm(one.told, 'gerund') ? moodUnderWay(one) : null)],
  ['stated', readStated],
  ['ridden', when('silent', (one) => isElse(one) && isRidden(one))],
  ['brought', when('silent', (one) => isElse(one) && isBroughtHome(one))],
  ['in-parts', when('silent', (one) => isElse(one) && isTakenInParts(one))],
  ['late', when('silent', isLate)],
  ['no-money', when('else', (one) => isElse(one) || isOfOther(one))],
  ['planned', when('undone', isPlanned)],
]

/** What a clause says of its money: done, wished, another's, a mere price, or nothing. */
export function moodOf(frame: Frame): Verdict {
  for (const [rule, read] of rules) {
    const mood = read(frame)
    if (mood) return { mood, rule }
  }
  return { mood: 'silent', rule: '' }
}

/** "devolvi a blusa e a loja estornou 69,90": what was cancelled came back. */
function isRefunded({ told }: Frame): boolean {
  return told.some(({ verb }) => verb.kind === 'refund' && verb.form === 'they-did')
}

function isWished(frame: Frame): boolean {
  const isUndone = hasForm(frame.told, 'undone') && !isSaid(frame, 'part')
  return isSaid(frame, 'wish', 'doubt') || willDo(frame) || isUndone
}

/** `vai custar`, `vão cobrar`. */
function willDo(frame: Frame): boolean {
  for (let at = frame.first; at < frame.last; at += 1) {
    const isWill = wordAt(frame, at) === 'vai' || wordAt(frame, at) === 'vao'
    if (isWill && wordAt(frame, at + 1).endsWith('r')) return true
  }
  return false
}

function isElse(frame: Frame): boolean {
  return frame.told.length === 0 && frame.verbs.some((one) => !isPurpose(frame, one))
}

/** `tirei uma lavadora em 10x de 189,90`: at a shop, as it is said in the north. */
function isTakenInParts({ reading, first, last }: Frame): boolean {
  const isTaken = reading.tokens.slice(first, last).some(({ norm }) => /^tir(ei|amos)$/.test(norm))
  return isTaken && reading.numbers.some((one) => one.role === 'instalment' && one.first >= first)
}

/** `uber pra entregar o bolo 17`: a thing is named before, and then what it was for. */
function isPurpose(frame: Frame, { at, verb }: PlacedVerb): boolean {
  const isFor = purposes.has(wordAt(frame, at - 1)) && verb.form === 'infinitive'
  const named = frame.reading.tokens.slice(frame.first, at - 1)
  return isFor && named.some(({ norm }) => findMeanings(norm) !== undefined)
}

/** `faltou 50 pra completar`: the verb before the figure is none of money. */
function isOfOther(frame: Frame): boolean {
  const amount = amountIn(frame)
  const governing = frame.verbs.findLast(({ at }) => amount !== undefined && at < amount.first)
  return governing?.verb.kind === 'else' && governing.verb.form.endsWith('did')
}

function isPlanned({ told }: Frame): boolean {
  const isPlan = told.some(({ verb }) => verb.form === 'infinitive' && verb.kind !== 'hand')
  return isPlan || hasForm(told, 'i-do', 'they-do')
}

import type { Token } from '#language/tokens.ts'
import type { Verb } from '#language/verbs.ts'
import { findMeanings, termLengthAt } from '#understanding/lexicon/find.ts'
import { namePicture } from '#understanding/lexicon/pictures.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import type { Cover } from '#understanding/transactions/covers.ts'
import { namesTransfer } from '#understanding/transactions/direction.ts'
import { nameDeed } from '#understanding/transactions/naming/deeds.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'
import { clauseAt, type Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'
import { namesParty } from '#understanding/transactions/transfer.ts'

/** Whether any word between two tokens is one that money is known to be spent on or earned by. */
export function hasKnownTerm(
  reading: Reading,
  covers: readonly (Cover | undefined)[],
  first: number,
  last: number,
): boolean {
  for (let at = first; at <= last; at += 1) {
    if (covers[at] === 'amount' || covers[at] === 'day') continue
    const token = reading.tokens[at]
    if (token?.kind === 'emoji' && namePicture(token.folded)) return true
    for (let length = termLengthAt(reading.tokens, at, last); length > 0; length -= 1) {
      const meanings = findMeanings(termAt(reading.tokens, at, length))
      if (meanings?.some((one) => one.weight !== 'hint')) return true
    }
  }
  return false
}

/** Money earned, whatever verb the clause has. */
const earned = new Set(['worked', 'takings', 'delivered', 'paid-for'])
const almostSure = 2.5
const sure = 3

/**
 * Adds up what speaks for a transaction: a named currency, a money verb, a known thing. Three and
 * more is sure.
 */
export function evidenceOf(
  scene: Scene,
  segment: Settled,
  clause: Clause | null,
  subject: Subject | null,
  isNamed: boolean,
): number {
  const byForm = { currency: 2, cents: 1.5, scale: 1, bare: 0 }[segment.amount.form]
  const isWork = earned.has(clause?.flowRule ?? '')
  const hasVerb = clause?.verbs.some(
    ({ verb }) => verb.form === 'i-did' || verb.form === 'they-did' || verb.form === 'participle',
  )
  const isMoneyVerb =
    clause?.flow === 'in' ||
    clause?.verbs.some(
      ({ verb, at }) => verb.kind !== 'hand' || isSettling(scene.reading, verb, at),
    )
  const byKind = isMoneyVerb ? 3 : 2
  const byVerb = hasVerb || isWork ? byKind : 0
  const { reading } = scene
  const isKnown =
    hasKnownTerm(reading, scene.covers, segment.first, segment.last) ||
    nameDeed(reading, segment.first, segment.last) !== null ||
    clause?.flowRule === 'lent'
  const isShort = reading.tokens.length <= 8
  const isStatement = /\p{L}\*/u.test(reading.text)
  const sum =
    byForm +
    byVerb +
    (scene.isAsked ? 3 : 0) +
    (isKnown ? 2 : 0) +
    (isNamed ? 1 : 0) +
    (isShort && isNamed ? 1 : 0) -
    distanceOf(scene, segment, clause, subject)
  // Neither a deed nor a thing that is known to cost money: "sorteio de 1000 reais" is asked about.
  if (isNamed && isTelegram(scene, segment, subject)) return Math.max(sum, sure)
  const isStrange = !isKnown && !clause && !scene.isAsked && !isStatement && !isList(scene)
  const isWeak =
    !isKnown && !scene.isAsked && !isStatement && !isMoneyVerb && segment.amount.form === 'bare'
  return isStrange || isWeak ? Math.min(sum, almostSure) : sum
}

const owners = new Set(['do', 'da'])
const codeMarks = new Set('= _ < > { } | \\ ` ~ ^ [ ] #'.split(' '))
const codeDigits = 8
const wordLengthMin = 3

/** What no telegram holds: marks of programs, figures of documents and bills. */
function isOfCode({ kind, norm }: Token): boolean {
  return (
    codeMarks.has(norm) || (kind === 'number' && /^\d+$/.test(norm) && norm.length >= codeDigits)
  )
}

/** `jaleco novo 74,80 tam 42`: a thing beside its figure, in a clause that says nothing else. */
function isTelegram(
  { reading, clauses }: Scene,
  { amount }: Settled,
  subject: Subject | null,
): boolean {
  const own = clauseAt(clauses, amount.first)
  if (reading.tokens.some(isOfCode)) return false
  if (!own || !subject || own.verbs.length > 0 || own.mood !== 'silent') return false
  const isNear = subject.first >= own.first && subject.last <= own.last
  // "500 do Nelson" may be from him, and "pix de 80 da Renata" as well.
  const isOf = owners.has(reading.tokens[subject.first - 1]?.norm ?? '')
  const isFrom = isOf && subject.first > amount.last
  const { kind, norm = '' } = reading.tokens[subject.first] ?? {}
  const isWord = kind === 'word' && norm.length >= wordLengthMin
  return (
    isWord &&
    isNear &&
    !isFrom &&
    amount.form !== 'scale' &&
    (!namesTransfer(reading, own) || namesParty(reading, own))
  )
}

/** `panetone 32 e champanhe 79`: several things, each with its figure and nothing else. */
function isList({ reading, clauses }: Scene): boolean {
  const count = reading.amounts.length
  const isTelegram = clauses.every(({ verbs }) => verbs.length === 0)
  return count > 1 && isTelegram && reading.tokens.length <= count * 5
}

/** Without a verb, words of another sentence ("nota 4. mercado") hardly speak of an amount. */
function distanceOf(
  { clauses, isAsked }: Scene,
  { amount }: Settled,
  clause: Clause | null,
  subject: Subject | null,
): number {
  if (clause || isAsked || !subject) return 0
  const own = clauseAt(clauses, amount.first)
  const told = clauseAt(clauses, subject.first)
  return own?.sentence === told?.sentence ? 0 : 2
}

/** `acertei 100 com o Zé`: so much, and with whom; for a day to come it is only agreed. */
function isSettling(
  { tokens, amounts, days, today }: Reading,
  { lemma }: Verb,
  at: number,
): boolean {
  const sum = amounts.find(({ first }) => first === at + 1)
  const isDone = days.every(({ date }) => Temporal.PlainDate.compare(date, today) <= 0)
  return isDone && lemma === 'acertar' && tokens[(sum?.last ?? tokens.length) + 1]?.norm === 'com'
}

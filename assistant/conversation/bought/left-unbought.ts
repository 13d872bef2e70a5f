import {
  type Clause,
  clausesIn,
  tellingOf,
  thingsIn,
} from '#conversation/bought/unbought/clauses.ts'
import { isOfWhatWasLeft, leavesOwn } from '#conversation/bought/unbought/leaving.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { register } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/**
 * The turn of "quase comprei uma jaqueta de 180 mas deixei. só levei meia, 25": what was left in
 * the shop is no entry, and what was taken instead is told by itself. Null where it is not plain
 * which of the two was left, or what else is told is no one purchase.
 */
export function leftUnboughtTurn(
  told: TurnInput,
  understand: (told: TurnInput) => Turn,
): Turn | null {
  if (told.state.open || told.text.length > lengthMax) return null
  const reading = readMessage(told.text, told.today)
  const sums = new Set(reading.amounts.map(({ valueCents }) => valueCents))
  if (sums.size !== 2 || reading.tokens.at(-1)?.norm === '?') return null
  if (isBoughtToo(reading)) return null
  const clauses = clausesIn(reading)
  const gone = goneOf(reading, clauses)
  const priced = clauses.filter(({ amounts }) => amounts.length > 0)
  const left = priced.filter((one) => gone.has(one))
  const kept = priced.filter((one) => !gone.has(one))
  const [only, another] = kept
  if (left.length === 0 || !only || another || only.amounts.length !== 1) return null
  const rest = clauses.filter(
    (one) => !gone.has(one) && (one === only || one.last < only.first || !isTalk(one)),
  )
  const texts = rest.map((one) => textOf(reading, one.first, one.last))
  const sum = Math.round(only.amounts[0]?.valueCents ?? 0)
  const heard = (text: string) => asBought(told, understand({ ...told, text }), sum)
  // "saí só com umas meias de 25"
  return heard(texts.join(', ')) ?? heard(outright(reading, only))
}

const lengthMax = 300

const taken = new Set('comprei levei peguei trouxe'.split(' '))
const denies = new Set('nao nem n quase'.split(' '))
/** A loan, and what somebody made cheaper. */
const elsewise = new Set('emprestimo emprestado emprestada fizeram fez deixaram'.split(' '))

/** "achei por 80 e comprei. peguei só mais um cabo": both were; nothing was left there. */
function isBoughtToo({ flat, tokens }: Reading): boolean {
  const isTaken = tokens.some(({ norm }, at) => {
    const isEnd = (tokens[at + 1]?.kind ?? 'mark') === 'mark'
    const before = tokens.slice(Math.max(0, at - 2), at)
    return taken.has(norm) && isEnd && !before.some((one) => denies.has(one.norm))
  })
  return isTaken || flat.includes(' so mais ') || tokens.some(({ norm }) => elsewise.has(norm))
}

/** Behind what was bought nothing but talk is cut off. */
function isTalk(clause: Clause): boolean {
  return clause.amounts.length === 0
}

/** The clauses of what was left, with what says so. */
function goneOf(reading: Reading, clauses: readonly Clause[]): Set<Clause> {
  const gone = new Set<Clause>()
  for (const [at, clause] of clauses.entries()) {
    if (clause.amounts.length > 0) {
      if (leavesOwn(reading, clause)) gone.add(clause)
      continue
    }
    if (!isOfWhatWasLeft(reading, clause)) continue
    const before = clauses.slice(0, at)
    const words = tellingOf(reading, clause)
    const same = clauses.find((one) => {
      return one.amounts.length > 0 && tellingOf(reading, one).some((word) => words.includes(word))
    })
    const of = same ?? before.findLast(({ amounts }) => amounts.length > 0)
    if (!of) continue
    gone.add(clause).add(of)
    for (const between of before.slice(before.indexOf(of) + 1)) {
      if (of !== same) gone.add(between)
    }
  }
  return gone
}

/** As somebody says it who tells of nothing else. */
function outright(reading: Reading, { first, last }: Clause): string {
  const { amounts, tokens } = reading
  const things = thingsIn(reading, { first, last })
  const sum = amounts.findIndex((one) => one.first >= first)
  const begin = Math.min(things[0] ?? last, amounts[sum]?.first ?? last)
  const isSumFirst = begin === amounts[sum]?.first
  const end = tokens[last]?.norm === 'so' && tokens[last - 1]?.norm === 'e' ? last - 2 : last
  return `${isSumFirst ? 'gastei' : 'comprei'} ${textOf(reading, begin, end)}`
}

function textOf({ text, tokens }: Reading, first: number, last: number): string {
  const end = tokens[last + 1]?.start ?? text.length
  return text.slice(tokens[first]?.start ?? 0, end).replace(/[\s,.;!:]+$/u, '')
}

/** What was bought instead is told of outright. */
function asBought(told: TurnInput, turn: Turn, sum: number): Turn | null {
  const { reply } = turn
  if (reply.kind === 'log') {
    const [one, another] = reply.transactions
    const isSo = one?.amountCents === sum && one.type === 'despesa' && !another
    return isSo && !reply.isUnnamed ? turn : null
  }
  if (reply.kind !== 'propose') return null
  const draft = restoreDraft(reply.draft, told.categories)
  const isSo = draft.amountCents === sum && draft.type === 'despesa' && draft.description !== ''
  return isSo ? register(told, turn.candidate, [draft]) : null
}

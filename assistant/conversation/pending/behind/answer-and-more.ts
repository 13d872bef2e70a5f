import { clarityOf } from '#conversation/apart/clarity.ts'
import { chained } from '#conversation/bills/chained.ts'
import { namedInAnswer } from '#conversation/bills/named/named-in-answer.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { afterAnswer } from '#conversation/pending/behind/after-answer.ts'
import { type Cut, cutsIn } from '#conversation/pending/behind/cuts.ts'
import { eachAndMoreTurn } from '#conversation/pending/behind/each-and-more.ts'
import { monthlyAndMoreTurn } from '#conversation/pending/behind/monthly-and-more.ts'
import { monthlyBehind } from '#conversation/pending/behind/monthly-behind.ts'
import { ofStandingTurn } from '#conversation/pending/behind/of-standing.ts'
import { retoldTurn } from '#conversation/pending/behind/retold.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import type { OpenQuestion } from '#conversation/pending/pending-state.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { readMessage } from '#understanding/reading.ts'

/**
 * The turn of a yes or a no with more behind it, where something was asked: "quero sim, e comprei
 * um livro por 35", "não precisa. quanto gastei hoje?", "não, é conta pra pagar dia 10". Behind a
 * yes both are done; behind a no what is told for itself, or what was asked about with what is said
 * of it. Null for any other message, and where the rest changes what was asked, as "sim, foi 35".
 *
 * @param understand By itself.
 * @param understandAll What stands behind the answer, which may be several things.
 */
export function answerAndMoreTurn(
  told: TurnInput,
  understand: Understand,
  understandAll: Understand,
): Turn | null {
  const open = stillOpen(told.state, told.today)
  const ofBills =
    open?.kind === 'bills'
      ? (monthlyAndMoreTurn(told, understand) ?? eachAndMoreTurn(told, open, understandAll))
      : null
  if (ofBills) return ofBills
  const cuts = cutsIn(readMessage(told.text, told.today))
  if (cuts.length === 0) return null
  if (!open) return letGoAndMoreTurn(told, cuts, understand, understandAll)
  const whole = understand(told)
  const answers = cuts.map((cut) => ({ ...cut, answer: understand({ ...told, text: cut.front }) }))
  const asked = { told, open, whole, understand, understandAll }
  const no = answers.filter(({ answer }) => isRefused(answer))
  if (no.length > 0) return refusedTurn(asked, no)
  return agreedTurn(
    asked,
    answers.filter(({ answer }) => answer.effects.length > 0 && isAnswer(answer)),
  )
}

/** "deixa. hoje gastei 38 no lanche", where nothing was asked: it lets go of what was before. */
function letGoAndMoreTurn(
  told: TurnInput,
  cuts: readonly Cut[],
  understand: Understand,
  understandAll: Understand,
): Turn | null {
  const cut = cuts.findLast(({ front, isApart }) => {
    const words = readMessage(front, told.today).tokens.map(({ norm }) => norm)
    return (
      isApart && words.some((norm) => leaving.has(norm)) && words.every((norm) => bare.has(norm))
    )
  })
  if (!cut || !isRefused(understand(told))) return null
  const more = understandAll({ ...told, text: cut.rest })
  return isMore(more) && isNamed(told, cut.rest, more) ? more : null
}

const leaving = new Set(['deixa', 'deixe'])
const bare = new Set([...leaving, ...'ta ah entao pra la quieto isso assim mesmo , nao'.split(' ')])

interface Asked {
  told: TurnInput
  open: OpenQuestion
  /** The message as one answer. */
  whole: Turn
  understand: Understand
  understandAll: Understand
}

interface Answer extends Cut {
  answer: Turn
}

function agreedTurn(asked: Asked, answers: readonly Answer[]): Turn | null {
  const { told, open, whole, understand, understandAll } = asked
  const [first] = answers
  if (!first || !awaitsYes(open) || whole.intent === 'thanks') return null
  const named = answers.map(({ answer, rest }) => namedInAnswer(told, answer, rest)).find(Boolean)
  if (named) return named
  const standing = ofStandingTurn(told, open, first.rest)
  if (standing) return standing
  const monthly = monthlyBehind(told, first, understand)
  if (monthly) return chained([first.answer, monthly])
  // "isso, tudo venda" is said of more than what was asked.
  if (ofAll.test(first.rest)) return null
  const isAnswered = isAnswer(whole)
  const others = answers.map(({ answer, rest, isApart }) => {
    return {
      answer,
      rest,
      isApart,
      more: understandAll({ ...told, ...afterAnswer(answer, rest) }),
    }
  })
  const behind = others
    .filter(({ more }) => isMore(more))
    .toSorted((one, other) => weightOf(other.more) - weightOf(one.more))
    .find((one) => !isAnswered || (one.isApart && isOfOther(told, open, one.rest, one.more)))
  if (behind) return chained([behind.answer, behind.more])
  return isAnswered ? whole : first.answer
}

function refusedTurn(asked: Asked, answers: readonly Answer[]): Turn | null {
  const { told, whole, understandAll } = asked
  // "esquece os bolos, recebi 120 da Ana" is no price of them; "não, foi 45" is.
  const isLeft = isRefused(whole) || !isAnswer(whole)
  const free = answers.filter(({ front }) => isLeft || letsGo(front))
  const others = free.flatMap(({ answer, rest }) => {
    const more = understandAll({ ...told, text: rest, state: answer.state })
    // "eu recebi esse dinheiro" is not asked, though it was heard so.
    const isGuess = more.rule === 'opinion.rescue' && more.intent === 'query'
    return isMore(more) && !isGuess && isNamed(told, rest, more) ? [more] : []
  })
  const [best] = others.toSorted((one, other) => weightOf(other) - weightOf(one))
  const isClearer = best && clarityOf(best, told.text) > clarityOf(whole, told.text)
  if (best && (isClearer || !isLeft)) return best
  return isRefused(whole) ? retoldTurn(told, asked.open, answers, asked.understand) : null
}

/** "esquece", "deixa", and no mere "não", which may be of the sum. */
function letsGo(front: string): boolean {
  const said = front.toLowerCase()
  return ['esque', 'deix', 'cancel', 'desist'].some((stem) => said.startsWith(stem))
}

/** It was asked whether something is to be done. */
function awaitsYes(open: OpenQuestion): boolean {
  if (open.kind === 'reading') return open.stage === 'confirm' && open.source === 'words'
  return open.kind === 'offer' || open.kind === 'bill'
}

function isAnswer({ rule }: Turn): boolean {
  return rule.startsWith('answered-') || rule === 'limits'
}

function isRefused({ reply }: Turn): boolean {
  return reply.kind === 'dropped' || reply.kind === 'left-as-is'
}

/** It does something, asks for a figure, or tells a sum that is asked about. */
function isMore({ effects, intent, reply }: Turn): boolean {
  if (effects.length > 0 || intent === 'query') return true
  return reply.kind === 'bill' || reply.kind === 'propose' || reply.kind === 'offer'
}

/** How much of a message it takes up: each entry counts. */
function weightOf({ effects }: Turn): number {
  return effects.reduce((sum, one) => {
    return sum + (one.kind === 'create-transactions' ? one.transactions.length : 1)
  }, 0)
}

const ofAll = /^(?:tud|tod)[ao]s?\b(?! (?:os )?m[eê]s)/i

/** "não, apaga isso" is said of what was asked: what stands there goes by its name, sum or day. */
function isNamed({ today }: TurnInput, rest: string, { effects }: Turn): boolean {
  const reading = readMessage(rest, today)
  const isTelling = tellingIn({ reading }).length + reading.amounts.length + reading.days.length > 0
  return effects.every(({ kind }) => !taking.has(kind) && (isTelling || !mending.has(kind)))
}

const taking = new Set(['undo-last', 'delete-all'])
const mending = new Set(['delete', 'correct'])

/** "sim, e almocei 28 hoje" tells of another thing than "isso, o estacionamento foi 28". */
function isOfOther(
  { today }: TurnInput,
  open: OpenQuestion,
  rest: string,
  { reply }: Turn,
): boolean {
  if (reply.kind !== 'log' || reply.isUnnamed) return reply.kind === 'effect'
  const own = namesOf(open).flatMap(tellingWords)
  const said = tellingIn({ reading: readMessage(rest, today) })
  return said.every(({ word }) => !own.some((one) => isSame(one, word)))
}

/** What it was asked about, as it is called. */
function namesOf(open: OpenQuestion): string[] {
  if (open.kind === 'bill') return [open.bill.name]
  if (open.kind === 'reading') return [open.draft.description]
  if (open.kind !== 'offer' || open.effect.kind !== 'create-transactions') return []
  return open.effect.drafts.map(({ description }) => description)
}

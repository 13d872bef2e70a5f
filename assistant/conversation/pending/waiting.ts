import type { KeptDraft } from '#conversation/kept-draft.ts'
import { lastDay, stillOpen } from '#conversation/pending/open.ts'
import type { OpenQuestion } from '#conversation/pending/pending-state.ts'
import type { Waiting } from '#conversation/state.ts'
import { isAnswer } from '#conversation/trail/is-answer.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'

/** Nobody remembers more of what was told before. */
const waitingMax = 12

/**
 * The turn with what was proposed before it and is not answered by it: it waits on, and the reply
 * tells so once of a list. What was written, or said no to, does not.
 */
export function withWaiting(input: TurnInput, turn: Turn): Turn {
  const before = waitingIn(input)
  const passed = passedOver(input, turn)
  if (!before && !passed) return turn
  const { waiting: _before, ...state } = turn.state
  // The reader of what waits has taken out what it wrote.
  const own = turn.state.waiting === input.state.waiting ? before : turn.state.waiting
  const left = leftOf(passed, own, turn)
  const isRefused = turn.reply.kind === 'dropped' && !passed && !stillOpen(input.state, input.today)
  if (!left || isRefused) return { ...turn, state }
  const isList = left.drafts.length > 1 || left.bills !== undefined
  if (!isList || left.isTold || turn.state.open || turn.also) {
    return { ...turn, state: { ...state, waiting: left } }
  }
  const told = { ...left, isTold: true, isJust: true } as const
  return { ...turn, waits: left, state: { ...state, waiting: told } }
}

/** What still waits on a day. */
export function waitingIn({ state, today }: TurnInput): Waiting | undefined {
  const { waiting } = state
  return waiting && waiting.expiresOn >= today.toString() ? waiting : undefined
}

/** What was proposed right before and is neither answered nor asked once more. */
function passedOver(input: TurnInput, turn: Turn): Waiting | null {
  const open = stillOpen(input.state, input.today)
  const drafts = [...draftsOf(open), ...planIn(open)]
  const bills = open?.kind === 'bills' ? { bills: open } : {}
  if (!open || (drafts.length === 0 && !('bills' in bills))) return null
  const isAnswered = isAnswer(turn) || turn.reply.kind === 'dropped'
  if (isAnswered || turn.state.open === open || turn.intent === 'correct') return null
  const expiresOn = lastDay(input.today)
  const isAlone = drafts.length === 1 && !('bills' in bills)
  return isAlone ? { drafts: [], alone: drafts, expiresOn } : { drafts, ...bills, expiresOn }
}

/** What a yes would write of what is open; nothing where something else is asked. */
export function draftsOf(open: OpenQuestion | null): KeptDraft[] {
  if (open?.kind === 'offer' && open.effect.kind === 'create-transactions') {
    return open.effect.drafts
  }
  const isTold = open?.kind === 'reading' && open.source === 'words' && open.stage === 'confirm'
  return isTold && !open.isAhead && open.draft.amountCents > 0 ? [open.draft] : []
}

/** What was only a plan: "comprei o tênis" may tell later that it was bought. */
function planIn(open: OpenQuestion | null): KeptDraft[] {
  const isPlan = open?.kind === 'reading' && open.isAhead === true
  return isPlan && open.draft.type === 'despesa' && open.draft.amountCents > 0 ? [open.draft] : []
}

function leftOf(passed: Waiting | null, before: Waiting | undefined, turn: Turn): Waiting | null {
  const left = (some: 'drafts' | 'alone') => {
    const told = [...(passed?.[some] ?? []), ...(before?.[some] ?? [])]
    return told.filter((one) => !isTaken(one, turn)).slice(0, waitingMax)
  }
  const [drafts, alone] = [left('drafts'), left('alone')]
  const asked = passed?.bills ?? before?.bills
  const bills =
    asked && !turn.effects.some(({ kind }) => kind === 'create-recurring') ? asked : null
  if (drafts.length + alone.length === 0 && !bills) return null
  const isTold = !isSeveral(passed) && before?.isTold
  return {
    drafts,
    ...(alone.length > 0 ? { alone } : {}),
    ...(bills ? { bills } : {}),
    expiresOn: passed?.expiresOn ?? before?.expiresOn ?? '',
    ...(isTold ? { isTold } : {}),
  }
}

function isSeveral(passed: Waiting | null): boolean {
  return passed !== null && (passed.drafts.length > 1 || passed.bills !== undefined)
}

/** It was written by other words, or is proposed once more. */
function isTaken({ amountCents, type }: KeptDraft, { effects, state }: Turn): boolean {
  const written = effects.flatMap((one) => {
    return one.kind === 'create-transactions' ? one.transactions : []
  })
  const again = [...written, ...draftsOf(state.open ?? null)]
  return again.some((one) => one.type === type && one.amountCents === amountCents)
}

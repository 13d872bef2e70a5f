import { doneBy } from '#conversation/done/done.ts'
import { settled, withDone, withoutLast } from '#conversation/done/line.ts'
import type { Choosable, Effect } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import { openAbsent } from '#conversation/limits/absent.ts'
import { isChat } from '#conversation/make-turn.ts'
import { recentIn, soughtBy } from '#conversation/meant-transaction.ts'
import { lastDay } from '#conversation/pending/open.ts'
import type { PendingHabit } from '#conversation/pending/pending-state.ts'
import { openName } from '#conversation/pending/unnamed.ts'
import { openChoice } from '#conversation/pending-choice.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Turn } from '#conversation/turn.ts'
import { teachingTerms } from '#understanding/terms.ts'

/** The state to keep, now that it is known what came of the turn's effects. */
export function stateAfter(turn: Turn, results: readonly EffectResult[]): ConversationState {
  const kept = settled(stateOf(turn, results[0]))
  return isPassing(turn) ? kept : { ...kept, rule: turn.rule, intent: turn.intent }
}

/**
 * "obrigada", "kkk" and "ok" part nothing: "e ontem?" still goes on with what was asked before.
 * What is asked of Lya herself does: "dia 5", behind whether she reminds of bills, is of those.
 */
function isPassing({ intent, reply, state, effects }: Turn): boolean {
  const isAsked = intent === 'help' || (reply.kind === 'talk' && reply.talk === 'remind')
  return isChat(reply) && !isAsked && state.rule !== undefined && effects.length === 0
}

function stateOf(turn: Turn, result: EffectResult | undefined): ConversationState {
  const { reply, state, today } = turn
  if (!result) return state
  const done = doneBy(turn, result)
  const isInstead = reply.kind === 'effect' && 'isInstead' in reply.effect
  const kept = done ? withDone(isInstead ? withoutLast(state) : state, done) : state
  if (reply.kind === 'log' && reply.isUnnamed && result.kind === 'created') {
    const [made] = result.transactions
    return made ? { ...kept, open: openName(made.id, today) } : kept
  }
  if (reply.kind !== 'effect') return kept
  const { effect } = reply
  if (effect.kind === 'undo-last') return afterUndo(state, result)
  if (effect.kind === 'query') {
    const open = openAbsent(effect.query, result, today)
    return open ? { ...kept, open } : kept
  }
  if (result.kind === 'which' && isChoosable(effect)) {
    return { ...kept, open: openChoice(effect, result.slot, result.options, today) }
  }
  const isNamed = effect.kind === 'correct' || effect.kind === 'delete'
  if (result.kind === 'not-found' && isNamed && soughtBy(effect.target) !== null) {
    const recent = recentIn(state)
    const open = openChoice(effect, 'transaction', recent, today)
    return recent.length === 0 ? kept : { ...kept, open }
  }
  const open = offeredHabit(turn, result)
  return open ? { ...kept, open } : kept
}

/** What could not be undone, or had been by another way, is nothing to undo or do again. */
function afterUndo(state: ConversationState, result: EffectResult): ConversationState {
  const popped = withoutLast(state)
  if (result.kind === 'undone') return popped
  const { undone: _undone, ...rest } = popped
  return rest
}

const choosable: readonly Effect['kind'][] = [
  'deposit',
  'pay',
  'correct',
  'delete',
  'set-budget',
  'create-recurring',
]

function isChoosable(effect: Effect): effect is Choosable {
  return choosable.includes(effect.kind)
}

/** What is asked after a correction: to remember the category, then to change the past too. */
export function offeredHabit(turn: Turn, result: EffectResult | undefined): PendingHabit | null {
  if (turn.reply.kind !== 'effect' || !result) return null
  const { effect } = turn.reply
  const asked = { kind: 'habit', expiresOn: lastDay(turn.today) } as const
  if (effect.kind === 'count-past' && result.kind === 'past' && result.count > 0) {
    const name = turn.categories.find(({ id }) => id === effect.habit.categoryId)?.name ?? ''
    return { ...asked, habit: effect.habit, categoryName: name, stage: 'past' }
  }
  if (effect.kind !== 'correct' || result.kind !== 'corrected' || result.isSame) return null
  const { categoryId, categoryName, description, type } = result.transaction
  const { changes } = effect
  // A category that came along with another name was not chosen, so it is no habit.
  if (changes.categoryId === undefined || changes.description !== undefined) return null
  if (categoryId === null || teachingTerms(description).length === 0) return null
  const habit = { description, type, categoryId }
  return { ...asked, habit, categoryName: categoryName ?? '', stage: 'always' }
}

import { assert } from '@lya/core/assert.ts'
import type { Effect } from '#conversation/effect.ts'
import type { EffectResult, Option } from '#conversation/effect-result.ts'
import { soughtBy } from '#conversation/meant-transaction.ts'
import type { LastRegistration } from '#conversation/state.ts'
import {
  phraseCorrected,
  phraseDeleted,
  phraseDeletedAll,
  phrasePast,
  phrasePastMoved,
} from '#phrasing/amended.ts'
import { phraseAnswer } from '#phrasing/answered.ts'
import { phraseChoice, phraseNoGoal, phraseNotFound, phraseNotNamed } from '#phrasing/choice.ts'
import {
  phraseBought,
  phraseDayChanged,
  phraseNotPaid,
  phrasePaid,
  phraseRecurring,
} from '#phrasing/commitment.ts'
import { phraseReason } from '#phrasing/explain.ts'
import { phraseAmountChanged, phraseBudgetSet, phraseThingEnded } from '#phrasing/plan.ts'
import {
  phraseDateChanged,
  phraseDeposited,
  phraseFiled,
  phraseGoalCreated,
  phraseRenamed,
} from '#phrasing/plans/goal.ts'
import type { ReplyDraft } from '#phrasing/reply.ts'
import { phraseRefused } from '#phrasing/talking/obstacle.ts'
import { phraseSilence } from '#phrasing/talking/silence.ts'
import { phraseUndo } from '#phrasing/undo.ts'
import type { AssistantCategory } from '#understanding/draft.ts'

interface Told {
  today: Temporal.PlainDate
  /** The name of one of the person's categories. */
  nameOf: (categoryId: string | null) => string | null
  /** 'Sempre categorizar ...?' is asked along with the correction. */
  offersHabit: boolean
  /** It is the answer to what was asked. */
  isAnswer: boolean
  /** The like of it was told of right before. */
  isMore: boolean
  /** What was written last, newest first. */
  recent: readonly Option[]
  /** What an undo takes back. */
  last: LastRegistration | undefined
  categories: readonly AssistantCategory[]
}

/** Tells what came of an effect. */
export function phraseEffect(effect: Effect, result: EffectResult, told: Told): ReplyDraft {
  const { today, nameOf } = told
  if (result.kind === 'refused') return phraseRefused(result.code)
  if (result.kind === 'which') return phraseChoice(result.slot, result.options)
  if (result.kind === 'not-found') return phraseMissing(effect, result, told)
  switch (effect.kind) {
    case 'undo-last':
      return phraseUndo(result, told.last, today)
    case 'query': {
      const categoryName = nameOf(effect.query.categoryId)
      return phraseAnswer(as('answered', result).answer, effect.query, { categoryName, today })
    }
    case 'create-recurring':
      return phraseRecurring(effect.recurring, today, { isMore: told.isMore, sum: effect.sum })
    case 'buy-in-instalments':
      return phraseBought(effect.purchase, as('bought', result), today)
    case 'set-budget': {
      const name = nameOf(effect.budget.categoryId) ?? ''
      return phraseBudgetSet(effect.budget, as('budget-set', result), name)
    }
    case 'create-goal':
      return phraseGoalCreated(effect.goal, today)
    case 'change-amount':
      return phraseAmountChanged(effect, as('amount-changed', result))
    case 'change-date':
      return phraseDateChanged(as('date-changed', result))
    case 'change-name':
      return phraseRenamed(effect, as('name-changed', result))
    case 'change-category':
      return phraseFiled(effect.name, nameOf(effect.categoryId) ?? '')
    case 'change-day':
      return phraseDayChanged(effect, as('day-changed', result), today)
    case 'end-thing':
      return phraseThingEnded(effect)
    case 'deposit':
      return phraseDeposited(effect, as('deposited', result).goal)
    case 'pay':
      if (result.kind === 'paid-before' || result.kind === 'finished') {
        return phraseNotPaid(result.kind, result.payment, today)
      }
      return phrasePaid(as('paid', result), today)
    case 'correct':
      return phraseCorrected(as('corrected', result), today, {
        ...told,
        ...(effect.sum ? { sum: effect.sum } : {}),
      })
    case 'delete':
      return phraseDeleted(as('deleted', result), today)
    case 'delete-all':
      return phraseDeletedAll(as('deleted-all', result).count)
    case 'explain':
      return phraseReason(as('explained', result), { ...told, rule: effect.rule })
    case 'count-past':
      return phrasePast(as('past', result).count, effect.habit.description)
    case 'move-past':
      return phrasePastMoved(as('past-moved', result).count, nameOf(effect.habit.categoryId) ?? '')
    case 'forget-habit':
      return phraseSilence('left-as-is')
    case 'create-transactions':
      throw new Error('registrations have a reply of their own')
    default:
      return effect satisfies never
  }
}

/** Tells that nothing is there of that name. */
function phraseMissing(
  effect: Effect,
  { slot, known }: Extract<EffectResult, { kind: 'not-found' }>,
  { recent }: Told,
): ReplyDraft {
  if (effect.kind === 'correct' || effect.kind === 'delete') {
    const sought = soughtBy(effect.target)
    if (sought !== null) return phraseNotNamed(sought, effect.kind, recent)
  }
  const isOfGoal = effect.kind === 'deposit' && effect.goal.name
  return isOfGoal ? phraseNoGoal(isOfGoal, known) : phraseNotFound(slot, known)
}

function as<Kind extends EffectResult['kind']>(kind: Kind, result: EffectResult) {
  assert(result.kind === kind, `${kind} came of the effect, got ${result.kind}`)
  // The assertion above is the proof, which the compiler can't follow through a type parameter.
  return result as Extract<EffectResult, { kind: Kind }>
}

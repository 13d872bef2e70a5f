import type { EffectResult } from '#conversation/effect-result.ts'
import { recentIn } from '#conversation/meant-transaction.ts'
import type { ConversationState } from '#conversation/state.ts'
import { offeredHabit, stateAfter } from '#conversation/state-after.ts'
import type { Turn } from '#conversation/turn.ts'
import { phraseQuestion } from '#phrasing/ask.ts'
import { phraseChoice } from '#phrasing/choice.ts'
import { phraseListed } from '#phrasing/commitment.ts'
import { phraseEffect } from '#phrasing/effect.ts'
import { phraseRegistered } from '#phrasing/log.ts'
import { phraseProposal } from '#phrasing/propose.ts'
import type { BillReply, OwedReply, ReplyDraft } from '#phrasing/reply.ts'
import { phraseBecause } from '#phrasing/talking/because.ts'
import {
  phraseBill,
  phraseOwed,
  phraseOwedAsked,
  phraseOwedRest,
} from '#phrasing/talking/coming.ts'
import { phraseObstacle, phraseRefused } from '#phrasing/talking/obstacle.ts'
import { phraseBeside, phraseOffer } from '#phrasing/talking/offer.ts'
import { phraseSaw } from '#phrasing/talking/saw.ts'
import { phraseAsItIs, phraseSilence } from '#phrasing/talking/silence.ts'
import { phraseSmallTalk } from '#phrasing/talking/small-talk.ts'
import type { Standing } from '#phrasing/talking/standing.ts'
import { phraseTalk } from '#phrasing/talking/talk.ts'
import { phraseWaiting } from '#phrasing/talking/waiting.ts'

/**
 * Second half of a turn: what Lya says, and the state to keep until the next message.
 *
 * @param results What came of `turn.effects`, in their order.
 * @param readOn The day on which the answer is read: the 'today' of a message that came days late
 *   is no longer today.
 * @param standing Of who asks, for what is asked about being a customer of ours.
 */
export function answer(
  turn: Turn,
  results: readonly EffectResult[],
  readOn = turn.today,
  standing: Standing | null = null,
): { replies: ReplyDraft[]; state: ConversationState } {
  const own = withWaits(turn, answerWithOffer(turn, results, readOn, standing))
  const [reply] = own.replies
  if (!turn.also || !reply) return own
  const { open } = turn.also.state
  const also = { ...turn.also, state: open ? { ...own.state, open } : own.state }
  // What only speaks has no result of its own: "Para pagar: …" between two that are done.
  const deeds = turn.effects.length - turn.also.effects.length
  const behind = answer(also, results.slice(deeds), readOn, standing)
  const text = [reply, ...behind.replies].map((one) => one.text).join('\n')
  const [last = reply] = behind.replies
  // "mercado 50, qual meu saldo?": what is asked behind it can't be undone, and the entry can.
  const undoable = reply.undoable || last.undoable
  return { replies: [{ ...last, text, undoable }], state: behind.state }
}

/** What of it is done leaves room to ask about what was told beside it. */
const followable: readonly EffectResult['kind'][] = [
  ...(['bought', 'recurring-created', 'goal-created', 'corrected', 'deleted'] as const),
  ...(['amount-changed', 'day-changed', 'budget-set'] as const),
]

/** And what still waits for a yes, of what was told before. */
function withWaits({ waits }: Turn, own: ReturnType<typeof answer>): ReturnType<typeof answer> {
  const [reply, ...others] = own.replies
  if (!waits || !reply) return own
  const text = `${reply.text}\n${phraseWaiting(waits)}`
  return { ...own, replies: [{ ...reply, text }, ...others] }
}

/** What was done, and the question whether to do what was told beside it. */
function answerWithOffer(
  turn: Turn,
  results: readonly EffectResult[],
  readOn: Temporal.PlainDate,
  standing: Standing | null,
): { replies: ReplyDraft[]; state: ConversationState } {
  const said = phrase(turn, results, readOn, standing)
  const state = stateAfter(turn, results)
  const left = turn.reply.kind === 'log' ? turn.reply.left : undefined
  if (left) return withLeft(said, left, { state, results, readOn })
  const beside = turn.reply.kind === 'effect' ? turn.reply.beside : undefined
  if (!beside) return { replies: [said], state }
  const isDone = results[0] !== undefined && followable.includes(results[0].kind)
  if (!isDone) {
    const { open: _unasked, ...closed } = state
    return { replies: [said], state: closed }
  }
  const asked = phraseBeside(beside, {
    today: readOn,
    nameOf: namer(turn),
    recent: recentIn(state),
  })
  const text = `${said.text}\n${asked.text}`
  return { replies: [{ ...said, text, quickReplies: asked.quickReplies }], state }
}

/** What was written, and what of it is still to be paid. */
function withLeft(
  said: ReplyDraft,
  left: BillReply | OwedReply,
  one: { state: ConversationState; results: readonly EffectResult[]; readOn: Temporal.PlainDate },
): { replies: ReplyDraft[]; state: ConversationState } {
  const { state, results, readOn } = one
  if (results[0]?.kind !== 'created') {
    const { open: _unasked, ...closed } = state
    return { replies: [said], state: closed }
  }
  const { text, quickReplies } =
    left.kind === 'bill' ? phraseBill(left, readOn) : phraseOwedRest(left, readOn)
  return { replies: [{ ...said, text: `${said.text}\n${text}`, quickReplies }], state }
}

function phrase(
  turn: Turn,
  results: readonly EffectResult[],
  today: Temporal.PlainDate,
  standing: Standing | null,
): ReplyDraft {
  const { reply } = turn
  const [result] = results
  // The count already holds this turn.
  const spoken = Math.max(0, (turn.state.spoken ?? 1) - 1)
  switch (reply.kind) {
    case 'log':
      if (result?.kind === 'refused') return phraseRefused(result.code)
      return phraseRegistered(
        { ...reply, today },
        result?.kind === 'created' ? result.transactions : [],
      )
    case 'effect': {
      const nameOf = namer(turn)
      const offersHabit = offeredHabit(turn, result) !== null
      // An effect whose result is lacking was not carried out: there is nothing to tell of it.
      if (!result) return phraseSilence('dropped')
      const { categories } = turn
      const recent = recentIn(turn.state)
      const isAnswer = turn.rule === 'answered-question'
      const { last } = turn.state
      const isMore = reply.isMore ?? false
      const told = { today, nameOf, offersHabit, isAnswer, isMore, recent, last, categories }
      return phraseEffect(reply.effect, result, told)
    }
    case 'propose': {
      const own = turn.categories.find(({ id }) => id === reply.draft.categoryId)
      return phraseProposal(reply, today, own?.name ?? null)
    }
    case 'offer': {
      const nameOf = namer(turn)
      const told = { today, nameOf, recent: recentIn(turn.state) }
      if (reply.isBeside) return phraseBeside(reply.effect, told)
      return phraseOffer(reply.effect, told, reply)
    }
    case 'bill':
      return phraseBill(reply, today)
    case 'owed':
      return phraseOwed(reply, today)
    case 'owed-asked':
      return phraseOwedAsked(reply)
    case 'ask':
      return phraseQuestion(reply)
    case 'bills':
      return phraseListed(reply.bills, reply.isDue)
    case 'choose':
      return phraseChoice(reply.slot, reply.options, reply)
    case 'obstacle':
      return phraseObstacle(reply)
    case 'greeting':
    case 'help':
    case 'thanks':
      return phraseSmallTalk(reply.kind)
    case 'because':
      return phraseBecause(reply.rule)
    case 'none':
      return reply.saw ? phraseSaw(reply.saw, today) : phraseSilence(reply.reason, spoken)
    case 'talk':
      return phraseTalk(reply.talk, {
        ...{ recent: recentIn(turn.state), time: spoken, today, standing },
      })
    case 'dropped':
    case 'left-as-is':
    case 'done-before':
    case 'agreed':
      return phraseAsItIs(reply)
    default:
      return reply satisfies never
  }
}

function namer({ categories }: Turn): (id: string | null) => string | null {
  return (id) => categories.find((one) => one.id === id)?.name ?? null
}

import type { Cents } from '@lya/core/amounts/cents.ts'
import type { SeenSource } from '#codes/seen.ts'
import type { Effect, RecurringDraft } from '#conversation/effect.ts'
import type { Option, Slot } from '#conversation/effect-result.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import type { Missing, PendingReading } from '#conversation/pending/pending-state.ts'
import type { Owing } from '#conversation/state.ts'
import type { RuleName } from '#conversation/trail/rule-name.ts'
import type { Saw, SilenceReason } from '#phrasing/talking/silence-reason.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Talk } from '#understanding/intents/talk/talk.ts'
import type { Differing, Sum } from '#understanding/transactions/sums/sum.ts'

export interface RegisteredReply {
  kind: 'log'
  transactions: TransactionDraft[]
  today: Temporal.PlainDate
  /** What it was is asked in the same breath. */
  isUnnamed?: true
  /** It was told as "uns 50". */
  isRough?: true
  /** So much of what came is for something that is still to be paid. */
  setAsideCents?: number
  /** A bill that it may have ended, and that stands all the same. */
  goesOn?: string
  /** The rest of it, still to be paid by the person or to them. */
  left?: BillReply | OwedReply
}

export interface QuestionReply {
  kind: 'ask'
  missing: Missing
  description: string
  amountCents: number
  /** An amount was told, and it is nothing, negative, foreign or beyond every bound. */
  isOutOfBounds: boolean
  /** Two sums were told, and which of them it is was not, in centavos. */
  between?: readonly [from: number, to: number]
  /** A total was told that its parts do not come to. */
  differs?: Differing
  /** So much was given to each, in centavos, and how many they are is asked. */
  each?: number
  /** It was told as "trinta e poucos": of this, in centavos, and something. */
  above?: number
  /** For quick replies to "o que foi?". */
  categoryNames?: string[]
  /** It is a goal that lacks its sum. */
  isGoal?: true
  /** It is a limit that lacks its sum, or what it is for. */
  isLimit?: true
  /** It is a bill of every month, or several of them. */
  isMonthly?: true
  /** The answer before told nothing. */
  isAgain?: true
}

/** Asks about a transaction that nobody told. */
export interface ProposalReply {
  kind: 'propose'
  source: SeenSource
  stage: PendingReading['stage']
  draft: KeptDraft
  /** The person has just changed something of it. */
  isAmended: boolean
  /** It was read in a code that is damaged: nothing of it is believed. */
  isBroken?: true
  /** YYYY-MM-DD by when it is to be paid. */
  dueOn?: string
  /** What is noted already, and may be just this. */
  noted?: string
}

/** Offers to keep what is to be paid once, on a day to come. */
export interface BillReply {
  kind: 'bill'
  bill: RecurringDraft
  isUndated?: true
  /** The person has just changed something of it. */
  isAmended?: true
  /** It is the rest of what was written in the same turn. */
  isRest?: true
  /** It is told beside what is written. */
  isBeside?: true
  /** How it was worked out, where it is a part of what was told. */
  sum?: Sum
}

/** Tells of what somebody else is still to pay: she cannot remind of it, and waits to be told. */
export interface OwedReply {
  kind: 'owed'
  /** Null where no sum is told. */
  amountCents: Cents | null
  due?: Temporal.PlainDate
  /** It was lent just now. */
  isLent?: true
  /** The person asked to be reminded. */
  isReminder?: true
}

/** Tells what is remembered as still to come in. */
export interface OwedAskedReply {
  kind: 'owed-asked'
  sums: { name: string; amountCents: Cents }[]
  /** None of it is what was asked about. */
  isOther?: true
  /** What the person owes themselves, in its place. */
  owing?: readonly Owing[]
  /** What will never come, and is waited for no more. */
  gone?: { name: string; amountCents: Cents }
}

/** What there is to say, before it is put into words. */
export type Reply =
  | RegisteredReply
  | QuestionReply
  | ProposalReply
  | BillReply
  | OwedReply
  | OwedAskedReply
  /** Said by what came of the effect; `beside` is asked about in the same breath. */
  | { kind: 'effect'; effect: Effect; beside?: Effect; isMore?: true }
  /** Asked before it is done. */
  | { kind: 'offer'; effect: Effect; isAgain?: true; differs?: Differing; isBeside?: true }
  /** Whether they were paid or come every month. */
  | { kind: 'bills'; bills: readonly RecurringDraft[]; isDue?: true }
  | { kind: 'choose'; slot: Slot; options: Option[]; lead?: string; isAgain?: true }
  /** `names`: what there is to choose from. */
  | { kind: 'obstacle'; obstacle: Obstacle; names?: readonly string[] }
  | { kind: 'greeting' }
  | { kind: 'help' }
  | { kind: 'thanks' }
  | { kind: 'none'; reason: SilenceReason; saw?: Saw }
  | { kind: 'talk'; talk: Talk }
  | { kind: 'because'; rule: RuleName }
  | { kind: 'dropped' }
  | { kind: 'left-as-is' }
  /** `whole`: what stands there, where a part of it was told. */
  | { kind: 'done-before'; whole?: { name: string; amountCents: number } }
  | { kind: 'agreed' }

/** What keeps something from being done. */
export type Obstacle =
  | 'amount-out-of-bounds'
  | 'instalments-unknown'
  | 'recurring-income'
  | 'category-unknown'
  | 'category-which'
  | 'no-categories'
  | 'nothing-to-correct'
  | 'nothing-recent'
  | 'quoted-nothing'
  | 'method-unknown'
  | 'no-goal'
  | 'several-limits'
  | 'limit-by-category'
  | 'by-mistake'
  | 'change-of-what'
  | 'not-again'
  | 'no-parts'
  | 'several-bills'
  | 'no-such-bill'
  | 'name-of-bill'
  | 'discount-of-what'
  | 'price-of-one-unknown'
  | 'stands-once'
  | 'no-such-income'
  | 'tick-counted'
  | 'no-such-day'

/** One message of Lya's. */
export interface ReplyDraft {
  text: string
  /** At most three. */
  quickReplies: string[]
  /** The reply told of something that "desfazer" takes back. */
  undoable: boolean
}

/** A reply that only speaks. */
export function plainReply(text: string, quickReplies: string[] = []): ReplyDraft {
  return { text, quickReplies, undoable: false }
}

/** A reply about something that was written. */
export function doneReply(text: string, quickReplies: string[] = []): ReplyDraft {
  return { text, quickReplies, undoable: true }
}

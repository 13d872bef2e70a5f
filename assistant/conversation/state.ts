import type { Cents } from '@lya/core/amounts/cents.ts'
import type { Query, RecurringDraft, Repeatable } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import type { Trade } from '#conversation/orders/trade.ts'
import type {
  OpenQuestion,
  PendingBills,
  PendingChoice,
  Unanswered,
} from '#conversation/pending/pending-state.ts'
import type { RuleName } from '#conversation/trail/rule-name.ts'
import type { Intent } from '#understanding/draft.ts'

/** What a reply registered or changed: the ground for "desfaz" and for corrections. */
export interface LastRegistration {
  undoId: string
  /** Those that it wrote and that may be spoken of. */
  transactions: (KeptDraft & { id?: string })[]
  /** Which rule made it; absent in what was kept before rules had names. */
  rule?: RuleName
  /** Absent in what was kept before this was told apart. */
  kind?: Extract<EffectResult, { undoId: string }>['kind']
  /** Of the goal, the payment or the category that it was about. */
  name?: string
  /** YYYY-MM of the bill that was paid, where that was before the next one. */
  month?: string
  /** In how many parts it is paid, of which the first was written. */
  parts?: number
  /** The ids of the transactions that it deleted. */
  gone?: string[]
  /** What does it again, once it was undone. */
  again?: Repeatable
}

/** What somebody is still to pay the person; her memory of a conversation, and no entry. */
export interface OwedSum {
  /** As it will have come in. */
  draft: KeptDraft
  /** Of the message that told it: who owes it, and for what. */
  words: string[]
  /** Who it is, as it was written, where just one is named. */
  who?: string
  /** What each part of it comes to, where it is paid back in parts. */
  partCents?: number
  /** It is what one of the own work costs, and stands however often it is paid. */
  isPrice?: true
}

/** What the person told that they owe, less what they paid of it; no entry. */
export interface Owing {
  /** To whom, in their own words. */
  name: string
  wholeCents: Cents
  paidCents: Cents
}

/** What each of several customers pays: "tenho 5 alunos, cada um paga 180 por mês". */
export interface PaidEach {
  /** What one of them pays, as it comes in. */
  draft: KeptDraft
  /** How many they are. */
  count: number
}

/** Entries, or bills that were asked about, of which other things were told before a yes. */
export interface Waiting {
  /** What was proposed as a list. */
  drafts: KeptDraft[]
  /** What was proposed by itself, and passed over: written where it is named, and not as a list. */
  alone?: KeptDraft[]
  bills?: PendingBills
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
  /** The person was told that they wait. */
  isTold?: true
  /** It was told of by the last reply: a yes is to it. */
  isJust?: true
}

/** What must be remembered between two messages, as plain JSON; `{}` is a new conversation. */
export interface ConversationState {
  /** What was asked last, one thing at a time. */
  open?: OpenQuestion
  last?: LastRegistration
  /** Which of several was asked before something else was told: "o de 12" still chooses. */
  passed?: PendingChoice
  /** What was asked before a question or another entry: "foi 26" still answers it. */
  unanswered?: Unanswered
  /** What was offered last to be reminded of, and neither kept nor paid: its button stays there. */
  offered?: RecurringDraft
  /** And before it, newest first: they are taken up by their names. */
  offeredBefore?: RecurringDraft[]
  /** What was proposed and passed over: a yes by its name still writes it. */
  waiting?: Waiting
  /** What others are still to pay, newest first. */
  owed?: OwedSum[]
  /** What the person owes to whom, newest first. */
  owing?: Owing[]
  /** What was done before that, newest first: "desfaz" again takes it back. */
  earlier?: LastRegistration[]
  /** What was undone just now: "refaz" does it again. */
  undone?: LastRegistration
  /** Which rule made the last reply: the ground for "por quê?". */
  rule?: RuleName
  /** What the last message was taken for; absent in what was kept before this was told apart. */
  intent?: Intent
  /** YYYY-MM-DD, and which of their numbers were told on it that a message waits for the plan. */
  unpaidTold?: { on: string; channelIds: string[] }
  /** It was offered to note what was written while the plan was closed. */
  keptOffer?: {
    /** YYYY-MM-DD, the last day on which an answer is taken. */
    expiresOn: string
  }
  /** How many people the last message told of: "pra cada um deles" is for so many. */
  people?: number
  /** What bills cost until the month, YYYY-MM, from which they cost another sum. */
  formerPrices?: { id: string; amountCents: number; until: string; isOnce?: true }[]
  /** Who was told of last, by a name or as what they are: "ele ainda me deve" is of him. */
  whom?: string[]
  /** What the person lives from, as far as they told, newest first: "sou manicure". */
  trades?: readonly Trade[]
  /** What each of their customers pays, where that was told last. */
  paidEach?: PaidEach
  /** How often she only spoke, so that no line of hers stands twice in a row. */
  spoken?: number
  /** What they said of a card bill: its purchases were told one by one, or it counts itself. */
  cardBills?: 'told' | 'counts'
  /** The last question about one's own money: the ground for "e ontem?". */
  asked?: Query
}

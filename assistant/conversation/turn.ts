import type { Effect } from '#conversation/effect.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import type { Bill, Thing } from '#conversation/naming/telling.ts'
import type { ConversationState, LastRegistration, Waiting } from '#conversation/state.ts'
import type { RuleName } from '#conversation/trail/rule-name.ts'
import type { BinaryModel } from '#opinion/binary.ts'
import type { Model } from '#opinion/several.ts'
import type { Reply } from '#phrasing/reply.ts'
import type { AssistantCategory, Intent, LearnedChoice } from '#understanding/draft.ts'
import type { Candidate } from '#understanding/intents/candidate.ts'

/** An entry that a message may speak of. */
export type RecentEntry = KeptDraft & { id: string }

export interface TurnInput {
  text: string
  /** The day of the person who writes. */
  today: Temporal.PlainDate
  categories: readonly AssistantCategory[]
  learned: readonly LearnedChoice[]
  state: ConversationState
  /** What the message registered that this one answers, null for nothing; absent for no answer. */
  quoted?: LastRegistration | null
  /** What the person saves for and pays again and again, so that its names are understood. */
  goals?: readonly Thing[]
  payments?: readonly Bill[]
  /**
   * The entries of the last days, newest first, however they were made. Asked for only where a
   * message may speak of one: most do not.
   */
  recent?: () => readonly RecentEntry[]
  /** Who is asked for a second opinion: what was learned where absent, nobody for null. */
  model?: Model | null
  /** Who tells money from other numbers, likewise; nobody where `model` is null. */
  numbers?: BinaryModel
  /** Who tells what came in from what went out, likewise. */
  direction?: BinaryModel
  /** Who chooses what an entry is called by, likewise. */
  names?: BinaryModel
}

export interface Turn {
  intent: Intent
  effects: Effect[]
  state: ConversationState
  /** Which rule decided it. */
  rule: RuleName
  /** What was read beside the intent; for measuring. */
  candidate: Candidate
  reply: Reply
  /** What the second order of the message came to; its effects stand behind those of the first. */
  also?: Turn
  /** What still waits for a yes, where the reply is to tell so. */
  waits?: Waiting
  /** The day of the message. */
  today: Temporal.PlainDate
  categories: readonly AssistantCategory[]
}

/** What a text comes to, as its readers hear parts of it. */
export type Understand = (input: TurnInput) => Turn

export type { EffectResult } from '#conversation/answer.ts'
export { answer } from '#conversation/answer.ts'
export type { ConversationState } from '#conversation/state.ts'
export type { Effect, Turn, TurnInput } from '#conversation/turn.ts'
export { understand } from '#conversation/turn.ts'
export type { CorpusAnswer, CorpusCase } from '#corpus/interpret-case.ts'
export { interpretCase } from '#corpus/interpret-case.ts'
export type { ReplyDraft } from '#phrasing/reply.ts'
export type {
  AssistantCategory,
  Intent,
  LearnedChoice,
  TransactionDraft,
  TransactionType,
} from '#understanding/draft.ts'
export { lookupTerms, teachingTerms } from '#understanding/terms.ts'

export { plainName } from '#codes/plain-name.ts'
export { readCode } from '#codes/read-code.ts'
export { type Seen, seenInCode } from '#codes/seen.ts'
export { answer } from '#conversation/answer.ts'
export type {
  BudgetDraft,
  Changes,
  Effect,
  GoalDraft,
  Habit,
  Named,
  Purchase,
  Query,
  RecurringDraft,
  Target,
} from '#conversation/effect.ts'
export type {
  BudgetAfter,
  EffectResult,
  GoalShown,
  Option,
  PaymentShown,
  QueryAnswer,
  Shown,
} from '#conversation/effect-result.ts'
export { acceptGuess, type Guess, isUnsure } from '#conversation/guess.ts'
export { matchNamed, optionsMax, speaksOf } from '#conversation/match-named.ts'
export { isKeptOffered, wishForKept, withKeptOffer } from '#conversation/pending/kept-offer.ts'
export { understandSeen } from '#conversation/seen/turn-for-seen.ts'
export type { ConversationState, LastRegistration } from '#conversation/state.ts'
export { type Decision, decisionOf } from '#conversation/trail/decision.ts'
export type { RuleName } from '#conversation/trail/rule-name.ts'
export type { Turn, TurnInput } from '#conversation/turn.ts'
export { understand } from '#conversation/understand.ts'
export type { CorpusAnswer, CorpusCase } from '#corpus/interpret-case.ts'
export { interpretCase } from '#corpus/interpret-case.ts'
export { withHeard } from '#phrasing/heard.ts'
export {
  phraseKeptLeft,
  phraseKeptNoted,
  phraseKeptOffer,
  phraseUnpaid,
} from '#phrasing/kept.ts'
export type { ReplyDraft } from '#phrasing/reply.ts'
export { indexCategories } from '#understanding/categorise.ts'
export { categoriseDescription } from '#understanding/categorise-description.ts'
export type {
  AssistantCategory,
  Intent,
  LearnedChoice,
  TransactionDraft,
  TransactionType,
} from '#understanding/draft.ts'
export { lookupTerms, teachingTerms } from '#understanding/terms.ts'

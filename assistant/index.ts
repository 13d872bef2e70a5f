export { plainName } from '#codes/plain-name.ts'
export { readCode } from '#codes/read-code.ts'
export { type Seen, seenInCode } from '#codes/seen.ts'
export type {
  Advice,
  AdviceQuestion,
  AdvisedIntent,
  AdvisedTransaction,
} from '#conversation/advice/advice.ts'
export { advisedTurn } from '#conversation/advice/advised-turn.ts'
export { adviceQuestion } from '#conversation/advice/question.ts'
export { isAdviceWanted } from '#conversation/advice/wanted.ts'
export { answer } from '#conversation/answer.ts'
export type { Figure, FigureAnswer } from '#conversation/asking/figure.ts'
export { namesOf } from '#conversation/asking/names-of.ts'
export type { QueryAnswer } from '#conversation/asking/query-answer.ts'
export {
  earlierDateOf,
  isPaidAhead,
  isPartPaid,
  toldPayment,
} from '#conversation/bills/paid-for.ts'
export type { BudgetAfter, GoalShown, PaymentShown, Shown } from '#conversation/done/shown.ts'
export type {
  BudgetDraft,
  Changes,
  DepositWay,
  Effect,
  GoalDraft,
  Habit,
  Named,
  Payment,
  Purchase,
  Query,
  RecurringDraft,
  Target,
} from '#conversation/effect.ts'
export type { EffectResult, Option } from '#conversation/effect-result.ts'
export { datedAnew } from '#conversation/goals/dated-anew.ts'
export { savedBy } from '#conversation/goals/saved-by.ts'
export { plannedBy } from '#conversation/limits/planned-by.ts'
export { matchNamed, optionsMax, speaksOf } from '#conversation/match-named.ts'
export { optionsOfBills } from '#conversation/meant-transaction.ts'
export { chooseKept, type KeptChoice } from '#conversation/pending/kept-choice.ts'
export {
  type KeptEntry,
  keptEntries,
  wantsWriting,
} from '#conversation/pending/kept-entries.ts'
export {
  afterKeptOffer,
  isKeptOffered,
  wishForKept,
  withKeptOffer,
} from '#conversation/pending/kept-offer.ts'
export { understandSeen } from '#conversation/seen/turn-for-seen.ts'
export type { ConversationState, LastRegistration } from '#conversation/state.ts'
export { type Decision, decisionOf } from '#conversation/trail/decision.ts'
export type { RuleName } from '#conversation/trail/rule-name.ts'
export type { RecentEntry, Turn, TurnInput } from '#conversation/turn.ts'
export { understand } from '#conversation/understand.ts'
export type { CorpusAnswer } from '#corpus/answer-of.ts'
export { type CorpusCase, interpretCase } from '#corpus/interpret-case.ts'
export {
  type CorpusDialogue,
  casesOf,
  interpretDialogue,
} from '#corpus/interpret-dialogue.ts'
export { withHeard } from '#phrasing/heard.ts'
export {
  phraseKeptLeft,
  phraseKeptNoted,
  phraseKeptOffer,
  phraseUnpaid,
} from '#phrasing/kept.ts'
export type { ReplyDraft } from '#phrasing/reply.ts'
export type { Standing } from '#phrasing/talking/standing.ts'
export { categoriseDescription } from '#understanding/categories/categorise-description.ts'
export { indexCategories } from '#understanding/categories/category-index.ts'
export type {
  AssistantCategory,
  Intent,
  LearnedChoice,
  TransactionDraft,
  TransactionType,
} from '#understanding/draft.ts'
export { isOfFamily } from '#understanding/intents/asked/families.ts'
export { lookupTerms, teachingTerms } from '#understanding/terms.ts'

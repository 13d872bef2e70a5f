import { register } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { ownIn, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { chanceOfIncome } from '#conversation/opinion/chance-of-income.ts'
import { isTold } from '#conversation/opinion/turned.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { opinionLimits } from '#opinion/limits.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'

/**
 * The turn of sums that are called like what came in the last time: "alongamento da Bia 120" is
 * spent by most, and earned by whoever earned by an 'Alongamento' days ago. Null where a verb or a
 * price tells the way, or nothing of that name came in.
 */
export function earnedBeforeTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, account } = message
  if (!['none', 'clarify', 'log'].includes(candidate.intent) || isQuestion(reading)) return null
  const told = account.transactions
  const isPlain = told.every(({ draft, doubt }) => draft.type === 'despesa' && doubt === null)
  const isDone = account.clauses.some(({ verbs, mood }) => verbs.length > 0 || mood === 'other')
  if (told.length === 0 || !isPlain || isDone || isTold(message, 'despesa')) return null
  const isEarned = (entries: readonly Remembered[]) =>
    told.some(({ draft }) => namedLike(draft, entries)?.type === 'receita')
  // What hardly anybody earns by is not worth a look at the entries of the last days.
  const isLooked = chanceOfIncome(input, message) >= opinionLimits.earnedBefore
  const own = ownIn(input)
  const entries = isEarned(own) || !isLooked ? own : rememberedIn(input)
  if (!isEarned(entries)) return null
  const drafts = told.map(({ draft }) => {
    const before = namedLike(draft, entries)
    const { type, categoryId } = before?.type === 'receita' ? before : draft
    return { ...draft, type, categoryId }
  })
  return register(input, { intent: 'log', confidence: 84 }, drafts)
}

/** The newest entry all of whose words are among those of what is told now. */
function namedLike(
  { description }: TransactionDraft,
  entries: readonly Remembered[],
): Remembered | null {
  if (entries.length === 0) return null
  const said = tellingWords(description)
  const head = tellingWords(description.replace(/ d[aeo]s? .*$/i, ''))
  const found = entries.find(({ name }) => {
    const own = tellingWords(name)
    // "colírio da Terezinha" is not what came in of her.
    const isOfIt = head.length === 0 || own.some((word) => head.includes(word))
    return own.length > 0 && isOfIt && own.every((word) => said.includes(word))
  })
  return found ?? null
}

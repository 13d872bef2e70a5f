import { register } from '#conversation/make-turn.ts'
import { nameWords } from '#conversation/match-named.ts'
import { isOfTrade } from '#conversation/orders/trade.ts'
import { sawTurn } from '#conversation/seen/saw-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { workCategory } from '#understanding/categories/category-index.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { namesSpending } from '#understanding/transactions/direction.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log']
const families = new Set([
  ...wordsOf('{kid}'),
  ...wordsOf('{kin}'),
  ...'meu minha meus minhas nosso nossa mim familia'.split(' '),
])
/** What is done for others, and what it came to: neither is a purchase. */
const doing = new Set('fazer dar fechar atender entregar ficar sair dever'.split(' '))
const owning = new Set('da do de na no pra pro para'.split(' '))
const titles = new Set('dona seu dra dr cliente clientes vizinha vizinho moca moco'.split(' '))

/**
 * The turn of "a unha da Paula ficou por 30" by one who told that she is a manicure: it came in.
 * Where no customer is named, "pé e mão 50", it is asked. Null where a deed tells the way, or the
 * thing is none of the trade's.
 */
export function earnedByTradeTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, account, index } = message
  const trades = input.state.trades ?? []
  if (trades.length === 0 || !readable.includes(candidate.intent) || isQuestion(reading))
    return null
  const drafts = account.transactions.map(({ draft }) => draft)
  const isSpent = drafts.length > 0 && drafts.every(({ type }) => type === 'despesa')
  if (!isSpent || account.transactions.some(({ doubt }) => doubt === 'amount')) return null
  if (isOtherwiseTold(message) || drafts.some((one) => !isOfTrade(headOf(one), trades))) return null
  const isDone = account.clauses.some(({ verbs }) =>
    verbs.some(({ verb }) => {
      // "hoje saíram 22 marmitas"
      const isOut = verb.form === 'they-did' && verb.lemma === 'sair'
      return isOut || (verb.form === 'i-did' && doing.has(verb.lemma))
    }),
  )
  const whose = drafts.map(customerOf)
  if (whose.includes('other')) return null
  if (!isDone && whose.includes('nobody')) return sawTurn(input, message, candidate, 'unsure')
  const categoryId = workCategory(index)
  const earned = drafts.map((one) => ({ ...one, type: 'receita', categoryId }) as const)
  return register(input, { intent: 'log', confidence: 84 }, earned)
}

/** A purchase, a deed of others, something of the family, or what is not done. */
function isOtherwiseTold({ reading, account }: Message): boolean {
  if (namesSpending(reading) || reading.tokens.some(({ norm }) => families.has(norm))) return true
  return account.clauses.some(({ verbs, mood, flow }) => {
    if (mood === 'undone' || mood === 'other') return true
    const isPaying = flow === 'out' && verbs.some(({ verb }) => !doing.has(verb.lemma))
    return isPaying || verbs.some(({ verb }) => verb.kind === 'spend' && !doing.has(verb.lemma))
  })
}

function headOf({ description }: TransactionDraft): string {
  return nameWords(description)[0] ?? ''
}

/** Whether somebody is named for whom it was done, nobody, or whoever sells it: "da padaria". */
function customerOf({ description }: TransactionDraft): 'customer' | 'nobody' | 'other' {
  const words = nameWords(description)
  const at = words.findIndex((word, place) => place > 0 && owning.has(word))
  const who = at < 0 ? undefined : words[at + 1]
  if (who === undefined || words[at] === 'de') return 'nobody'
  const isSomebody = titles.has(who) || isFirstName(who) || findMeanings(who) === undefined
  return isSomebody ? 'customer' : 'other'
}

import { owingTo } from '#conversation/debts/owing.ts'
import { say } from '#conversation/make-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const to = 'pra|pro|pros|pras|para|a|ao|com|na|no'

const owes = new PhraseBook('what the writer is asked to owe', [
  {
    means: 'to',
    say: `quanto [que|eh] [que] [eu|a|ainda] [gente|ainda] devo|devemos|devia [ainda] ${to}`,
    like: 'quanto ainda devo pra ela?',
  },
  {
    means: 'to',
    say: `devo|devendo|devia quanto [ainda] ${to}`,
    like: 'ainda devo quanto pra minha mãe?',
  },
  {
    means: 'to',
    say: `quanto [que] [eu] [ainda] falta|resta [eu] [pagar|devolver|acertar|dar] ${to}`,
    like: 'quanto falta pro fornecedor?',
  },
  {
    means: 'to',
    say: `falta|resta quanto [pagar|devolver|acertar|dar] ${to}`,
    like: 'falta quanto pro Zé?',
  },
  {
    means: 'all',
    say: `^ [lya|e|,] [${to}] quem [eh] [que] [eu] [ainda] [estou] devo|devendo [ainda] [dinheiro] [?] $`,
    like: 'pra quem eu devo?',
  },
  {
    means: 'all',
    say: '^ [lya|e|,] quanto [que] [eu] [ainda] [estou] devo|devendo [ainda|no] [total|emprestado] [?] $',
    like: 'quanto eu devo?',
  },
])

/**
 * The turn of "quanto ainda devo pra ela?": what is left of what was told to be owed. Null where
 * nothing of it is known.
 */
export function askedOwingTurn(input: TurnInput, { reading }: Message): Turn | null {
  const { owing = [], whom = [] } = input.state
  const found = owing.length > 0 && reading.amounts.length === 0 ? owes.find(reading) : null
  if (!found) return null
  // What there is of bills answers it as a whole.
  if (found.means === 'all' && (input.payments ?? []).length > 0) return null
  const behind = reading.tokens.slice(found.last).flatMap(({ norm }) => [norm])
  const isPointed = behind.some((word) => word === 'ela' || word === 'ele')
  const words = isPointed ? whom.flatMap((one) => one.split(' ')) : behind
  const named = found.means === 'all' ? owing : owingTo(owing, words)
  // "quanto devo pra ela?", of the only one who lent something.
  const [lender, another] = owing
  const meant = named.length === 0 && isPointed && lender && !another ? [lender] : named
  if (meant.length === 0) return null
  const read = { intent: 'query', confidence: 85 } as const
  return say(input, read, { kind: 'owed-asked', sums: [], owing: meant })
}

import { owedName } from '#conversation/coming/owed.ts'
import { register } from '#conversation/make-turn.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

const gaveBack = '[ja] [me|nos] [ja] devolveu|devolveram|pagou|pagaram|quitou|acertou'
const ending = '[ja|tudo|hoje|ontem|certinho|agora] [no|em] [pix|dinheiro] [,|.|!] $'
const not = ['nao|nem|ainda|vai|se|quando ..2 devolveu|pagou|pediu|pegou|devolvi|paguei|emprestou']

const loans = new PhraseBook<'lent' | 'borrowed'>('a loan, and that all of it came back', [
  {
    means: 'lent',
    say: `pediu|pegou|pediram|pegaram [r] [$] @ [reais|conto] emprestado|emprestados|emprestada ..2 [,|e|mas] [ele|ela|eles] ${gaveBack} ${ending}`,
    not,
    like: 'a Bia me pediu 40 emprestado e já devolveu',
  },
  {
    means: 'lent',
    say: `<emprestar:i-did> [uns] [r] [$] @ [reais|conto] pra|pro|para|a|ao ..3 [,|e|mas] ele|ela|eles ${gaveBack} ${ending}`,
    not: [...not, 'nao <emprestar:i-did>'],
    like: 'emprestei 40 pra Bia e ela já devolveu',
  },
  {
    means: 'borrowed',
    say: `me|nos emprestou|emprestaram [uns] [r] [$] @ [reais|conto] ..2 [,|e|mas] [eu] ja devolvi|paguei|quitei ${ending}`,
    not,
    like: 'a Bia me emprestou 40 e já devolvi',
  },
  {
    means: 'borrowed',
    say: `<pedir:i-did>|peguei|pegamos [uns] [r] [$] @ [reais|conto] emprestado|emprestados ..4 [,|e|mas] [eu] ja devolvi|paguei|quitei ${ending}`,
    not,
    like: 'pedi 40 emprestado pra Bia e já devolvi',
  },
])
const asBoth: Read = { intent: 'log', confidence: 90 }

/**
 * The turn of "a Bia me pediu 40 emprestado e já devolveu": it went out and came in again, or the
 * other way round where the writer borrowed. Null for any other message.
 */
export function allBackTurn(
  input: TurnInput,
  { reading, index }: Message,
  { intent }: Candidate,
): Turn | null {
  const [amount, another] = reading.amounts
  if (!amount || another || !mayCorrect(intent) || isQuestion(reading)) return null
  const found = loans.find(reading)
  if (!found) return null
  // "emprestei 40 pra Bia" was told before: only its coming back is news.
  const isKnown = input.state.owed?.some(({ draft }) => {
    return draft.amountCents === Math.round(amount.valueCents)
  })
  if (isKnown) return null
  const way = found.means === 'lent' ? 'despesa' : 'receita'
  const told = { isTold: true, type: way } as const
  const [read] = readTransactions(reading, index, told).transactions
  if (!read || read.draft.type !== way) return null
  const { sum: _worked, ...draft } = read.draft
  const isCalled = /^Empréstimo\b/.test(draft.description)
  // "irmão" inside of brackets is no beginning.
  const who = draft.description
  const description = isCalled
    ? who
    : `Empréstimo (${isFirstName(fold(who)) ? who : who.toLowerCase()})`
  const [first, last] = [reading.days[0], reading.days.at(-1)]
  const behind = reading.tokens.length - reach
  const loan = { ...draft, categoryId: null, description, date: first?.date ?? input.today }
  // "me pediu 100 ontem e já me pagou": that is the day of the loan alone.
  const date = last && last.first >= behind ? last.date : input.today
  const back = way === 'despesa' ? ('receita' as const) : ('despesa' as const)
  return register(input, asBoth, [
    loan,
    { ...loan, type: back, description: owedName(description), date },
  ])
}

/** As many tokens as stand behind the verb of giving back. */
const reach = 3

import { chanceOfIncome } from '#conversation/opinion/chance-of-income.ts'
import { isRead } from '#conversation/opinion/told-transactions.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { turnOfIntent } from '#conversation/turn-for.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import { opinionLimits } from '#opinion/limits.ts'
import type { TransactionDraft, TransactionType } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { namesSpending, namesTransfer } from '#understanding/transactions/direction.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'
import type { ReadTransaction } from '#understanding/transactions/scene.ts'

/**
 * Writes as money that came in what the rules took for spent, or the other way round, where that
 * is likely by all that is said; null where the rules' way stands. Messages of both are left alone.
 */
export function turned(input: TurnInput, message: Message, turn: Turn): Turn | null {
  const { reading, index } = message
  const way = wayOf(message, turn)
  if (way === null || isEarned(message, way)) return null
  // "fiz um pix pra patroa": who got it is said.
  const { clauses } = message.account
  if (clauses.some(({ flowRule }) => flowRule === 'sent')) return null
  // "descontaram 150 de adiantamento": what was kept of pay never comes.
  const isKept = clauses.some(({ verbs }) => verbs.some(({ verb }) => verb.lemma === 'descontar'))
  if (isKept && way === 'despesa') return null
  const income = chanceOfIncome(input, message)
  const type: TransactionType = income < 0.5 ? 'despesa' : 'receita'
  if (type === way) return null
  const limit = isTold(message, way) ? opinionLimits.turnTold : opinionLimits.turn
  if (Math.max(income, 1 - income) < limit) return null
  const account = readTransactions(reading, index, { type })
  return turnOfIntent(input, { ...message, account }, turn.candidate)
}

/**
 * What is asked about, as money that went the likelier way: "ela pagou os docinhos, 95" came in
 * where sweets are sold. What a verb told stands unless hardly anybody would take it so.
 */
export function likelier(
  input: TurnInput,
  message: Message,
  draft: TransactionDraft,
): TransactionDraft {
  const { reading, index } = message
  const income = chanceOfIncome(input, message)
  const type: TransactionType = income < 0.5 ? 'despesa' : 'receita'
  if (type === draft.type || isEarned(message, draft.type)) return draft
  // What somebody else paid went out for them, and may have come in here.
  const isTheirs = message.account.clauses.some(({ mood }) => mood === 'other')
  const limit = isTold(message, draft.type) && !isTheirs ? opinionLimits.turnTold : 0
  if (Math.max(income, 1 - income) < limit) return draft
  const [only, another] = readTransactions(reading, index, { type, isTold: true }).transactions
  return only && !another ? { ...only.draft, amountCents: draft.amountCents } : draft
}

/** What is told, and where that is one sum, the likelier way. */
export function likelierOf(
  input: TurnInput,
  message: Message,
  told: readonly ReadTransaction[],
): readonly TransactionDraft[] {
  const drafts = told.map(({ draft }) => draft)
  const [only, another] = drafts
  return only && !another ? [likelier(input, message, only)] : drafts
}

/** Which way all that is written went by the rules; null where nothing is, or both. */
function wayOf({ account }: Message, turn: Turn): TransactionType | null {
  const isWriting = turn.effects.some(({ kind }) => kind === 'create-transactions')
  const [first, ...others] = account.transactions.map(({ draft }) => draft.type)
  const isOneWay = first !== undefined && others.every((type) => type === first)
  return isRead(turn) && turn.intent === 'log' && isWriting && isOneWay ? first : null
}

/** Told by the sum, earned by a verb or by a category that only earns: the rules know best. */
export function isEarned({ account, reading }: Message, way: TransactionType): boolean {
  const { clauses, transactions } = account
  if (transactions.some(({ isWayTold }) => isWayTold)) return true
  // "bala e amendoim pra revender 74": what is to be sold again was bought.
  if (way === 'despesa') return resale.test(reading.flat)
  const isNamed = transactions.some(({ isFiledByRule }) => isFiledByRule)
  return isNamed || clauses.some(({ flow }) => flow === 'in') || gains.isIn(reading)
}

const resale = / revend(?:er|a) /

const gains = new PhraseBook('what came in, whatever it was of', [
  { means: 'gain', say: '^ venda|vendas de|da|do|das|dos', like: 'venda de pão, 14 a 12' },
  {
    means: 'gain',
    say: '^ [a|o] minha|meu pensao|aposentadoria|auxilio|beneficio|bpc ..3 saiu|caiu|veio|foi',
    like: 'a minha pensão saiu dia 5, foi 1621',
  },
  { means: 'gain', say: '^ [meu] seguro desemprego', like: 'seguro desemprego 1.700' },
  { means: 'gain', say: '^ cashback|estorno', like: 'cashback do mercado 8,40' },
  { means: 'gain', say: 'liquido|liquidos [.|!] $', like: 'uber 150 líquido' },
])

/** Whether something told the way: a verb, a price, a named expense; a transfer has none. */
export function isTold({ reading, account }: Message, way: TransactionType): boolean {
  if (namesTransfer(reading)) return true
  if (way === 'receita') return false
  const { clauses } = account
  if (namesSpending(reading) || hasOneOf(reading, lodging)) return true
  return clauses.some((one) => one.flow === 'out' || isCost(one))
}

/** Most who tell of one live in it. */
const lodging = words('quarto quartinho pensionato')

/** `a conta do meu pai deu 50`: a price was told. */
function isCost({ verbs }: Clause): boolean {
  return verbs.some(({ verb }) => verb.kind === 'cost' && verb.form.endsWith('did'))
}

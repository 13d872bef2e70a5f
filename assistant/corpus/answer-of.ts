import { paidBill } from '#conversation/coming/coming-bill.ts'
import type { Effect } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import type { Told } from '#corpus/world/converse.ts'
import {
  type AssistantCategory,
  type Intent,
  isWritingIntent,
  type TransactionDraft,
  type TransactionType,
} from '#understanding/draft.ts'
import type { Fields } from '#understanding/intents/candidate.ts'

export interface CorpusTransaction {
  type: TransactionType
  /** Centavos. */
  amount: number
  date: string
  /** 'Outros' where no category fits. */
  category: string
  description: string
}

/** What was understood: the intent and, with it, transactions or the fields of that intent. */
export interface CorpusAnswer {
  id?: string
  intent: Intent
  transactions?: CorpusTransaction[]
  /** What one tap would write. */
  proposal?: CorpusAnswer
  [field: string]: unknown
}

/** What a message was read as, in the corpus form: what would be done, had the person all of it. */
export function readAs({ turn, results, before }: Told): CorpusAnswer {
  const { reply, categories, intent } = turn
  if (reply.kind === 'propose' && reply.stage === 'confirm') {
    const transactions = [transactionOf(reply.draft, categories)]
    return { intent, proposal: { intent: 'log', transactions } }
  }
  if (reply.kind === 'bill') {
    const transactions = [transactionOf(paidBill(reply.bill, turn.today), categories)]
    return { intent, proposal: { intent: 'log', transactions } }
  }
  if (reply.kind === 'offer') return { intent, ...offeredBy(reply.effect, { turn, before }) }
  const created = turn.effects.find((one) => one.kind === 'create-transactions')
  if (created && intent !== 'installments') {
    const transactions = created.transactions.map((one) => transactionOf(one, categories))
    return { intent, transactions }
  }
  const [effect] = turn.effects
  const done = effect ? fieldsOf(effect, results[0], { turn, before }) : {}
  const read = turn.candidate.fields
  // The dates of a question are told as they were read: the product's week begins on Sunday.
  return intent === 'query' ? { intent, ...done, ...read } : { intent, ...read, ...done }
}

/** What a yes would do, of what is asked without a model. */
function offeredBy(
  effect: Effect,
  told: Pick<Told, 'turn' | 'before'>,
): { proposal?: CorpusAnswer } {
  if (effect.kind === 'create-transactions') {
    const { categories } = told.turn
    const transactions = effect.transactions.map((one) => transactionOf(one, categories))
    return { proposal: { intent: 'log', transactions } }
  }
  if (effect.kind === 'create-recurring') {
    const { dueDay } = effect.recurring
    const fields = fieldsOf(effect, undefined, told)
    return { proposal: { intent: 'recurring', ...fields, day: dueDay } }
  }
  if (effect.kind !== 'correct') return {}
  return { proposal: { intent: 'correct', ...fieldsOf(effect, undefined, told) } }
}

/** What a message came to: what was only read and not done is a question, or nothing. */
export function cameTo(told: Told): CorpusAnswer {
  const answer = readAs(told)
  const { turn, results } = told
  const [result] = results
  if (!isWritingIntent(answer.intent) || (result && 'undoId' in result)) return answer
  if (result?.kind === 'undone') return answer
  const isAsked =
    turn.reply.kind === 'ask' ||
    turn.reply.kind === 'choose' ||
    turn.reply.kind === 'propose' ||
    turn.reply.kind === 'bill' ||
    result?.kind === 'which' ||
    result?.kind === 'not-found'
  const { proposal } = answer
  return { intent: isAsked ? 'clarify' : 'none', ...(proposal ? { proposal } : {}) }
}

/** One of the two lines for whatever is not understood, that say nothing of what was seen. */
export function isFormula({ turn: { reply } }: Told): boolean {
  if (reply.kind !== 'none' || reply.saw) return false
  return ['unclear', 'unsure', 'unmeant'].includes(reply.reason)
}

function transactionOf(
  draft: TransactionDraft | KeptDraft,
  categories: readonly AssistantCategory[],
): CorpusTransaction {
  return {
    type: draft.type,
    amount: draft.amountCents,
    date: draft.date.toString(),
    category: categories.find((own) => own.id === draft.categoryId)?.name ?? 'Outros',
    description: draft.description,
  }
}

/** What was done, rather than read: the thing that was found, what a short question leaned on. */
function fieldsOf(
  effect: Effect,
  result: EffectResult | undefined,
  { turn, before }: Pick<Told, 'turn' | 'before'>,
): Fields {
  const nameOf = (id: string | null) => turn.categories.find((own) => own.id === id)?.name
  switch (effect.kind) {
    case 'query': {
      const { metric, categoryId, from, to } = effect.query
      const category = nameOf(categoryId)
      return { metric, from, to, ...(category ? { category } : {}) }
    }
    case 'correct': {
      const { amountCents, categoryId, ...changes } = effect.changes
      const found = result?.kind === 'corrected' ? result.transaction.id : effect.target.id
      const target = before.entries.find(({ id }) => id === found)?.description
      const category = nameOf(categoryId ?? null)
      return {
        ...changes,
        ...(amountCents === undefined ? {} : { amount: amountCents }),
        ...(category ? { category } : {}),
        ...(target ? { target } : {}),
      }
    }
    case 'delete': {
      if (result?.kind !== 'deleted') return {}
      const { description, amountCents } = result.transaction
      return { description, amount: amountCents }
    }
    case 'delete-all':
    case 'undo-last': {
      const ids = turn.state.last?.transactions.map(({ id }) => id) ?? []
      const gone = before.entries.filter(({ id }) => ids.includes(id))
      const name = turn.state.last?.name ?? ''
      const description = [...gone.map((one) => one.description), name].join(' ')
      return gone[0] ? { description, amount: gone[0].amountCents } : { description }
    }
    case 'deposit':
      return result?.kind === 'deposited'
        ? { description: result.goal.name, target: result.goal.name, amount: effect.amountCents }
        : {}
    case 'pay':
      return result?.kind === 'paid' ? { description: result.payment.name } : {}
    case 'end-thing':
      return { description: effect.name }
    case 'change-amount':
      return {
        ...{ target: effect.name, amount: effect.amountCents },
        ...(effect.dueDay === undefined ? {} : { day: effect.dueDay }),
      }
    case 'change-day':
      return {
        ...{ target: effect.name, day: effect.dueDay },
        ...(effect.frequency ? { frequency: effect.frequency } : {}),
      }
    case 'set-budget': {
      const { categoryId, amountCents, month } = effect.budget
      const category = nameOf(categoryId)
      return { amount: amountCents, month, ...(category ? { category } : {}) }
    }
    // What it is may have been told in an earlier message.
    case 'buy-in-instalments':
      return { description: effect.purchase.name }
    case 'create-recurring': {
      const { name, amountCents, frequency } = effect.recurring
      return { description: name, amount: amountCents, frequency }
    }
    default:
      return {}
  }
}

import { cents } from '@lya/core/amounts/cents.ts'
import { answer } from '#conversation/answer.ts'
import type { Effect } from '#conversation/effect.ts'
import type { EffectResult, Shown } from '#conversation/effect-result.ts'
import { knownIn } from '#conversation/meant-transaction.ts'
import type { Thing } from '#conversation/naming/telling.ts'
import type { ConversationState, KeptDraft } from '#conversation/state.ts'
import type { Turn } from '#conversation/turn.ts'
import { understand } from '#conversation/understand.ts'
import type {
  AssistantCategory,
  Intent,
  TransactionDraft,
  TransactionType,
} from '#understanding/draft.ts'

/** One case: a message, its day, and what came before it in the conversation. */
export interface CorpusCase {
  id?: string
  /** YYYY-MM-DD */
  today: string
  text: string
  /** The person's own full list; the suggested set where it is left out. */
  categories?: readonly { name: string; type: TransactionType }[]
  /** Earlier messages of the same person, oldest first. */
  context?: readonly string[]
}

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
  [field: string]: unknown
}

const suggested: readonly { name: string; type: TransactionType }[] = [
  ...[
    'Alimentação',
    'Transporte',
    'Moradia',
    'Compras',
    'Saúde',
    'Educação',
    'Lazer',
    'Presentes',
  ].map((name) => ({ name, type: 'despesa' as const })),
  ...['Salário', 'Freelances'].map((name) => ({ name, type: 'receita' as const })),
]

/**
 * Interprets one case as the product would, with every effect of earlier messages carried out.
 *
 * @param options.isTold Says as well which rule decided, and what else was seen.
 */
export function interpretCase(one: CorpusCase, { isTold = false } = {}): CorpusAnswer {
  const named = one.categories ?? suggested
  const categories = named.map(({ name, type }) => ({ id: `${type}:${name}`, name, type }))
  const today = Temporal.PlainDate.from(one.today)
  let state: ConversationState = {}
  const [goals, payments]: [Thing[], Thing[]] = [[], []]
  const known = { today, categories, learned: [], goals, payments }
  for (const text of one.context ?? []) {
    const turn = understand({ ...known, text, state })
    const results = resultsOf(turn)
    for (const effect of turn.effects) {
      if (effect.kind === 'create-goal') goals.push(thingOf(effect.goal.name))
      if (effect.kind === 'create-recurring') payments.push(thingOf(effect.recurring.name))
    }
    state = answer(turn, results).state
  }
  const turn = understand({ ...known, text: one.text, state })
  const id = one.id === undefined ? {} : { id: one.id }
  const why = isTold ? { why: { rule: turn.rule, rivals: turn.candidate.rivals ?? [] } } : {}
  return { ...id, intent: turn.intent, ...told(turn, categories), ...why }
}

const thingOf = (name: string): Thing => ({ id: name, name })

/** As if the person had what every message speaks of, and each effect had worked. */
function resultsOf(turn: Turn): EffectResult[] {
  return turn.effects.map((effect): EffectResult => resultOf(effect, turn))
}

function resultOf(effect: Effect, turn: Turn): EffectResult {
  switch (effect.kind) {
    case 'create-transactions':
      return {
        kind: 'created',
        undoId: nextId(turn),
        transactions: effect.transactions.map((_, at) => {
          return { id: `${nextId(turn)}.${at}`, categoryName: null, budget: null }
        }),
      }
    case 'undo-last':
      return { kind: 'undone' }
    case 'create-recurring':
      return { kind: 'recurring-created', undoId: nextId(turn) }
    case 'create-goal':
      return { kind: 'goal-created', undoId: nextId(turn) }
    case 'correct': {
      const own = knownIn(turn.state).find(({ id }) => id === effect.target.id)?.one
      if (!own) return { kind: 'not-found', slot: 'transaction', known: [] }
      const transaction = { ...own, ...effect.changes, id: own.id ?? '', categoryName: null }
      const amountCents = cents(transaction.amountCents)
      const shown: Shown = { ...transaction, amountCents }
      return { kind: 'corrected', undoId: nextId(turn), transaction: shown, isSame: false }
    }
    default:
      return { kind: 'not-found', slot: 'transaction', known: [] }
  }
}

/** As many registrations as the conversation remembers are told apart. */
function nextId({ state: { last, earlier = [] } }: Turn): string {
  const ids = [last, ...earlier].flatMap((one) => (one ? [Number(one.undoId)] : []))
  return String(Math.max(0, ...ids.filter(Number.isFinite)) + 1)
}

function told(turn: Turn, categories: readonly AssistantCategory[]): Omit<CorpusAnswer, 'intent'> {
  const shown = (draft: TransactionDraft | KeptDraft): CorpusTransaction => ({
    type: draft.type,
    amount: draft.amountCents,
    date: draft.date.toString(),
    category: categories.find((own) => own.id === draft.categoryId)?.name ?? 'Outros',
    description: draft.description,
  })
  const { reply } = turn
  if (reply.kind === 'propose' && reply.stage === 'confirm') {
    return { proposal: { intent: 'log', transactions: [shown(reply.draft)] } }
  }
  const created = turn.effects.find((one) => one.kind === 'create-transactions')
  return created ? { transactions: created.transactions.map(shown) } : (turn.candidate.fields ?? {})
}

import type { AskedBehind } from '#conversation/asking/behind/behind-book.ts'
import type { Query } from '#conversation/effect.ts'

const ofPlans: readonly Query['metric'][] = ['goal', 'budget', 'upcoming']

const plain = { categoryId: null, from: null, to: null } as const

/** What so few words ask behind the question before; null where they ask nothing of it. */
export function queryBehind(means: AskedBehind, asked: Query): Query | null {
  if (means === 'same' || asked.isAhead) return asked
  const isOfPlan = ofPlans.includes(asked.metric)
  return isOfPlan ? ofPlan(means, asked) : ofMoney(means, asked)
}

/** Of goals, limits and bills one answer tells all there is. */
function ofPlan(means: AskedBehind, asked: Query): Query | null {
  const { metric } = asked
  switch (means) {
    case 'more':
      return { metric, ...plain }
    case 'late':
      return metric === 'upcoming' ? { metric, ...plain, view: 'overdue' } : asked
    case 'enough':
      return metric === 'goal' ? asked : { metric: 'balance', ...plain, view: 'daily' }
    case 'came':
      return { metric: 'received', ...plain }
    case 'went':
      return { metric: 'spent', ...plain }
    case 'second':
    case 'source':
      return null
    default:
      return asked
  }
}

function ofMoney(means: AskedBehind, asked: Query): Query | null {
  const { metric, from, to, categoryId, words, isFamily } = asked
  const way = metric === 'received' || asked.only === 'receita' ? 'received' : 'spent'
  const of = { metric: way, from, to, categoryId } as const
  const isNamed = categoryId !== null || words !== undefined
  const named = words === undefined ? {} : { words, ...(isFamily ? { isFamily } : {}) }
  switch (means) {
    case 'came':
    case 'went':
      return { ...of, metric: means === 'came' ? 'received' : 'spent', categoryId: null }
    case 'largest':
      return { ...of, ...named, view: 'largest' }
    case 'second':
      return asked.view === 'largest' && !words ? { ...of, view: 'largest', count: 2 } : null
    case 'last':
      return { ...of, ...named, from: null, to: null, view: 'last' }
    case 'times':
      if (words === undefined || isFamily) return listed(asked)
      return { ...of, figure: { kind: 'times', words } }
    case 'smallest':
      return isNamed ? listed(asked) : { ...of, figure: { kind: 'smallest' } }
    case 'per-day':
      return metric === 'balance' ? ofDays() : { ...of, view: 'average' }
    case 'enough':
      return ofDays()
    case 'per-week':
      return { ...of, view: 'weekly' }
    case 'per-month':
      return { ...of, from: null, to: null, view: 'monthly' }
    case 'much':
      // By a word alone there is no sum of another month.
      if (words !== undefined && categoryId === null) return listed(asked)
      return { ...of, from: null, to: null, view: 'compared' }
    case 'why':
      return isNamed ? listed(asked) : { ...of, view: 'largest', count: 3 }
    case 'sum':
      if (metric === 'list' && asked.only === undefined) return { ...of, metric: 'balance' }
      return { ...of, ...named }
    case 'source':
      return { ...listed(asked), only: 'receita' }
    case 'sure':
      return asked.view === 'daily' ? asked : { ...listed(asked), listed: 'checked' }
    case 'all':
    case 'more':
      return asked.view && shown.includes(asked.view) ? asked : listed(asked)
    default:
      return null
  }
}

/** Such an answer has the entry, or the days, itself. */
const shown: readonly Query['view'][] = ['daily', 'largest', 'last']

const ofDays = (): Query => ({ metric: 'balance', ...plain, view: 'daily' })

/** The entries of which the answer before was. */
function listed({ metric, from, to, categoryId, words, isFamily, only }: Query): Query {
  const ways = { spent: 'despesa', received: 'receita' } as const
  const way = metric === 'spent' || metric === 'received' ? ways[metric] : only
  return {
    ...{ metric: 'list', from, to, categoryId },
    ...(way ? { only: way } : {}),
    ...(words === undefined ? {} : { words }),
    ...(words !== undefined && isFamily ? { isFamily } : {}),
    listed: 'whole',
  }
}

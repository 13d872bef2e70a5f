import { around, leftOver } from '#conversation/asking/wholly/left-over.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Query } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Token } from '#language/tokens.ts'
import { readPeriod } from '#understanding/intents/period.ts'
import type { Reading } from '#understanding/reading.ts'

const spent = words('gastei gastamos gasto gastos gastou saiu saida saidas foi foram torrei')
const left = words(
  'sobra sobrou sobrando sobro sobraram resta restou restando fico ficou fiquei fica saldo tenho ' +
    'temos tem',
)
const beside = words('embora alguma deixa como dinheiro grana bolso mao caixa deu ao se ficando')
const there = ['estou com quanto', 'quanto esta aqui', 'quanto ainda esta aqui']
const asks = words('quanto que total saldo valor gasto gastos se')
const joints = words('e , ? . ; : !')

/**
 * The turn of "gastei quanto e tenho quanto ainda", "me fala o gasto e o que sobra", by there being
 * nothing else in the message: what was spent, and what there is. Null for any other message.
 */
export function spentAndLeftTurn(told: TurnInput, reading: Reading): Turn | null {
  if (leftOver(reading, [around, spent, left, beside]).length > 0) return null
  const clauses = clausesOf(reading.tokens).filter((one) => has(one, asks))
  const out = clauses.findIndex((one) => has(one, spent) && !has(one, left))
  const rest = clauses.findIndex((one) => !has(one, spent) && isOfLeft(one))
  if (out < 0 || rest < 0) return null
  const { from = null, to = null } = readPeriod(reading, false)
  const sum: Query = { metric: 'spent', categoryId: null, from, to }
  const balance: Query = { metric: 'balance', categoryId: null, from: null, to: null }
  const queries = out < rest ? [sum, balance] : [balance, sum]
  const turns = queries.map((query) => {
    const read = { intent: 'query', confidence: 90, fields: { metric: query.metric } } as const
    return carry(told, read, { kind: 'query', query })
  })
  const both = chained(turns)
  return both && by('brief-question', { ...both, state: { ...both.state, asked: sum } })
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]]
  for (const token of tokens) {
    if (joints.has(token.norm)) clauses.push([])
    else clauses.at(-1)?.push(token)
  }
  return clauses
}

/** "sobrou quanto", "com quanto eu to", "quanto tá aqui". */
function isOfLeft(clause: readonly Token[]): boolean {
  const norms = clause.map(({ norm }) => norm).join(' ')
  const isThere = there.some((one) => norms.includes(one))
  return has(clause, left) || isThere || (norms.includes('com quanto') && norms.includes(' estou'))
}

function has(clause: readonly Token[], set: ReadonlySet<string>): boolean {
  return clause.some(({ norm }) => set.has(norm))
}

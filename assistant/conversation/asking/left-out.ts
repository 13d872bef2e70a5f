import { leftOutBehindTurn } from '#conversation/asking/behind/left-out-behind.ts'
import { afterBillsAsked } from '#conversation/asking/bills/after-bills.ts'
import { partOf, queryOf } from '#conversation/asking/query-part.ts'
import { untilPeriod } from '#conversation/asking/until-period.ts'
import { chained } from '#conversation/bills/chained.ts'
import type { Query, QueryPart } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { daysAsked } from '#conversation/naming/asked-week.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** Nearly no message has one of these, and asks. */
const leaving = [
  'tira',
  'exce',
  'exclu',
  'nao ',
  'fora',
  'menos',
  'sem ',
  'descont',
  'desconsider',
  'salvo',
]
const asking = ['quant', 'qual', 'total', 'gast', 'receb', 'soma', 'ganh', 'entr']

/**
 * The turn of "quanto gastei essa semana sem contar a creche?": what is left without it, with the
 * figure of each. Null where nothing is left out of a question.
 */
export function leftOutTurn(told: TurnInput, understand: Understand): Turn | null {
  const said = fold(told.text)
  const has = (one: string) => said.includes(one)
  if (!leaving.some(has)) return null
  const behind = leftOutBehindTurn(told, understand)
  if (behind || !asking.some(has)) return behind
  const reading = readMessage(told.text, told.today)
  // "recebi 900 menos o vale" tells a sum.
  const parted = reading.amounts.length > 0 ? null : partedBy(reading)
  if (!parted) return null
  // "o salário menos as contas, quanto fica?": of bills that are not paid yet.
  const after = afterBillsAsked(told, reading)
  const isOne = after?.kind === 'if-paid' && after.ids.length === 1
  if (after && !(isOne && isBillAhead(told, parted.without))) return null
  const whole = understand({ ...told, text: `${parted.before}?` })
  const query = leftIn(told, parted.before, queryOf(whole))
  if (!query) return null
  // "quanto fiz essa semana tirando os gastos?": what is left of it.
  if (isAllSpent(told, fold(parted.without).split(' ').at(-1) ?? '')) {
    const { from, to } = query
    const asked: Query = { metric: 'balance', categoryId: null, from, to }
    const fields = { ...whole.candidate.fields, metric: 'balance' as const }
    const turn = carry(told, { ...whole.candidate, fields }, { kind: 'query', query: asked })
    return by('brief-question', { ...turn, intent: 'query', state: whole.state })
  }
  if (query.metric !== 'spent' && query.metric !== 'received') {
    // What is left is told by one figure; beside it how much of that it was which is left out.
    const beside = isBillAhead(told, parted.without)
      ? `quando vence ${parted.without}?`
      : `quanto gastei com ${parted.without}?`
    const text = query.metric === 'balance' ? beside : `${parted.before} com ${parted.without}`
    const part = understand({ ...told, text })
    const both = part.intent === 'query' ? chained([whole, part]) : null
    return both && by('brief-question', { ...both, state: whole.state })
  }
  const apart = parted.without.split(/\s*,\s*|\s+e\s+/)
  const asOne = inOneEntry(told, apart)
  const parts = asOne
    ? [asOne]
    : apart.flatMap((one) => partOf(told, query.metric, one, understand) ?? [])
  if (parts.length === 0) return null
  const { view: _view, count: _count, ...sum } = query
  const asked: Query = { ...sum, beside: { how: 'left-out', parts } }
  const turn = carry(told, whole.candidate, { kind: 'query', query: asked })
  return by('brief-question', { ...turn, intent: 'query', state: whole.state })
}

/** "tirando a gasolina, fiquei com quanto do dia?": of what came in on that day. */
function leftIn(told: TurnInput, before: string, query: Query | null): Query | null {
  const reading = readMessage(before, told.today)
  const isLeft = reading.tokens.some(({ norm }) => answered.has(norm) && norm !== 'ganhei')
  if ((query && query.metric !== 'spent') || !isLeft) return query
  const { from, to } = daysAsked(reading)
  const today = told.today.toString()
  const days = / do dia /.test(reading.flat) ? { from: today, to: today } : { from, to }
  return { metric: 'received', categoryId: null, ...days }
}

/** "tirando os gastos", "descontando o material", where nothing is called so. */
function isAllSpent(told: TurnInput, without: string): boolean {
  if (spending.has(without)) return true
  return costs.has(without) && !rememberedIn(told).some(({ name }) => fold(name).includes(without))
}

const costs = new Set('material materiais ingrediente ingredientes custo custos insumos'.split(' '))

/** "descontando a farinha e o leite", which were bought in one: its sum is left out once. */
function inOneEntry(told: TurnInput, apart: readonly string[]): QueryPart | null {
  const words = apart.map((one) => fold(one).trim().split(' ').at(-1) ?? '')
  const entry = rememberedIn(told).find(({ name }) => {
    return words.every((word) => word !== '' && fold(name).includes(word))
  })
  if (apart.length < 2 || !entry) return null
  return { name: entry.name, categoryId: null, words: entry.name }
}

/** "tirando o aluguel quanto sobra?", of rent that is still to be paid. */
function isBillAhead(told: TurnInput, without: string): boolean {
  const isIn = (name: string) => fold(without).includes(fold(name))
  const isPaid = rememberedIn(told).some(({ name }) => isIn(name))
  return !isPaid && (told.payments ?? []).some(({ name }) => isIn(name))
}

/** What is asked, and what is left out of it, whichever comes first. */
function partedBy(reading: Reading): { before: string; without: string } | null {
  const { text, tokens } = reading
  const found = leaningIn('leavesOut', reading) ?? taken(reading)
  const [first, last] = [tokens[found?.first ?? -1], tokens[found?.last ?? -1]]
  if (!found || !first || !last) return null
  // "tirando o mercado, quanto gastei?", "valeu a pena? tirando o gás quanto ganhei?"
  const isAskedBefore = tokens.slice(0, found.first).some(({ norm }) => openers.has(norm))
  const asked = tokens.find(({ norm }, at) => {
    return at > found.last && (openers.has(norm) || (first.start === 0 && answered.has(norm)))
  })
  if (first.start === 0 || (asked && !isAskedBefore)) {
    if (!asked) return null
    const without = text.slice(last.end, asked.start).replace(/[,\s]+$/, '')
    return { before: text.slice(asked.start).replace(/[?\s]+$/, ''), without }
  }
  const [without, when] = untilPeriod(reading, found.last + 1)
  const before = text.slice(0, first.start).replace(/[,\s]+$/, '')
  return { before: `${before} ${when}`.trim(), without }
}

/** "tira a passagem e a marmita, sobrou quanto?": nothing is to be deleted. */
function taken({ tokens }: Reading): { first: number; last: number } | null {
  const isTaken = takes.has(tokens[0]?.norm ?? '')
  const isLeft = tokens.some(({ norm }, at) => {
    return answered.has(norm) && tokens.slice(at + 1, at + 3).some((one) => openers.has(one.norm))
  })
  return isTaken && isLeft ? { first: 0, last: 0 } : null
}

const takes = new Set(['tira', 'tire', 'desconta', 'desconte', 'descontado', 'descontados'])

/** All that went out, by no name of its own. */
const spending = new Set(['gastos', 'despesas', 'saidas', 'tudo'])

/** What asks by itself, with how much behind it: "tirando o gás fiquei com quanto?". */
const answered = new Set(
  'lucrei lucro fiquei ficou fica sobrou sobra restou resta rendeu ganhei'.split(' '),
)

const openers = new Set(['quanto', 'quantos', 'qual', 'quais'])

import { cents } from '@lya/core/amounts/cents.ts'
import { entriesOf, isAccounted, stands } from '#conversation/apart/joined/part.ts'
import type { Said } from '#conversation/apart/joined/said.ts'
import { keepDraft } from '#conversation/kept-draft.ts'
import { register } from '#conversation/make-turn.ts'
import { isSame, nameWords } from '#conversation/match-named.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Reading } from '#understanding/reading.ts'

/** What mends has one of these; most messages have none. */
const mending = new Set(
  (
    'nao errei enganei desculpa desculpe perdao ops opa eita digo alias troquei inverti pera perai espera ' +
    'minto verdade real apaga tira'
  ).split(' '),
)
/** Or one of these, and the name of what it mends. */
const telling = new Set(['foi', 'foram'])

function isIn(words: ReadonlySet<string>, { tokens }: Reading): boolean {
  return tokens.some(({ norm }) => words.has(norm))
}

/**
 * The turn of entries that are put right further on in the message: "gastei 14 na cantina e 5 no
 * busão, e o busão foi 10, esqueci a volta". They are written as they are to be. Null where nothing
 * behind them is of one of them.
 */
export function mendedBehindTurn({ told, whole, reading, ...said }: Said): Turn | null {
  const isMended = whole.effects.some((one) => one.kind === 'correct' && one.target.id !== null)
  if (whole.effects.length > 1 || whole.rule === 'notice' || isMended) return null
  if (!isIn(mending, reading) && !isIn(telling, reading)) return null
  for (const cut of said.cuts) {
    const behind = cut.reading
    if (isOnlyDenied(behind)) continue
    const isSure = isIn(mending, behind)
    if (!isSure && !isIn(telling, behind)) continue
    const front = said.hear(cut.front)
    const drafts = entriesOf(front)
    if (!stands(front) || drafts.length === 0) continue
    if (!isSure && !drafts.some((one) => isNamed(one, behind))) continue
    const turn = said.hearing.understand({ ...afterEntries(told, drafts), text: cut.behind })
    const mended = isAllOf(drafts, turn, behind) ? mendedBy(drafts, turn) : null
    if (mended) return { ...register(told, whole.candidate, mended), rule: 'restated' }
  }
  return null
}

/** "foi 189 e não 180": what it was not. */
function isOnlyDenied({ tokens, amounts }: Reading): boolean {
  return tokens[0]?.norm === 'nao' && amounts[0]?.first === 1 && amounts.length === 1
}

/** Nothing is told besides what is put right: "a água 71. a luz foi 89,70" tells of water, too. */
function isAllOf(drafts: readonly TransactionDraft[], turn: Turn, behind: Reading): boolean {
  const before = drafts.map(({ amountCents }) => Number(amountCents))
  const others = behind.amounts.filter(({ valueCents }) => !before.includes(Math.round(valueCents)))
  return isAccounted(turn, { ...behind, amounts: others })
}

/** "o busão foi 10": it begins with what was just told of, as it is called. */
function isNamed({ description, type }: TransactionDraft, { tokens }: Reading): boolean {
  const [article, name] = tokens
  const [head = ''] = nameWords(description)
  const isThe = articles.has(article?.norm ?? '') && name !== undefined
  return isThe && type === 'despesa' && isSame(head, name.norm)
}

const articles = new Set(['o', 'a', 'os', 'as'])

const idOf = (at: number) => `told-${at}`

/** As it is once those entries stand there. */
function afterEntries(told: TurnInput, drafts: readonly TransactionDraft[]): TurnInput {
  const { last, earlier = [], open: _closed, ...state } = told.state
  const own = drafts.map((one, at) => ({ ...keepDraft(one), id: idOf(at) }))
  const created = { undoId: '', kind: 'created', transactions: own } as const
  const { recent } = told
  return {
    ...told,
    state: { ...state, last: created, earlier: last ? [last, ...earlier] : earlier },
    ...(recent ? { recent: () => [...own, ...recent()] } : {}),
  }
}

/** The entries as one of them is to be; null where the turn does anything else, or leaves none. */
function mendedBy(
  drafts: readonly TransactionDraft[],
  { effects: [effect, more], state, also }: Turn,
): TransactionDraft[] | null {
  if (more || also || state.open || !effect) return null
  if (effect.kind !== 'correct' && effect.kind !== 'delete') return null
  const { target } = effect
  const at = drafts.findIndex((_, place) => idOf(place) === target.id)
  const one = drafts[at]
  if (!one) return null
  if (effect.kind === 'delete') {
    return drafts.length > 1 ? drafts.filter((other) => other !== one) : null
  }
  const { amountCents, date, ...changes } = effect.changes
  const { sum: _sum, ...kept } = one
  const isPriced = amountCents !== undefined
  const { sum } = effect
  const mended: TransactionDraft = {
    ...(isPriced ? { ...kept, amountCents: cents(amountCents), ...(sum ? { sum } : {}) } : one),
    ...(date === undefined ? {} : { date: Temporal.PlainDate.from(date) }),
    ...changes,
  }
  return drafts.map((other) => (other === one ? mended : other))
}

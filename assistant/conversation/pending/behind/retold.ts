import { offeringBill } from '#conversation/coming/coming-bill.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { register } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { proposal } from '#conversation/opinion/propose.ts'
import type { Cut } from '#conversation/pending/behind/cuts.ts'
import type { OpenQuestion } from '#conversation/pending/pending-state.ts'
import { typeIn } from '#conversation/seen/reading/told-fields.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/**
 * The turn of what was asked about with what is said of it behind a no: "não, é conta pra pagar
 * dia 10", "não é gasto, é o que guardei pra chapa", "não é latinha, é pão e café". Its name and
 * sum are put before that, and all of it is read anew; what makes nothing else of it leaves the no.
 */
export function retoldTurn(
  told: TurnInput,
  open: OpenQuestion,
  cuts: readonly Cut[],
  understand: Understand,
): Turn | null {
  const asked = askedOf(open)
  if (!asked) return null
  const { open: _closed, ...state } = told.state
  const anew = (text: string) => understand({ ...told, text, state })
  for (const cut of cuts) {
    const rest = readMessage(cut.rest, told.today)
    if (rest.amounts.length > 0) continue
    const sum = `R$ ${(asked.amountCents / 100).toFixed(2).replace('.', ',')}`
    const turns = [anew(`${asked.description} ${sum}, ${cut.rest}`), anew(`${sum} ${cut.rest}`)]
    const otherwise = turns.find((turn) => isOtherwise(turn, asked, rest))
    if (otherwise) return by('answered-reading', named(told, otherwise, asked, rest))
    const dated = isDay(rest) ? understand({ ...told, text: cut.rest }) : null
    if (dated?.reply.kind === 'propose') return dated
    const other = anew(`${sum} ${withoutOrder(rest)}`)
    const renamed = calledOtherwise(other, asked, cut, rest)
    if (renamed) return by('answered-reading', writtenOrAsked(told, { ...asked, ...renamed }, rest))
  }
  return null
}

/** What was asked about, where its sum is known. */
function askedOf(open: OpenQuestion): KeptDraft | null {
  if (open.kind !== 'reading' && open.kind !== 'question') return null
  return open.draft.amountCents > 0 ? open.draft : null
}

/** It is still to be paid, put by, owed, or it came in. */
function isOtherwise({ effects, reply, state }: Turn, asked: KeptDraft, rest: Reading): boolean {
  if (state.open?.kind === 'bill' || reply.kind === 'owed') return true
  const [effect, another] = effects
  if (another || !effect) return false
  if (effect.kind === 'deposit' || effect.kind === 'create-recurring') return true
  if (effect.kind !== 'create-transactions' || asked.type === 'receita') return false
  // "eu ganhei isso de presente" is no money.
  const isMoney = typeIn({ reading: rest }) === 'receita' && !rest.flat.includes(' ganhei ')
  return isMoney && effect.transactions.every(({ type }) => type === 'receita')
}

/** The `pão e café` of "bota pão e café". */
function withoutOrder({ text, tokens }: Reading): string {
  const at = tokens.findIndex(({ norm }) => !leading.has(norm))
  return text.slice(tokens[at]?.start ?? 0)
}

/** "foi ontem", and nothing else. */
function isDay({ days, tokens }: Reading): boolean {
  const isOfDay = (at: number) => days.some(({ first, last }) => first <= at && at <= last)
  const isAll = tokens.every(
    ({ kind, norm }, at) => kind === 'mark' || leading.has(norm) || isOfDay(at),
  )
  return days.length > 0 && isAll
}

/** A bill that is called by no word of the message is called as it was asked about. */
function named(told: TurnInput, turn: Turn, asked: KeptDraft, rest: Reading): Turn {
  const { open } = turn.state
  if (open?.kind !== 'bill' || asked.description === '') return turn
  const own = tellingWords(open.bill.name)
  const isOwn = own.some((word) =>
    rest.tokens.some(({ norm }) => isThing(norm) && isSame(word, norm)),
  )
  if (isOwn) return turn
  const { categoryId, description: name } = asked
  const { isUndated } = open
  return offeringBill(told, { ...open.bill, name, categoryId }, isUndated ? { isUndated } : {})
}

/** What it is called and belongs to, where all of the rest is its name: "é pão e café". */
function calledOtherwise(
  { effects }: Turn,
  asked: KeptDraft,
  { front }: Cut,
  { tokens }: Reading,
): Pick<KeptDraft, 'description' | 'categoryId'> | null {
  const [effect, another] = effects
  if (effect?.kind !== 'create-transactions' || another) return null
  const [one, more] = effect.transactions
  if (!one || more || one.amountCents !== asked.amountCents || one.type !== asked.type) return null
  const own = tellingWords(one.description)
  const isWhole = tokens.every(({ kind, norm }) => {
    return kind === 'mark' || leading.has(norm) || own.some((word) => isSame(word, norm))
  })
  const isDenied = tellingWords(asked.description).some((word) => {
    return tellingWords(front).some((norm) => isSame(word, norm))
  })
  const isKnown = isDenied || own.some(isThing)
  const { description, categoryId } = one
  return isWhole && isKnown && own.length > 0 ? { description, categoryId } : null
}

const ordering = new Set('bota bote poe ponha coloca coloque anota anote'.split(' '))
const leading = new Set([
  ...ordering,
  ...'e eh era foi de do da o a os as um uma como com'.split(' '),
])

/** "bota pão e café" orders it; "é pão e café" is shown once more. */
function writtenOrAsked(told: TurnInput, kept: KeptDraft, { tokens }: Reading): Turn {
  const draft = restoreDraft(kept, told.categories)
  const isOrdered = tokens.some(({ norm }) => ordering.has(norm))
  const read = { intent: 'log', confidence: 95 } as const
  return isOrdered ? register(told, read, [draft]) : proposal(told, draft)
}

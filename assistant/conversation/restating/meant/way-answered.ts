import { restoreDraft } from '#conversation/kept-draft.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { registerNamed } from '#conversation/pending/ask-turn.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import { denies } from '#conversation/restating/meant/cues.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Token } from '#language/tokens.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { TransactionType } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { wayIn } from '#understanding/memory/way-in.ts'

/**
 * The turn of "esses 200 eu recebi, ela me pagou uma encomenda", behind "200 da Ana" and the
 * question which way it went: it is that one, by the name that it was told by. Null for any other
 * sum.
 */
export function wayAnswered(input: TurnInput, message: Message, turn: Turn): Turn | null {
  const open = stillOpen(input.state, input.today)
  if (open?.kind !== 'question' || open.missing !== 'type') return null
  if (turn.rule === 'answered-question') return null
  const { draft } = open
  const { amounts } = message.reading
  const isOfIt = amounts.every(({ valueCents }) => Math.round(valueCents) === draft.amountCents)
  const told = toldBy(turn, amounts.length === 0)
  const type = told && (told.type ?? typeIn(message))
  if (!isOfIt || !type) return null
  const isSaid = tellingIn(message).some(({ word }) => speaksOf(word, draft.description))
  // "paguei 120 de luz" is another one.
  const isOther = amounts.length > 0 && !isSaid && fold(told.name).split(' ').some(isThing)
  if (isOther) return null
  const isMore =
    fold(told.name).split(' ').some(isThing) && !fold(told.name).includes(fold(draft.description))
  const description = isMore ? `${told.name} (${draft.description})` : draft.description
  const entry = restoreDraft({ ...draft, type, description }, input.categories)
  const categoryId = categoriseDescription(description, type, message.index, input.today)
  const ready = open.ready.map((one) => restoreDraft(one, input.categories))
  return registerNamed(input, turn.candidate, [...ready, { ...entry, categoryId }])
}

/** What it would write in its place, or asks the sum of. */
function toldBy(turn: Turn, isBare: boolean): { type?: TransactionType; name: string } | null {
  const { reply } = turn
  if (reply.kind === 'log') {
    const [only, another] = reply.transactions
    return only && !another ? { type: only.type, name: only.description } : null
  }
  if (reply.kind === 'ask' && isBare) {
    return { name: reply.missing === 'amount' ? reply.description : '' }
  }
  // "ela que me deu" turns nothing that stands there.
  const isMend = turn.effects.length > 0 && turn.effects.every(({ kind }) => kind === 'correct')
  return reply.kind === 'none' || isMend ? { name: '' } : null
}

const spent = new Set('pagamento paguei gastei gasto despesa'.split(' '))

const gained = new Set('entrou caiu recebi ganhei'.split(' '))

function typeIn({ reading, account }: Message): TransactionType | null {
  const told = wayIn(reading)
  if (told) return told
  const { tokens } = reading
  // "não é gasto": what it is not.
  const isDenied = (at: number) => tokens.slice(Math.max(0, at - 2), at).some(isNo)
  if (tokens.some(({ norm }, at) => spent.has(norm) && !isDenied(at))) return 'despesa'
  if (tokens.some(({ norm }, at) => gained.has(norm) && !isDenied(at))) return 'receita'
  const flows = new Set(account.clauses.flatMap(flowOf))
  const [flow] = flows
  if (flows.size !== 1) return null
  return flow === 'in' ? 'receita' : 'despesa'
}

function isNo({ norm }: Token): boolean {
  return denies.has(norm)
}

/** "ele que pagou", of what was told with his name: it came in. */
function flowOf({ flow, flowRule }: Message['account']['clauses'][number]): ('in' | 'out')[] {
  if (flowRule === 'others-paid') return ['in']
  return flow ? [flow] : []
}

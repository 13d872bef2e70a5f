import { withBehind } from '#conversation/bills/chained.ts'
import type { Effect } from '#conversation/effect.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { proposal } from '#conversation/opinion/propose.ts'
import { isOneByAll } from '#conversation/removing/one-by-all.ts'
import { mendedAndToldTurn } from '#conversation/restating/reconciled/mended-and-told.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { findVerb } from '#language/verbs.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

type Understand = (text: string) => Turn

const mending = new Set<Turn['intent']>(['delete', 'correct', 'clarify'])

/** Two orders of one message, or a correction and what is told behind it. */
export function twofoldTurn(
  told: TurnInput,
  whole: Turn,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  return ordersTurn(told, whole, understand) ?? mendedAndToldTurn(told, whole, understand)
}

/** Two orders of one message, where no question waits for an answer. */
function ordersTurn(
  told: TurnInput,
  { intent }: Turn,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const { text, state } = told
  if (state.open || text.length > ordersLength || !joins.test(text)) return null
  const said = text.toLowerCase()
  if (!mending.has(intent) && correcting.every((stem) => !said.includes(stem))) return null
  return bothOrdersTurn(told, readMessage(text, told.today), understand)
}

/** Of a longer message nobody gives two orders. */
const ordersLength = 300

/** How orders to mend begin: "corrige: mercado 110 e farmácia 55" reads like two entries. */
const correcting = 'corrig muda troca arruma alter apag exclu'.split(' ')

const joins = / e |[,.;]/i

/**
 * The turn of two orders in one message: "apaga o uber e o pão foi 9,50". Either part by itself
 * changes or deletes an entry that stands there, and they are not the same; what else the second
 * tells is noted where that is ordered, and asked about where it is not. Null for any other.
 */
function bothOrdersTurn(
  told: TurnInput,
  { tokens, text, ...rest }: Reading,
  understandInput: (input: TurnInput) => Turn,
): Turn | null {
  if (tokens.length > tokensMax || !leans('orders', { tokens, ...rest })) return null
  // "apaga o café e põe 9,50" is one thing.
  if (rememberedIn(told).length === 0 || leans('putsInstead', { tokens, ...rest })) return null
  if (isOneByAll({ reading: { tokens, text, ...rest } }, rememberedIn(told))) return null
  const understand: Understand = (part) => understandInput({ ...told, text: part })
  const understandAll: Understand = (part) => {
    const input = { ...told, text: part }
    return bothOrdersTurn(input, readMessage(part, told.today), understandInput) ?? understand(part)
  }
  for (const [at, token] of tokens.entries()) {
    const isLong = at >= firstMin && tokens.length - at > secondMin
    // The "e" of "trinta e cinco" joins no orders.
    const isOfNumber = rest.numbers.some(({ first, last }) => first < at && at < last)
    if (!isLong || isOfNumber || !joining.has(token.norm)) continue
    const one = understand(text.slice(0, token.start))
    const id = touchedBy(one)
    if (id === null) continue
    // "apaga o uber, deixa o mercado e a farmácia": what is to stay is listed on.
    const isStaying = tokens.slice(1, at).some(({ norm }) => staying.has(norm))
    if (isStaying && !leans('orders', readMessage(text.slice(token.end), told.today))) continue
    const second = text.slice(token.end)
    const more = one.intent === 'delete' ? asked(told, token.norm, second, understand) : null
    const other = ordered(told, one, second, understandAll) ?? more
    if (!other || touchedBy(other) === id) continue
    return withBehind(one, other)
  }
  return null
}

/** What the second part does: by itself, or by the order of the first. */
function ordered(told: TurnInput, one: Turn, text: string, understand: Understand): Turn | null {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const other = understand(text)
  const isDone = other.reply.kind === 'log' || other.intent === 'goal_deposit'
  const isNoted = noting.has(words[0] ?? '') && isDone
  if (isNoted || isNamed(told, other, text)) return other
  // "apaga o uber e o pão", "corrige mercado 110 e farmácia 55": one word does for both.
  const isBare =
    words.length <= bareMax &&
    words.every((word) => findVerb(fold(word)) === undefined && !keeping.has(fold(word)))
  const order = orders[one.intent]
  if (!order || !isBare) return null
  const again = understand(`${order} ${text}`)
  return isNamed(told, again, text) ? again : null
}

/** "remove o cinema e a pipoca foi 20", of which nothing stands there: one more, as it seems. */
function asked(told: TurnInput, joint: string, text: string, understand: Understand): Turn | null {
  const { amounts } = readMessage(text, told.today)
  const cents = Math.round(amounts[0]?.valueCents ?? 0)
  const isOfThem = rememberedIn(told).some(({ amountCents }) => amountCents === cents)
  if (joint !== 'e' || amounts.length !== 1 || isOfThem) return null
  const { reply, ...turn } = understand(text)
  if (reply.kind === 'propose' || reply.kind === 'ask') return { reply, ...turn }
  if (reply.kind !== 'log') return null
  const [only, another] = reply.transactions
  return only && !another ? proposal(told, only) : null
}

const orders: Partial<Record<Turn['intent'], string>> = { delete: 'apaga', correct: 'corrige' }
const noting = new Set(['anota', 'anote', 'lança', 'lanca', 'registra', 'bota', 'coloca', 'põe'])
const bareMax = 5
/** "apaga a de 22, a certa é a de 25": that one stays. */
const keeping = new Set('certo certa correto correta fica ficam deixa mantem vale real'.split(' '))
const staying = new Set('deixa deixe mantem mantenha ficam continuam'.split(' '))
const joining = new Set(['e', ',', '.', ';'])
/** Nobody orders two things in more words. */
const tokensMax = 40
/** Fewer words order nothing. */
const [firstMin, secondMin] = [2, 1]

/** Whether a turn changes or deletes an entry that its words name, and not only the last one. */
function isNamed(told: TurnInput, turn: Turn, text: string): boolean {
  const id = touchedBy(turn)
  const entry = rememberedIn(told).find((one) => one.id === id)
  if (!entry) return false
  const { tokens, amounts } = readMessage(text, told.today)
  const isOfSum = amounts.some(({ valueCents }) => Math.round(valueCents) === entry.amountCents)
  const own = tellingWords(entry.description)
  return isOfSum || tokens.some(({ norm }) => own.some((word) => isSame(word, norm)))
}

/** The entry that a turn changes or deletes, by its id; null where it does anything else. */
function touchedBy({ effects, reply, also }: Turn): string | null {
  const [only, another] = effects
  return only && (also || !another) && reply.kind === 'effect' ? idOf(only) : null
}

function idOf(effect: Effect): string | null {
  return effect.kind === 'correct' || effect.kind === 'delete' ? effect.target.id : null
}

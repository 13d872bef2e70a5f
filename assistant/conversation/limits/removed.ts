import { limited } from '#conversation/intended-query.ts'
import { lastSetIn } from '#conversation/limits/shared.ts'
import { carry } from '#conversation/make-turn.ts'
import { takingAway } from '#conversation/plain/taking-away.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const readable: readonly Candidate['intent'][] = [
  'none',
  'clarify',
  'delete',
  'budget',
  'query',
  'help',
]

/**
 * The turn of "tira o limite de lazer", "apaga esse orçamento": that of this month, or of the one
 * that was set or is told, is no more, and
 * what was spent stands. Null where a sum is told, or no category is named or was spoken of.
 */
export function limitRemovedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading, index } = message
  if (!readable.includes(intent) || reading.amounts.length > 0 || isQuestion(reading)) return null
  if (!leans('removesLimit', reading) && !isOrderedOff(reading)) return null
  const name = nearName(message) ?? categoryNamed(reading, index)
  const id = index.all.find((one) => one.name === name)?.id ?? limited(message, input.state)
  const category = index.all.find((one) => one.id === id && one.type === 'despesa')
  if (!category) return null
  const now = reading.today.toPlainYearMonth().toString()
  const month = monthOf(message) ?? lastSetIn(input.state, category.id)
  const of = month === null || month === now ? {} : { month }
  const read: Read = { intent: 'delete', confidence: 92, fields: { description: category.name } }
  const ended = { kind: 'end-thing', what: 'budget', id: category.id, name: category.name } as const
  return carry(input, read, { ...ended, ...of })
}

const limitWords = words('limite limites teto orcamento')
const takes = words(
  takingAway,
  'retirar cancela cancele cancelar esquece esqueca esquecer dispensa dispenso desisti',
)
/** It is a card's, is reached, stays, or is another's. */
const others = words('cartao credito banco cheque no ao dentro mantem mantenha continua fica deixa')
const nearMax = 4

/** "esse limite do mercado aí pode tirar", "não desejo mais o limite. pode removê-lo" */
function isOrderedOff(reading: Reading): boolean {
  const { tokens } = reading
  const at = tokens.findIndex(({ norm }) => limitWords.has(norm))
  const order = tokens.findIndex(({ norm }) => takes.has(norm))
  if (at < 0 || order < 0) return false
  const isIn = others.has(tokens[at - 1]?.norm ?? '')
  const isOfElse = tokens.slice(at + 1, at + nearMax).some(({ norm }) => others.has(norm))
  // "tira o uber do limite", "tira 50 do limite": out of it.
  const isOutOf = /^d[oe]$/.test(tokens[at - 1]?.norm ?? '') && tokens[at - 2]?.norm !== 'negocio'
  if (isIn || isOfElse || isOutOf) return false
  const between = tokens.slice(Math.min(at, order) + 1, Math.max(at, order))
  const ofIt = between.flatMap(({ norm }) => (findVerb(norm) && !calm.has(norm) ? [norm] : []))
  // "limite é limite, cancela o jantar"
  const next = tokens.slice(order + 1, order + 3).map(({ norm }) => norm)
  const isOther =
    order > at && /^(?:[oa]s?|uma?)$/.test(next[0] ?? '') && !limitWords.has(next[1] ?? '')
  const isBefore = order < at && between.some(({ norm }) => isThing(norm))
  return ofIt.length === 0 && !isOther && !isBefore
}

const calm = words('desejo quero manter pode ter gastos gasto')

/** The category right behind its word: "o limite de mercado, com as compras subindo". */
function nearName({ reading, index }: Message): string | null {
  const { tokens, text, today } = reading
  const at = tokens.findIndex(({ norm }) => limitWords.has(norm))
  const mark = tokens.findIndex(({ kind }, index) => index > at && kind === 'mark')
  const end = Math.min(mark < 0 ? tokens.length : mark, at + nearMax + 1)
  if (at < 0) return null
  const near = text.slice(tokens[at]?.start, tokens[end - 1]?.end)
  return categoryNamed(readMessage(near, today), index)
}

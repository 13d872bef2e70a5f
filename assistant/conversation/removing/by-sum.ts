import { namedAmong, ofDayNamed, type Remembered } from '#conversation/memory/remembered.ts'
import { isOfOrder } from '#conversation/naming/named-each.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Amount } from '#language/amounts/amount.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'

/** "apaga o de 21,30, a Rose que pagou": its sum names it before any word of the reason. */
export function bySum(
  message: Message,
  entries: readonly Remembered[],
  verb: number,
): Remembered[] | null {
  const { amounts } = message.reading
  const [only, another] = amounts
  // "ficou 197 e 203, tira a de 197": what stands behind the order is what is to go.
  const amount = another
    ? (amounts.find(({ first }) => isOrdered(message, verb, first)) ?? atOrder(message, verb))
    : only
  if (!amount || isToStay(message, amount.last, verb)) return null
  const same = entries.filter((one) => one.amountCents === Math.round(amount.valueCents))
  const named = namedAmong(message, same)
  if (named.length > 0) return ofDayNamed(message, named)
  return same.length > 0 && !isOfOther(message, amount, verb) ? ofDayNamed(message, same) : null
}

/** "apaga o almoço de 60", "o fogão apaga, foi 60": the sum is of what is named, and not there. */
function isOfOther(message: Message, { first }: { first: number }, verb: number): boolean {
  if (first < verb) return false
  const said = tellingIn(message).filter(({ word }) => !isOfOrder(word))
  if (isOrdered(message, verb, first)) return said.some(({ at }) => at > verb && at < first)
  return said.some(({ word }) => findMeanings(word) !== undefined)
}

const stays = words('certo certa certinho certinha correto correta ok fica ficar deixa mantem')

/** "o de 87 tá certo, apaga a padaria": the order is of another. */
function isToStay({ reading: { tokens } }: Message, last: number, verb: number): boolean {
  const between = tokens.slice(last + 1, verb)
  const at = between.findIndex(({ norm }) => stays.has(norm))
  return at >= 0 && between[at - 1]?.norm !== 'nao'
}

/** The `a de 197` right behind the order. */
function isOrdered({ reading: { tokens } }: Message, verb: number, first: number): boolean {
  const near = tokens.slice(verb + 1, first).filter(({ norm }) => !/^[r$]$/.test(norm))
  return first > verb && near.length <= orderedMax && near.every(({ kind }) => kind !== 'mark')
}

const orderedMax = 4
const leading = new Set([
  'pode',
  'podia',
  'quero',
  'tu',
  'voce',
  'lya',
  'favor',
  'ai',
  'pra',
  'mim',
])

/** "a cuca de 22 pode apagar, a certa é a de 25": right before the order. */
function atOrder({ reading: { tokens, amounts } }: Message, verb: number): Amount | undefined {
  return amounts.findLast(({ first, last }) => {
    const between = tokens.slice(last + 1, verb).map(({ norm }) => norm)
    const isNear = last < verb && between.every((norm) => leading.has(norm) || norm === 'reais')
    return isNear && tokens.slice(Math.max(0, first - 3), first).some(({ norm }) => norm === 'de')
  })
}

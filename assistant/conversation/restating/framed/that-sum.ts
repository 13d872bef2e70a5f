import { carry } from '#conversation/make-turn.ts'
import { isSame, nameWords } from '#conversation/match-named.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { words } from '#language/phrases/word-set.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

/** It is one that was told: "os 241", "aquele 20". */
const pointing = words(
  'os aqueles naqueles esses nesses dos desses daqueles aquele naquele daquele aquela esse desse estes ' +
    'nos destes',
)
/** What it is called, or comes from. */
const called = words('nome chama chame chamar vieram veio poe bota coloca escreve muda troca')
/** What tells it of one that has no name yet. */
const is = words('eram era sao foram foi eh vem')
const nameless = words('entrada gasto')
/** Another thing is told of it: who paid, what is owed, that it never was. */
const otherwise = words(
  'nao nem apaga tira exclui remove devolveu devolvi devolver deve devo pagou pagaram emprestei vou vai ' +
    'meus minha deu deram dividi rachei metade resto falta faltam mais menos errado errada duas dobro meta guardei',
)
const currency = words('r $ reais real conto contos')
const tokensMax = 24
const wordMin = 3

/**
 * The turn of "os 241 de ontem vieram de entregas do iFood", "os 20 do guri eu dei no sábado": what
 * is pointed out by its sum is called so, or was on that day. It is known by a sum that only one
 * entry has, and by what points at it. Null for any other message.
 */
export function thatSumTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  if (!amount || another || reading.tokens.length > tokensMax) return null
  const has = (set: ReadonlySet<string>) => hasOneOf(reading, set)
  const at = pointerOf(reading, amount.first)
  if (at < 0 || has(otherwise)) return null
  const value = Math.round(amount.valueCents)
  const [one, other] = rememberedIn(input).filter(({ amountCents }) => amountCents === value)
  if (!one || other) return null
  const [day, more] = otherDays(reading, one)
  if (more !== undefined || (day !== undefined && day > reading.today.toString())) return null
  const own = nameWords(one.name).filter((word) => word.length >= wordMin)
  const isOwn = reading.tokens.some(({ norm }) => own.some((word) => isSame(word, norm)))
  if (day !== undefined) return isOwn ? mended(input, one, { date: day }) : null
  const isCalled = has(called) || (has(is) && nameless.has(fold(one.name)))
  const name = isOwn || !isCalled ? null : nameIn(reading, at)
  if (name === null || fold(name) === fold(one.name)) return null
  return mended(input, one, { description: name })
}

function mended(
  input: TurnInput,
  one: Remembered,
  changes: { date: string } | { description: string },
): Turn {
  const read = { intent: 'correct', confidence: 90, fields: { ...changes } } as const
  return carry(input, read, { kind: 'correct', target: targetOf(one.id), changes })
}

/** Where it is pointed at the sum; -1 where it is not. */
function pointerOf({ tokens }: Reading, first: number): number {
  const at = tokens.findLastIndex(({ norm }, place) => place < first && !currency.has(norm))
  return pointing.has(tokens[at]?.norm ?? '') ? at : -1
}

/** The days that are told of it, but that on which it stands. */
function otherDays(reading: Reading, { date }: Remembered): string[] {
  const days = reading.days.map((one) => one.date.toString())
  return [...new Set(days)].filter((one) => one !== date)
}

/** "põe entregas naqueles 241": before what points at it, else behind. */
function nameIn(reading: Reading, pointer: number): string | null {
  const covers = coverTokens(reading)
  const subject =
    findSubject(reading, covers, 0, pointer - 1) ??
    findSubject(reading, covers, pointer, reading.tokens.length - 1)
  return subject ? capital(writeSubject(reading, subject)) : null
}

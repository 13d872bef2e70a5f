import { cents } from '@lya/core/amounts/cents.ts'
import { followedBy } from '#conversation/advice/followed.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { chained } from '#conversation/bills/chained.ts'
import { carry, choose } from '#conversation/make-turn.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { noTarget, optionsOf } from '#conversation/meant-transaction.ts'
import { billOfParts, endOfParts } from '#conversation/memory/other-parts.ts'
import {
  namedAmong,
  ofDayNamed,
  ownIn,
  type Remembered,
  rememberedIn,
} from '#conversation/memory/remembered.ts'
import { firstNamed } from '#conversation/naming/first-named.ts'
import { isOfOrder, namesNothing } from '#conversation/naming/named-each.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { asRemoval, deletion, removalOf } from '#conversation/removing/deletion.ts'
import { severalNamed } from '#conversation/removing/several-named.ts'
import { ofUnknownSum } from '#conversation/removing/unknown-sum.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leaningIn, leans, leansWord } from '#understanding/memory/leaning.ts'

/**
 * The turn of a removal that names an entry of the last days anywhere in the message, with its
 * reason before or behind: "o carimbo apaga, o escritório que pagou". Null for any other.
 */
export function removedTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  const unsaid = leaningIn('unsays', reading)
  const isOpen = ['none', 'clarify', 'delete', 'log', 'correct'].includes(candidate.intent)
  if (!(isOpen || unsaid) || isQuestion(reading) || leans('neverRemoves', reading)) return null
  if (leans('ofBills', reading)) return null
  const verb = leaningIn('removes', reading) ?? unsaid
  if (!verb) return null
  const entries = rememberedIn(input)
  const several = severalNamed(input, message, { entries, verb })
  if (several) return chained(several.map((one) => deletion(input, one)))
  const unnamed = lastTogether(input, message)
  if (unnamed) return unnamed
  const elsewhere = ofUnknownSum(input, message, { entries, verb })
  if (elsewhere) return elsewhere
  const way = wayTold(message)
  const told =
    bySum(message, entries, verb.first) ??
    nearest(message, entries, verb.first) ??
    firstPart(input, message) ??
    lastAlone(input, message, candidate)
  const ofDay = told && dayOrdered(message, told)
  if (ofDay) return deletion(input, ofDay)
  const ofWay = told?.filter(({ type }) => type === way) ?? []
  const named = ofWay.length > 0 ? ofWay : told
  if (!named) return notThere(input, message, candidate) ?? unremembered(input, message, candidate)
  const [only, ...others] = named
  if (!only) return null
  // Of two that are alike, either will do.
  const isDoubled = only.isOwn && leans('doubled', reading)
  const another = isDoubled ? undefined : others.find((one) => !isAlike(one, only))
  if (!another) return followedBy(input, deletion(input, only), endOfParts(input, only))
  const effect = { kind: 'delete', target: noTarget } as const
  const among = { slot: 'transaction', options: optionsOf(named) } as const
  return choose(input, removalOf(only), effect, among)
}

/** "já estava lançado segunda, tira o de hoje": the one of the day right behind the order. */
function dayOrdered({ reading }: Message, told: readonly Remembered[]): Remembered | null {
  const found = leaningIn('removesOfDay', reading)
  const day = found && reading.days.find(({ first }) => first >= found.last)
  const [only, another] = told.filter(({ date }) => date === day?.date.toString())
  return only && !another && told.length > 1 ? only : null
}

/** "a peça de 410 que entrou": which way it went, where that is told. */
function wayTold({ reading }: Message): Remembered['type'] | null {
  if (leans('removesIncome', reading)) return 'receita'
  return leans('removesExpense', reading) ? 'despesa' : null
}

function isAlike(one: Remembered, other: Remembered): boolean {
  const isSame = one.amountCents === other.amountCents && one.date === other.date
  return isSame && one.name === other.name && one.type === other.type
}

/** Those that the words nearest to the verb name; what else is told is the reason. */
function nearest(
  message: Message,
  entries: readonly Remembered[],
  verb: number,
): Remembered[] | null {
  const { reading } = message
  // A sum may be taken for a measure or a count: "apaga o gás de 45", "apaga os dez da geladeira".
  const sums = [
    ...reading.amounts.map(({ valueCents }) => Math.round(valueCents)),
    ...reading.numbers.flatMap(({ hundredths }) => hundredths ?? []),
  ]
  const fits = tellingIn(message)
    .toSorted((a, b) => Math.abs(a.at - verb) - Math.abs(b.at - verb))
    // Of 'Alongamento' and 'Alongamento da Bia' either, until the other words are heard.
    .map((word) => entries.filter((one) => namedAmong(message, [one], [word]).length > 0))
  const found = fits.find((some) => some.length > 0)
  if (!found) return calledByWay(message, entries, verb)
  const all = tellingIn(message)
  const best = namedAmong(message, found, all)
  const priced = best.filter(({ amountCents }) => sums.includes(amountCents))
  return ofDayNamed(message, priced.length > 0 ? priced : best)
}

/** "apaga o crédito", of 'Crédito vivo': a word that else tells how something was paid. */
function calledByWay(
  { reading }: Message,
  entries: readonly Remembered[],
  verb: number,
): Remembered[] | null {
  const object = objectOf({ reading }, verb)
  const called = entries.filter(({ name }) =>
    fold(name)
      .split(' ')
      .includes(object ?? ''),
  )
  return called.length > 0 ? called : null
}

/** A word for how something was paid is a name of it: what was told last is another thing. */
const ways = new Set(['credito', 'debito', 'dinheiro'])

/** The word of "apaga o crédito", behind the verb and its article. */
function objectOf({ reading }: Pick<Message, 'reading'>, verb: number): string | null {
  const [article, object] = reading.tokens.slice(verb + 1, verb + 3)
  const isNamed = /^[oa]$/.test(article?.norm ?? '') && object?.kind === 'word'
  return isNamed ? object.norm : null
}

/** "apaga o de 21,30, a Rose que pagou": its sum names it before any word of the reason. */
function bySum(
  message: Message,
  entries: readonly Remembered[],
  verb: number,
): Remembered[] | null {
  const { amounts } = message.reading
  const [only, another] = amounts
  // "ficou 197 e 203, tira a de 197": what stands behind the order is what is to go.
  const amount = another ? amounts.find(({ first }) => isOrdered(message, verb, first)) : only
  if (!amount) return null
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

/** The `a de 197` right behind the order. */
function isOrdered({ reading: { tokens } }: Message, verb: number, first: number): boolean {
  const near = tokens.slice(verb + 1, first).filter(({ norm }) => !/^[r$]$/.test(norm))
  return first > verb && near.length <= orderedMax && near.every(({ kind }) => kind !== 'mark')
}

const orderedMax = 4

/** "a primeira parcela é só em janeiro, tira essa": of what was bought in parts, if it is one. */
function firstPart(input: TurnInput, message: Message): Remembered[] | null {
  if (!leans('oneOfParts', message.reading)) return null
  const [only, another] = ownIn(input).filter((one) => billOfParts(input, one))
  return only && !another ? [only] : null
}

/** "não paguei ainda, tira": nothing is named, so it is the one that was written last. */
function lastAlone(
  { state: { last } }: TurnInput,
  message: Message,
  { intent }: Candidate,
): Remembered[] | null {
  // "apaga isso", "cancela esse" take back whatever was done.
  if (intent === 'delete' || leans('ofAll', message.reading)) return null
  const [only, another] = last?.kind === 'created' ? rememberedIn({ state: { last } }) : []
  return only && !another && namesNothing(message) ? [only] : null
}

/** "tira os dois", told one after the other: are those of the last two messages meant? */
function lastTogether(input: TurnInput, message: Message): Turn | null {
  if (!leans('both', message.reading) || !namesNothing(message)) return null
  const ids = ownIn(input).map(({ id }) => id)
  return ids.length < 2 ? null : offerTurn(input, { kind: 'delete-all', ids: ids.slice(0, 2) })
}

/** "o fogão apaga, foi 60", where another thing was 60; "o fone apaga tudo", which is a bill. */
function notThere(input: TurnInput, message: Message, { intent, fields }: Candidate): Turn | null {
  if (fields?.description !== undefined) return null
  const verb = leaningIn('removes', message.reading)
  const way = verb && objectOf(message, verb.last)
  if (intent === 'delete' && way && ways.has(way)) {
    const target = { ...noTarget, description: way }
    return carry(input, { ...asRemoval, fields: { description: way } }, { kind: 'delete', target })
  }
  const [amount] = message.reading.amounts
  if (!amount) return null
  const name = firstNamed(message, isOfOrder)
  if (name === null) return null
  if (intent === 'delete') {
    const target = { ...noTarget, description: name }
    return carry(input, { ...asRemoval, fields: { description: name } }, { kind: 'delete', target })
  }
  const [bill, another] = (input.payments ?? []).filter((one) => speaksOf(name, one.name))
  if (!bill || another || !leans('ofAll', message.reading)) return null
  const { id } = bill
  return offerTurn(input, { kind: 'end-thing', what: 'payment', id, name: bill.name })
}

/** "esquece o xis, foi a Manu que pagou", of one that this conversation does not know. */
function unremembered(input: TurnInput, message: Message, { intent }: Candidate): Turn | null {
  if (intent === 'delete' || !leans('notMine', message.reading)) return null
  const description = firstNamed(message, (word) => leansWord('ofRemoval', word))
  if (description === null) return null
  const [amount] = message.reading.amounts
  const amountCents = amount ? cents(Math.round(amount.valueCents)) : null
  const fields = { description, ...(amountCents === null ? {} : { amount: amountCents }) }
  const target = { id: null, description, amountCents }
  return carry(input, { ...asRemoval, fields }, { kind: 'delete', target })
}

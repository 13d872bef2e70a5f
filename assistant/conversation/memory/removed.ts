import { cents } from '@lya/core/amounts/cents.ts'
import { followedBy } from '#conversation/advice/followed.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { chained } from '#conversation/bills/chained.ts'
import { goneIn } from '#conversation/done/brought-back.ts'
import { carry, choose } from '#conversation/make-turn.ts'
import { speaksOf } from '#conversation/match-named.ts'
import { noTarget, optionsOf } from '#conversation/meant-transaction.ts'
import { billOfParts, endOfParts } from '#conversation/memory/other-parts.ts'
import { ownIn, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { firstNamed } from '#conversation/naming/first-named.ts'
import { isOfOrder, namesNothing } from '#conversation/naming/named-each.ts'
import { bySum } from '#conversation/removing/by-sum.ts'
import { asRemoval, deletion, removalOf } from '#conversation/removing/deletion.ts'
import { nearest, objectOf, ways } from '#conversation/removing/nearest-named.ts'
import { severalNamed } from '#conversation/removing/several-named.ts'
import { ofNoSum, ofUnknownSum, sumOrdered } from '#conversation/removing/unknown-sum.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans, leansWord } from '#understanding/memory/leaning.ts'

/**
 * The turn of a removal that names an entry of the last days anywhere in the message, with its
 * reason before or behind: "o carimbo apaga, o escritório que pagou". Null for any other.
 */
export function removedTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading } = message
  const unsaid = leaningIn('unsays', reading)
  const isOpen = ['none', 'clarify', 'delete', 'log', 'correct'].includes(candidate.intent)
  if (!(isOpen || unsaid) || leans('neverRemoves', reading)) return null
  if (leans('ofBills', reading)) return null
  const verb = leaningIn('removes', reading) ?? unsaid
  if (!verb || (isQuestion(reading) && !isOrderedBehind(reading, verb.first))) return null
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
  const sum = sumOrdered(message, verb)
  const priced = [...entries, ...(input.payments ?? [])]
  const isElsewhere = sum !== null && priced.every(({ amountCents }) => amountCents !== sum)
  if (!named) {
    return (
      notThere(input, message, candidate) ??
      unremembered(input, message, candidate) ??
      (isElsewhere && isBare(candidate) ? ofNoSum(input, sum, goneIn(input.state)) : null)
    )
  }
  const [only, ...others] = named
  if (!only) return null
  // Of two that are alike, either will do.
  const isDoubled = only.isOwn && leans('doubled', reading)
  const another = isDoubled ? undefined : others.find((one) => !isAlike(one, only))
  // "apaga o esmalte de 6,50", where it came to 19,50: is that one meant?
  if (!another && !isElsewhere)
    return followedBy(input, deletion(input, only), endOfParts(input, only))
  const effect = { kind: 'delete', target: noTarget } as const
  // "apaga o frete de 2400", of 'Frete' and 'Frete de volta' at other sums: either of them.
  const alike = isElsewhere ? entries.filter((one) => speaksOf(only.name, one.name)) : named
  const among = { slot: 'transaction', options: optionsOf(alike) } as const
  return choose(input, removalOf(only), effect, among)
}

/** A removal of which it is not known what is to go: the last one, as it would seem. */
function isBare({ intent, fields }: Candidate): boolean {
  return intent === 'delete' && fields?.description === undefined
}

/** "o mercado de 50 ainda tá aí? tira": the order stands behind what is asked. */
function isOrderedBehind({ tokens }: Message['reading'], order: number): boolean {
  const asked = tokens.findLastIndex(({ norm }) => norm === '?')
  return asked >= 0 && asked < order
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

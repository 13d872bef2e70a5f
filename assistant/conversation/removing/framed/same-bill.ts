import { carry } from '#conversation/make-turn.ts'
import { namedAmong, rememberedIn } from '#conversation/memory/remembered.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import { hasOneOf } from '#conversation/plain/only-of.ts'
import { takingAway } from '#conversation/plain/taking-away.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { anyOf } from '#language/phrases/any-of.ts'
import { words } from '#language/phrases/word-set.ts'
import { asksForDeed, isQuestion } from '#understanding/intents/question.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

const takes = words(
  takingAway,
  'deleta delete deletar retirar cancela cancele cancelar elimina elimine eliminar some',
)
const keeps = words(
  'deixa deixe deixar mantem mantenha manter fica fique ficar ficando conserva preserva segura',
)
const same = anyOf(
  'eh a mesma; sao a mesma; eh o mesmo; sao o mesmo; eh tudo a mesma; eh mesma; sao mesma; uma coisa so; ' +
    'uma conta so; duas vezes; 2 vezes; 2x; em dobro; em duplicidade; duplicada; duplicado; duplicadas; ' +
    'duplicados; duplicou; dupliquei; repetida; repetido; repetidas; repetidos; repetiu; repeti',
)
/** What stands between them where the one is said to be the other. */
const equals = words('eh que a o ai la essa esse minha meu nossa nosso propria proprio mesma mesmo')
const kinds = words('conta contas pagamento pagamentos cadastro cadastrei mensal mensais lembrete')
/** What was paid, or is to be otherwise, is for others; so is what is not so. */
const otherwise = words('nao nunca nem paguei pago paga gastei comprei muda mude troca trocar')
const [first, second] = [words('primeira primeiro'), words('segunda segundo')]

interface Named {
  bill: Bill
  /** Where it is named first. */
  at: number
  to: number
}

/**
 * The turn of "academia e Smart Fit são a mesma conta, tira a primeira", of two bills that stand
 * there: the one ends, the other stays. It is known by two bills that are named, that they are one,
 * and which of them is to go or to stay. Null for any other message, and where that is not plain.
 */
export function sameBillTurn(told: TurnInput): Turn | null {
  const { payments = [] } = told
  if (payments.length < 2) return null
  const reading = readMessage(told.text, told.today)
  if (reading.amounts.length > 0 || reading.days.length > 0) return null
  if (!hasOneOf(reading, takes) && !hasOneOf(reading, keeps)) return null
  if ((isQuestion(reading) && !asksForDeed(reading)) || hasOneOf(reading, otherwise)) return null
  const named = namedIn(reading, payments)
  const [one, other, another] = named
  if (!one || !other || another || isOfEntries(told, reading)) return null
  if (!same(reading.flat) && !isSaidOf(reading, one, other)) return null
  const gone = goneOf(reading, [one, other])
  if (!gone) return null
  const { id, name } = gone
  const read = { intent: 'delete', confidence: 92, fields: { description: name } } as const
  return by('ended', carry(told, read, { kind: 'end-thing', what: 'payment', id, name }))
}

function namedIn(reading: Reading, payments: readonly Bill[]): Named[] {
  const said = tellingIn({ reading })
  return spansOf(said, payments)
    .filter(({ isWhole }) => isWhole)
    .map(({ bill, first: at, last: to }) => ({ bill, at, to }))
}

/** Where each bill is named among words that tell, in the order in which they are. */
function spansOf(said: ReturnType<typeof tellingIn>, bills: readonly Bill[]) {
  return bills
    .flatMap((bill) => {
      const [fit] = fitting(said, [bill])
      if (!fit || fit.at.length === 0) return []
      return [{ bill, isWhole: fit.isWhole, first: Math.min(...fit.at), last: Math.max(...fit.at) }]
    })
    .toSorted((one, next) => one.first - next.first)
}

/** "essa academia é a própria Smart Fit" */
function isSaidOf({ tokens }: Reading, { to }: Named, { at }: Named): boolean {
  const between = tokens.slice(to + 1, at).map(({ norm }) => norm)
  return between.includes('eh') && between.every((norm) => equals.has(norm))
}

/** Entries are called so too, and it is not said that the bills are meant. */
function isOfEntries(told: TurnInput, reading: Reading): boolean {
  return !hasOneOf(reading, kinds) && namedAmong({ reading }, rememberedIn(told)).length > 0
}

/** The one that every order lets go; null where one order is of the other, or none tells which. */
function goneOf(reading: Reading, [one, other]: readonly [Named, Named]): Bill | null {
  const { tokens } = reading
  const orders = tokens.flatMap(({ norm }, at) => {
    return takes.has(norm) || keeps.has(norm) ? [{ at, isTaken: takes.has(norm) }] : []
  })
  const gone = orders.flatMap(({ at, isTaken }, index) => {
    const end = orders[index + 1]?.at ?? tokens.length
    const meant = meantFrom(reading, at + 1, end, [one, other])
    if (meant.length !== 1) return meant.map(({ bill }) => bill)
    return [meant.includes(one) === isTaken ? one.bill : other.bill]
  })
  const [only, another] = new Set(gone)
  return only && !another ? only : null
}

/** What an order is of: the bill right behind it, both of a list, or the first or second. */
function meantFrom(
  reading: Reading,
  from: number,
  to: number,
  pair: readonly [Named, Named],
): readonly Named[] {
  const tokens = reading.tokens.slice(from, to)
  const said = tellingIn({ reading }).filter(({ at }) => at >= from && at < to)
  const [named, next] = spansOf(
    said,
    pair.map(({ bill }) => bill),
  )
  const isOnly = (set: ReadonlySet<string>, start: number, end: number) => {
    return reading.tokens.slice(start, end).every(({ norm }) => set.has(norm))
  }
  if (named) {
    if (!isOnly(leads, from, named.first)) return []
    if (next && isOnly(lists, named.last + 1, next.first)) return pair
    return pair.filter(({ bill }) => bill === named.bill)
  }
  const places = [first, second].map((set) =>
    tokens.slice(0, placeMax).some(({ norm }) => set.has(norm)),
  )
  return pair.filter((_, at) => places[at] === true)
}

/** What leads from an order to what it is of. */
const leads = words(
  'a o as os so somente apenas com conta pagamento que ta esta como de da do essa esse aquela la ai na no mensal lembrete',
)
const lists = words('e a o , mais com tambem')
const placeMax = 3

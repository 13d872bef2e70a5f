import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'
import { clauseAt, type Scene } from '#understanding/transactions/scene.ts'

type Amount = Reading['amounts'][number]

/** So many of one shape are a list. */
const listMin = 3

/**
 * "farmácia 186,40, a luz 97,15 e o plano funerário 45.": each is a thing and its price, whatever
 * one of them alone would be. The model of numbers knows each by the words beside it only.
 */
export function areListedAlike(reading: Reading): boolean {
  const { amounts } = reading
  const isOpened = amounts.length > 1 && amounts.every((one) => opensThing(reading, one))
  const isNamed = amounts.length > 1 && amounts.every((one) => followsThing(reading, one))
  const isOfEach = amounts.length > 1 && amounts.every((one) => isOfSomeone(reading, one))
  return isOpened || isNamed || isOfEach || inTurn.isIn(reading) || areClosed(reading)
}

const inTurn = new PhraseBook('what the first and the second came to', [
  {
    means: 'each',
    say: 'primeiro|primeira ..3 [em|por|a] [r] [$] @ [reais] [,|e] [a|o] segundo|segunda ..2 [r] [$] @',
    like: 'a primeira corrida ficou em 12 e a segunda em 15',
  },
])

const titles = new Set(['dona', 'seu'])

/** The `250` of "250 seu Zé" and the `90` of "90 Carol", each a line of its own. */
function isOfSomeone({ tokens }: Reading, { first, last }: Amount): boolean {
  const [before, one, other] = [tokens[first - 1], tokens[last + 1], tokens[last + 2]]
  const isTitled = titles.has(one?.norm ?? '')
  const name = isTitled ? other : one
  const next = isTitled ? tokens[last + 3] : other
  const isAlone = (before?.kind ?? 'mark') === 'mark' && (next?.kind ?? 'mark') === 'mark'
  return isAlone && (isTitled || isFirstName(name?.norm ?? ''))
}

/** The `38` of "tinta 420 e lixa 38 por conta do cliente": a known thing and its price. */
function followsThing({ tokens }: Reading, { first, valueCents }: Amount): boolean {
  const [lead, thing] = [tokens[first - 2], tokens[first - 1]]
  const isItem = findMeanings(thing?.norm ?? '')?.some(({ weight }) => weight === 'item')
  return isItem === true && (!lead || heads.has(lead.norm)) && valueCents >= openCentsMin
}

function areClosed(reading: Reading): boolean {
  const { amounts } = reading
  return amounts.length >= listMin && amounts.every((one) => closesThing(reading, one))
}

/** A figure right behind a word, with which its part of the message ends. */
function closesThing({ tokens }: Reading, { first, last, form, valueCents }: Amount): boolean {
  const [before, next] = [tokens[first - 1], tokens[last + 1]]
  const isEnd = next === undefined || next.kind === 'mark' || next.norm === 'e'
  return form !== 'currency' && valueCents > 0 && before?.kind === 'word' && isEnd
}

/** Less of a thing may be so many of it: "2 de queijo e 30 de pão". */
const openCentsMin = 1000
const heads = new Set(['e', ',', 'mais', '+'])

/** A sign counts nothing: "7,60 do trem + 5 do busão". */
const addedCentsMin = 100
const paid = new Set(['paguei', 'pagamos', 'gastei', 'gastamos', 'dei', 'demos'])
const links = new Set('de do da dos das pra pro para com no na'.split(' '))

/**
 * The `50` of "50 do frete das caixa e 22,90 de saquinho", the `18` of "paguei 35 para a costureira
 * e 18 para o sapateiro": a price, and what was paid by it.
 */
function opensThing({ tokens }: Reading, { first, last, valueCents }: Amount): boolean {
  const [before, link, thing] = [tokens[first - 1], tokens[last + 1], tokens[last + 2]]
  const isPaid = paid.has(before?.norm ?? '')
  const isHead = before === undefined || heads.has(before.norm) || isPaid
  const isLinked = links.has(link?.norm ?? '') && thing?.kind === 'word'
  const least = before?.norm === '+' ? addedCentsMin : openCentsMin
  // With its cents it is a price, however small.
  return isHead && isLinked && (valueCents >= least || valueCents % 100 !== 0)
}

/**
 * The `40` of "uber 50 sex, mercado 40 sab", and the `25` of "80 gasolina hj, 25 almoço ontem": a
 * thing, what it cost, and the day.
 */
export function isPriceOfDay(
  { tokens, days }: Reading,
  { first, last, valueCents }: Amount,
): boolean {
  const before = tokens[first - 1]
  const isNamed = before?.kind === 'word' && !links.has(before.norm) && !findVerb(before.norm)
  if (isNamed && days.some((day) => day.first === last + 1)) return true
  const at = links.has(tokens[last + 1]?.norm ?? '') ? last + 2 : last + 1
  const isItem = findMeanings(tokens[at]?.norm ?? '')?.some(({ weight }) => weight === 'item')
  // "lavei 6 carro hoje 210"
  const isCount = valueCents < openCentsMin && valueCents % 100 === 0
  return isItem === true && !isCount && days.some((day) => day.first === at + 1)
}

const paying = new Set(
  'pagar dar deixar acertar fechar transferir mandar quitar adiantar entregar conseguir'.split(' '),
)

/**
 * The `35` of "o borracheiro cobrou 35, depois almocei no posto, 29,90": what was charged is only a
 * price where a payment follows, and here the next deed is another one.
 */
export function isChargedAlone(
  { reading, account }: { reading: Reading; account: Pick<Scene, 'clauses'> },
  amount: Amount,
): boolean {
  const { clauses } = account
  const own = clauseAt(clauses, amount.first)
  if (own?.flowRule !== 'charged' || own.mood !== 'done') return false
  const next = reading.amounts.find((one) => one.first > amount.last)
  const between = clauses.filter(({ first, last }) => {
    return first > own.last && last <= (clauseAt(clauses, next?.first ?? -1)?.last ?? -1)
  })
  const deeds = between.flatMap(({ verbs }) => verbs.filter(({ verb }) => verb.form === 'i-did'))
  return deeds.length > 0 && deeds.every(({ verb }) => !paying.has(verb.lemma))
}

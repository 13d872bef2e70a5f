import { cents } from '@lya/core/amounts/cents.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { say } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'
import { isHalfPaid } from '#understanding/transactions/sums/half-paid.ts'

const came =
  'recebi|recebemos|entrou|caiu|cairam|pagou|pagaram|adiantou|adiantaram|deu|deram|mandou|depositou|peguei'
const rest =
  'outros|outras|outra|resto|restante|restantes|segunda|falta|faltam|faltando|sobra|mesmo|tanto'
const when =
  'quando|entrega|entregar|entregando|pronto|pronta|terminar|acabar|concluir|finalizar|fim|final|termino|dia|sexta|segunda|terca|quarta|quinta|sabado|depois|semana|mes'

const later = new PhraseBook<'rest' | 'priced'>('the rest that is to come', [
  {
    means: 'priced',
    say: ',|.|;|e [,] [e] [mais|os|outros|outras] [mais|outros] [r] [$] @ [reais] [so|fica|ficam|eh|vem] [so] [pra|na|no|a|o] quando|entrega|final|fim [eu|ele|ela|ficar|terminar|entregar]',
    not: ['eu|vou ..2 pago|pagar|dou|paguei', 'final|fim|entrega ..4 passado|passada'],
    like: 'recebi 400 agora, e 400 quando entregar o armário',
  },
  {
    means: 'rest',
    say: `,|.|;|:|e|mas [e|ai|mas] [ai] o|os|a|as|falta|faltam [${rest}] ..10 ${when}`,
    not: ['eu|vou ..2 pago|pagar|dou|paguei', 'o|a|os|as ..9 ja [me] pagou|entrou|caiu|recebi'],
    like: 'entrou 325, os outros 325 só na entrega',
  },
  {
    means: 'rest',
    say: `,|.|;|:|e|mas [ai] quando|so|depois ..8 [ele|ela|vem|me] [me] da|paga|vem|dao|pagam|recebo ..4 ${rest}`,
    like: 'o homem já me deu 325, aí quando entregar pronto ele me dá os outros 325',
  },
])
const deeds = new PhraseBook('that some of it came', [
  { means: 'came', say: came, like: 'caiu 325 do cliente' },
])
const restWords = new Set(rest.split('|'))
const stems = [...restWords, 'quando', 'entrega', 'fim']
/** What leads the half, and may go with it: the figure would be halved. */
const halfLeads = new Set('que é eh foi sendo referente referentes à a só so primeira ,'.split(' '))
const heard: Read = { intent: 'none', confidence: 90 }

/**
 * The turn of "recebi 325 hoje, metade do serviço, a outra metade na entrega": what came is written
 * whole, and the rest is remembered. Null for any other message.
 */
export function restOnDeliveryTurn(
  input: TurnInput,
  understand: (input: TurnInput) => Turn,
): Turn | null {
  const said = input.text.toLowerCase()
  if (!stems.some((word) => said.includes(word))) return null
  const reading = readMessage(input.text, input.today)
  const found = later.findAll(reading).find(({ means, first, last }) => {
    return means === 'priced' || isOfRest(reading, first, last)
  })
  const { amounts, tokens, text } = reading
  const [sum] = amounts
  // "a diária é 180, metade recebi hoje, o resto quinta": the sum is that of all of it.
  if (isHalfPaid(reading)) return null
  if (!found || !sum || sum.times || amounts.length > 2 || isQuestion(reading)) return null
  const told = amounts.filter(({ last }) => last < found.first)
  if (told.length !== 1 || told[0] !== sum || isHalfOfPrice(reading, sum, found)) return null
  const head = text.slice(0, tokens[found.first]?.start)
  if (!deeds.isIn(reading, { first: 0, last: found.first - 1 })) return null
  const left = leftOf(reading, found.first, head)
  if (left === null || isOfSale(input, sum.valueCents + left)) return null
  const turn = understand({ ...input, text: plainOf(head) })
  const [entry, more] = turn.reply.kind === 'log' ? turn.reply.transactions : []
  if (!entry || more || entry.type !== 'receita' || turn.state.open) return null
  if (entry.amountCents !== Math.round(sum.valueCents)) return null
  if (namesAnother(reading, found.first, entry.description)) return null
  if (tellsElse(reading, found, entry.description)) return null
  const { sum: _sum, ...draft } = entry
  const owed = { ...draft, amountCents: cents(Math.round(left)), date: input.today }
  const state = remembered(turn.state, owed, { reading })
  const days = reading.days.filter(({ first }) => first > found.first)
  const due = dueDayIn({ ...reading, days })
  const isAhead = due !== null && Temporal.PlainDate.compare(due, input.today) > 0
  const also = { kind: 'owed', amountCents: owed.amountCents, ...(isAhead ? { due } : {}) } as const
  return { ...turn, state, also: say(input, heard, also) }
}

/** "ensaio 650, pagaram metade": the figure is the price, of which the half came. */
function isHalfOfPrice({ tokens }: Reading, sum: { last: number }, found: { first: number }) {
  return tokens.slice(sum.last, found.first).some(({ norm }, at, all) => {
    return norm === 'metade' && all.slice(0, at).some((one) => cameWords.has(one.norm))
  })
}

const cameWords = new Set(came.split('|'))

/** "recebi 300 da Ana, falta 100 do Zé": what he owes is no rest of hers. */
function namesAnother({ tokens }: Reading, from: number, name: string): boolean {
  const own = fold(name)
  return tokens.slice(from).some(({ norm }) => isFirstName(norm) && !own.includes(norm))
}

/**
 * "falta pagar 150 da luz", "o resto sobrou do mês" and "100 na entrega do bolo", behind what came
 * of another thing, are no rest of it; "peguei 80 de pão" was bought.
 */
function tellsElse(reading: Reading, { first }: { first: number }, name: string): boolean {
  const { tokens } = reading
  const own = tellingWords(name)
  const isElse = (norm: string) => isThing(norm) && !worked.has(norm) && !own.includes(norm)
  const behind = tokens.slice(first)
  if (behind.some(({ norm }) => notComing.has(norm))) return true
  // "recebi 400, e 400 quando entregar o armário" names what for the first time.
  const isNamed = own.some((word) => isThing(word))
  const at = tokens.findIndex(({ norm }) => norm === 'peguei')
  const isBought =
    at >= 0 &&
    tokens.slice(at, first).some(({ norm }, by, all) => {
      return all[by - 1]?.norm === 'de' && isThing(norm) && !worked.has(norm)
    })
  return isBought || (isNamed && behind.some(({ norm }) => isElse(norm)))
}

const notComing = new Set(
  'pagar sobrou sobraram sobra devo gastei gasto paguei comprei gastar comprar conta contas boleto'.split(
    ' ',
  ),
)
/** What work is paid by, which stands for any of it. */
const worked = new Set(
  'entrega entregar servico trabalho obra projeto encomenda pedido sinal entrada adiantamento'.split(
    ' ',
  ),
)

function isOfRest({ tokens }: Reading, first: number, last: number): boolean {
  return tokens.slice(first, last + 4).some(({ norm }) => restWords.has(norm))
}

/** What is to come: the figure behind, or as much again of a half. */
function leftOf({ amounts, numbers }: Reading, at: number, head: string): number | null {
  const behind = [...amounts].find(({ first }) => first > at)?.valueCents
  const own = amounts[0]?.valueCents
  const counted = numbers.find(({ first, hundredths }) => first > at && hundredths === own)
  const isHalf = head.split(/[\s,]+/).some((one, index, all) => isHalfAt(one, all[index - 1]))
  return behind ?? (isHalf ? (amounts[0]?.valueCents ?? null) : (counted?.hundredths ?? null))
}

/** A sale that stands there is mended by it. */
function isOfSale(input: TurnInput, whole: number): boolean {
  return rememberedIn(input).some(({ type, amountCents }) => {
    return type === 'receita' && amountCents === Math.round(whole)
  })
}

/** Told as the plainest words tell it: without the half, and what leads it. */
function plainOf(head: string): string {
  const words = head
    .replace(/,/gu, ' , ')
    .split(/\s+/)
    .filter((one) => one !== '')
  const at = words.findIndex((one, index) => isHalfAt(one, words[index - 1]))
  let from = at
  while (from > 0 && halfLeads.has(words[from - 1]?.toLowerCase() ?? '')) from -= 1
  const told = at < 0 ? words : [...words.slice(0, from), ...words.slice(at + 1)]
  const plain = told.map((one) => (one.toLowerCase() === 'peguei' ? 'recebi' : one))
  return plain.join(' ').replace(/ ,/gu, ',').replace(/,$/u, '')
}

/** "metade", "a primeira parte" */
function isHalfAt(word: string, before = ''): boolean {
  return word.toLowerCase() === 'metade' || (word === 'parte' && before === 'primeira')
}

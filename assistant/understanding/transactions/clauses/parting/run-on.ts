import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { verbAt } from '#understanding/transactions/clauses/verb-at.ts'
import { isPayer, isPerson, pronouns } from '#understanding/transactions/subject-of.ts'

const leading = new Set(
  'me mim te lhe nos se ja so nao nem ainda tambem eu ele ela eles elas hoje ontem agora'.split(
    ' ',
  ),
)
const naming = new Set([...wordsOf('{article}'), ...wordsOf('{my}')])
const leadMax = 4

/**
 * Whether a deed of its own begins at a token, though nothing parts it from what stands before:
 * "fiz a escova 60 ela ja me pagou", "mercado 90 a patroa caprichou".
 */
export function beginsDeed(reading: Reading, first: number, at: number): boolean {
  if (at === first) return false
  if (isDenialOver(reading, first, at)) return true
  if (isPromise(reading, at) || leavesAgain(reading, first, at)) return true
  if (!isWhole(reading, first, at)) return false
  if (refunds.find(reading, { first: at, last: at + refundWords })?.first === at) return true
  if (bargains.find(reading, { first: at, last: at + refundWords })?.first === at) return true
  if (yetToDo.find(reading, { first: at, last: at + yetWords })?.first === at) return true
  const verb = verbBehind(reading, at)
  if (verb < 0 || isSaidOfFigure(reading, at, verb)) return false
  return !isLead(reading, first, at - 1, verb)
}

const entering = new Set(['entrou', 'entraram'])
const leaving = new Set(['saiu', 'sairam'])

/** The `saiu 65` of "entrou 20 saiu 65": the other way. */
function leavesAgain({ tokens, amounts }: Reading, first: number, at: number): boolean {
  if (!leaving.has(tokens[at]?.norm ?? '')) return false
  const isIn = tokens.slice(first, at).some(({ norm }) => entering.has(norm))
  return isIn && amounts.some((one) => one.first >= first && one.last < at)
}

const refundWords = 5
const refunds = new PhraseBook('who is to give it back', [
  {
    means: 'later',
    say: 'a|o [minha|meu] empresa|firma|chefe|patrao|patroa|plano|convenio [so] [vai] [me] reembolsa|reembolsar|devolve|devolver|ressarce|ressarcir',
    like: 'almoço 78 a empresa vai devolver dia 30',
  },
])

/** `capa de chuva era 75 o cara fez por 65`: the price that was dearer is over. */
const bargains = new PhraseBook('who let it go for less', [
  {
    means: 'less',
    say: 'o|a cara|moco|moca|vendedor|vendedora|homem|mulher|menino|menina|rapaz|dono|dona|loja fez|deixou|fechou [so|tudo] por [r] [$] @',
    like: 'capa de chuva era 75 o cara fez por 65',
  },
  {
    means: 'less',
    say: 'ele|ela|eles fez|fizeram|deixou|deixaram|fechou [so|tudo] por [r] [$] @',
    like: 'a blusa era 80 ele fez por 60',
  },
])

const yetWords = 6
/** `paguei 180 o óculos ainda vou ver`: what is still to be done is another thing. */
const yetToDo = new PhraseBook('what is still to be done', [
  {
    means: 'yet',
    say: '{article} ..1 [eu] [so] ainda [nao] [eu] vou|vamos|falta',
    not: ['{article} que|qual'],
    like: 'paguei 180 da consulta os exames ainda vou fazer',
  },
  {
    means: 'yet',
    say: '{article} ..1 [so] depois [eu] vou|vejo|compro|pago|faco|troco',
    not: ['{article} que|qual'],
    like: 'paguei 50 no pneu o óleo depois eu troco',
  },
])

/** `fiz um plantão pra Denise ela vai me pagar 350`: what is to come is told by itself. */
function isPromise(reading: Reading, at: number): boolean {
  if (!pronouns.has(reading.tokens[at]?.norm ?? '')) return false
  return promises.find(reading, { first: at, last: at + refundWords })?.first === at
}

const promises = new PhraseBook('who is to pay', [
  {
    means: 'later',
    say: 'ele|ela|eles|elas vai|vao me|nos pagar|passar|devolver|mandar|acertar|dar|transferir|depositar',
    like: 'fiz um plantão extra pra Denise 350 ela vai me pagar sexta',
  },
  {
    means: 'later',
    say: 'ele|ela|eles|elas me|nos paga|pagam|passa|passam|devolve|devolvem|manda|mandam|acerta|acertam [so] [na|no|dia|amanha|depois|segunda|terca|quarta|quinta|sexta|sabado]',
    like: 'fiz um plantão extra 350 ela me paga sexta',
  },
])

const leaningOn = new Set(['que', 'quem', 'quanto', 'onde', 'se', 'o', 'quando', 'nem', 'e'])

/** `nao fiz faxina hoje, gastei 12`: the denial is of the deed before, and this one was done. */
function isDenialOver(reading: Reading, first: number, at: number): boolean {
  const { tokens } = reading
  let denial = first
  while (denial < at - 2 && tokens[denial]?.norm !== 'nao') denial += 1
  if (denial >= at - 2 || leaningOn.has(tokens[at - 1]?.norm ?? '')) return false
  return verbAt(reading, at)?.form === 'i-did' && verbAt(reading, denial + 1)?.form === 'i-did'
}

/** `35 foi embora`, `o onibus 875 demorou`: said of what the figure belongs to. */
function isSaidOfFigure(reading: Reading, at: number, verb: number): boolean {
  const isBehind = reading.amounts.some(({ last }) => last === at - 1)
  const lead = reading.tokens.slice(at, verb).map(({ norm }) => norm)
  const isNamed = lead.some((word) => isPerson(word) || isPayer(word))
  return isBehind && !isNamed && verbAt(reading, verb)?.form === 'they-did'
}

/** Whether what stands before tells an amount, so that a verb behind it tells something else. */
function isWhole({ amounts }: Reading, first: number, at: number): boolean {
  return amounts.some((one) => first <= one.first && one.last < at)
}

/** The told verb that a subject or a short word at this token leads to; -1 where none does. */
function verbBehind(reading: Reading, at: number): number {
  for (let step = at; step <= at + leadMax; step += 1) {
    if (verbAt(reading, step)?.form.endsWith('did')) return step
    if (!isLeadWord(reading, step)) return -1
  }
  return -1
}

/** Whether the token before belongs to the subject as well: the deed began there. */
function isLead(reading: Reading, first: number, at: number, verb: number): boolean {
  return at > first && isLeadWord(reading, at) && verb > at && isWhole(reading, first, at)
}

function isLeadWord({ tokens, amounts }: Reading, at: number): boolean {
  const norm = tokens[at]?.norm ?? ''
  if (amounts.some((one) => one.first <= at && at <= one.last)) return false
  if (leading.has(norm) || isPerson(norm) || isPayer(norm)) return true
  const next = tokens[at + 1]?.norm ?? ''
  return naming.has(norm) && (isPerson(next) || isPayer(next) || naming.has(next))
}

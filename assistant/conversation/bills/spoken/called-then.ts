import { words } from '#language/phrases/word-set.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'

const naming = words('nome renomeia renomear renomeie renomeio')
const calling = words('chama chame chamar chamo chamando')
const putting = words(
  'bota bote botar poe ponha por coloca coloque colocar escreve escreva escrever deixa deixe usa ' +
    'use prefiro fique',
)
const instead = words('vez lugar inves')
const leads = words('pra pro para por como so apenas eh ser')
const whose = words('meu seu teu')
/** What stands between an order and the name. */
const skipped = words('ela ele isso essa esse ai so o a nome de como : lya pra mim')
/** What is said behind a name tells why, or where. */
const reasons = words('que pra para porque pq pois senao por pfv pf pls lya viu ta nao kk favor')
const places = words('no na em nela nele dessa desse nessa nesse dela dele essa esse ao ali aqui')
const articles = words('o a')
const closing = words('" \' “ ” ’ ‘')
const laughs = /^(k{2,}|rs+|haha\w*)$/
const nameMax = 40

/** What a bill is to be called, as it was written, and the tokens of that order. */
export interface CalledThen {
  name: string
  first: number
  last: number
}

/**
 * The name of "muda o nome pra Vivo", "o nome dela é Vivo", "chama essa conta de Vivo", "em vez de
 * internet bota Vivo", "coloca Vivo no nome dessa conta"; null where none is given.
 */
export function calledThen({ reading }: Pick<Message, 'reading'>): CalledThen | null {
  const norms = reading.tokens.map(({ norm }) => norm)
  const at = norms.findIndex((norm) => naming.has(norm))
  const called = norms.findIndex((norm) => calling.has(norm))
  const isOfOther = whose.has(norms[at - 1] ?? '')
  const named = at < 0 || isOfOther ? null : byName(reading, norms, at)
  if (named || isOfOther) return named
  // "essa conta chama Sabesp, muda o nome"
  if (called >= 0) return byCall(reading, norms, called)
  if (at >= 0) return null
  const order = norms.findIndex((norm) => putting.has(norm))
  const isInstead = norms.some((norm, index) => {
    return instead.has(norm) && /^d[eoa]$/.test(norms[index + 1] ?? '')
  })
  return order >= 0 && isInstead ? behind(reading, past(norms, order), places) : null
}

function byName(reading: Reading, norms: readonly string[], at: number): CalledThen | null {
  const order = norms.findIndex((norm) => putting.has(norm))
  const before = norms[at - 1] ?? ''
  // "coloca Vivo no nome dessa conta", "bota Vivo como nome".
  if (order >= 0 && order < at - 2 && (before === 'no' || before === 'como' || before === 'de')) {
    return behind(reading, past(norms, order), places)
  }
  // "prefiro que fique Vivo o nome"
  const becomes = norms.findLastIndex((norm, index) => index < at - 2 && putting.has(norm))
  if (before === 'o' && becomes >= 0 && reading.tokens[at + 1]?.kind !== 'word') {
    return behind(reading, past(norms, becomes), articles)
  }
  const isLead = (norm: string, index: number): boolean => {
    return index > at && leads.has(norm) && !isWhy(norms, index)
  }
  const told = norms.findIndex((norm, index) => isLead(norm, index) && norm === 'eh')
  const lead = norms.findLastIndex(isLead)
  // "o nome dela é Vivo, troca pra não confundir", and "o nome tá errado, é só Vivo".
  const isSo = told >= 0 && !['so', 'apenas'].includes(norms[told + 1] ?? '')
  if (lead >= 0) return behind(reading, (isSo ? told : lead) + 1)
  if (order >= 0 && order < at) return behind(reading, past(norms, at), places)
  return mending.has(norms[at - 2] ?? '') ? toldBefore(reading, norms, at) : null
}

const mending = words('arruma arrume conserta conserte corrige corrija ajusta ajuste muda mude')

/** "a conta do dia 12 é a internet da oficina, arruma o nome": what it is stands before that. */
function toldBefore(reading: Reading, norms: readonly string[], at: number): CalledThen | null {
  const told = norms.findLastIndex((norm, index) => index < at && norm === 'eh')
  if (told < 0) return null
  const isArticle = /^[oa]s?$/.test(norms[told + 1] ?? '')
  return behind(reading, told + (isArticle ? 2 : 1))
}

/** "chama ela de Vivo", "deve se chamar Vivo"; "chama o encanador" calls nothing so. */
function byCall(reading: Reading, norms: readonly string[], at: number): CalledThen | null {
  const next = past(norms, at)
  const isSaid = ['de', 'como', ':'].includes(norms[next - 1] ?? '')
  const isOwn = next === at + 1 && ['se', 'vai', 'deve', 'pode'].includes(norms[at - 1] ?? '')
  if (isSaid || isOwn) return behind(reading, next, places)
  // "essa conta da internet chama Vivo", as names are written.
  const letter = reading.text[reading.tokens[next]?.start ?? 0] ?? ''
  if (next === at + 1 && letter !== letter.toLowerCase()) return behind(reading, next, places)
  const lead = norms.findLastIndex((norm, index) => {
    return index > at && (norm === 'de' || norm === 'como') && !isWhy(norms, index)
  })
  return lead > at + 1 ? behind(reading, lead + 1, places) : null
}

/** "pra eu não confundir", "pra ficar mais fácil": no name. */
function isWhy(norms: readonly string[], at: number): boolean {
  const next = norms[at + 1] ?? ''
  const isPurpose = ['pra', 'para', 'por'].includes(norms[at] ?? '')
  return isPurpose && (persons.has(next) || /^(nao|favor|mim)$|[aei]r$/.test(next))
}

const persons = words('eu a ela ele voce vc')

/** The first token that may be of the name, behind an order. */
function past(norms: readonly string[], order: number): number {
  let at = order + 1
  while (skipped.has(norms[at] ?? '')) at += 1
  return at
}

/** As it was written, up to the mark or the word that ends it. */
function behind(
  { tokens, text }: Reading,
  from: number,
  ends?: ReadonlySet<string>,
): CalledThen | null {
  const first = tokens.findIndex(({ kind }, at) => at >= from && kind === 'word')
  if (first < 0) return null
  const isQuoted = closing.has(tokens[first - 1]?.norm ?? '')
  const mark = tokens.findIndex(({ kind, norm }, at) => {
    if (at <= first) return false
    const isWordsEnd = !isQuoted && (reasons.has(norm) || laughs.test(norm) || ends?.has(norm))
    return kind === 'mark' || closing.has(norm) || isWordsEnd === true || norm === 'em'
  })
  const end = mark < 0 ? tokens.length : mark
  const name = capital(text.slice(tokens[first]?.start, tokens[end]?.start ?? text.length).trim())
  return name === '' || name.length > nameMax ? null : { name, first, last: end - 1 }
}

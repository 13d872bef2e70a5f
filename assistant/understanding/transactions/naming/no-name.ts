import { findUnit } from '#language/amounts/units.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import type { Reading } from '#understanding/reading.ts'

/** Words that join others of a name, and are none of their own. */
export const joints = new Set(
  (
    'de do da dos das pro pra pros pras para com no na nos nas em e a o as os ao por sem s um uma ' +
    'meu minha meus minhas tudo'
  ).split(' '),
)
const weights = new Set('kg kgs quilo quilos kilo kilos g gramas l litro litros ml'.split(' '))
const nett = new Set('limpo limpos liquido liquidos bruto brutos'.split(' '))

/**
 * The `120` of "deu 50 de 120", the `h32` of "às 14h32", the `limpo` of "154 limpo", and who
 * somebody is, "sou motoboy": no names.
 */
export function isFigureOnly({ tokens, numbers }: Reading, first: number, last: number): boolean {
  const words = tokens.slice(first, last + 1)
  if (words[0]?.norm === 'sou' && words.length > 1) return true
  const own = numbers.filter((one) => one.first >= first && one.last <= last)
  const isTime = own.some(({ role }) => role === 'time' || role === 'balance')
  // "os três já me pagaram": how many they are.
  const isPeople = own.some((one) => {
    return one.role === 'people' && one.first === first && one.last === last
  })
  if (isPeople) return true
  const isShort = words.every(({ kind, norm }) => kind === 'number' || norm === 'h')
  // The `muda` of "todo mês muda o valor", the `apaga` of "não, apaga esse".
  const [only, ...more] = words
  const next = tokens[last + 1]
  // "comprei 5 muda a 12" are plants.
  const isCounted = tokens[first - 1]?.kind === 'number'
  const isOrder = more.length === 0 && !isCounted && orders.has(only?.norm ?? '')
  if (isOrder && pointedAt.has(next?.norm ?? '')) return true
  if (isOrder && next?.kind === 'mark' && deleting.has(only?.norm ?? '')) return true
  // The `kg` of "2 kg deu 76", behind the question how much it was.
  const isWeight = tokens[first - 1]?.kind === 'number' && weights.has(words[0]?.norm ?? '')
  return (isTime && isShort) || (words.length === 1 && (isWeight || nett.has(words[0]?.norm ?? '')))
}

const orders = new Set(
  'muda mude mudam troca troque tira tire apaga apague bota bote exclui cancela corrige altera varia'.split(
    ' ',
  ),
)
const deleting = new Set('apaga exclui cancela'.split(' '))
const pointedAt = new Set('o a os as esse essa este esta isso isto aquele aquela'.split(' '))

/** What a thing does: `luz vem` is the light, and `deve` names nothing. */
const doings = new Set('recebe cobra ganha cai vem vence entra chega deve sobe fecha'.split(' '))

/** Whether a word tells what the thing before it does: a name ends there. */
export function isDoing({ tokens, inTerm }: Reading, at: number): boolean {
  const norm = tokens[at]?.norm ?? ''
  // "os 300 da minha mãe sou eu que pago"
  const isSelf = norm === 'sou' && tokens[at + 1]?.norm === 'eu'
  return (doings.has(norm) || isSelf) && !inTerm[at]
}

const setOuts = new Set(['bora', 'simbora', 'partiu'])

/** The `bora de` of "bora de hambúrguer": how many of its words say only that one goes. */
export function setsOut({ tokens, inTerm }: Reading, first: number, last: number): number {
  if (!setOuts.has(tokens[first]?.norm ?? '') || inTerm[first]) return 0
  const length = tokens[first + 1]?.norm === 'de' ? 2 : 1
  return last >= first + length ? length : 0
}

/** The `causa` of "por causa da taxa". */
export function isReason({ tokens }: Reading, at: number): boolean {
  return tokens[at]?.norm === 'causa' && tokens[at - 1]?.norm === 'por'
}

/** The `primeira` of "paguei a primeira das três parcelas da cabine". */
function isNth(tokens: Reading['tokens'], at: number): boolean {
  const behind = tokens.slice(at + 1, at + 4).some(({ norm }) => norm === 'parcelas')
  return behind && nths.has(tokens[at]?.norm ?? '')
}

const nths = new Set(['primeira', 'segunda', 'terceira', 'quarta', 'ultima'])

const months = new Set(wordsOf('{month}'))

/** A letter, a month, the figures of `80 dos 200`: no name for anything. */
export function namesNothing({ tokens, inTerm }: Reading, first: number, last: number): boolean {
  return tokens.slice(first, last + 1).every(({ kind, norm }, at) => {
    if (inTerm[first + at]) return false
    // "eu paguei sozinha, somos 3"
    if (doings.has(norm) || norm === 'somos' || isNth(tokens, first + at)) return true
    return kind !== 'word' || norm.length < 2 || joints.has(norm) || months.has(norm)
  })
}

const into = new Set(['pra', 'para', 'por', 'so'])

/** What Lya is told to do: "tira 20", "troca pra 180" name no thing. */
export function isOrder({ tokens }: Reading, first: number, last: number): boolean {
  if (first !== last || !orders.has(tokens[first]?.norm ?? '')) return false
  const [before, next] = [tokens[first - 1], tokens[first + 1]]
  const isAtStart = before === undefined || before.kind !== 'word'
  return isAtStart && (next?.kind === 'number' || into.has(next?.norm ?? ''))
}

const extras = new Set(['desconto', 'troco', 'und', 'unid', 'un'])

/** `18 metros quadrados`, `8 jogos`, `o desconto`: how much of it, or what was taken off. */
export function isOnlyMeasure({ tokens }: Reading, first: number, last: number): boolean {
  const head = tokens[first]?.norm ?? ''
  if (extras.has(head)) return true
  return first === last && findUnit(head) !== undefined && head.endsWith('s')
}

import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'
import { cutShort } from '#understanding/cut-short.ts'
import { learnersDeed, objects } from '#understanding/deed-meant.ts'
import { isPlainWord } from '#understanding/plain-words.ts'
import { doneNotAsked } from '#understanding/slips/last-letter.ts'

const asking = new Set(['q', 'que', 'faz', 'faco', 'eu'])
const leaving = new Set(
  'dormi dormir la sair trabalhar trabalha nessa embora ver comer deitar'.split(' '),
)

/**
 * What a word is that stands for another between its neighbours; null for nearly all of them. Run
 * before the words themselves are repaired.
 */
export function meantInContext(tokens: readonly Token[], at: number): string | null {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (own?.kind !== 'word') return null
  if (isNumbering(before, own, after)) return 'numero'
  // "40 cm de barro", and "cm q faço pra apagar".
  const isLength = own.folded === 'cm' && /^\d{1,3}$/.test(before?.folded ?? '')
  if (isLength && !objects.has(after?.folded ?? '')) return 'cm'
  if (own.folded === 'cm' && asking.has(after?.folded ?? '')) return 'como'
  // "agora vo dormir", and no grandmother.
  if (own.folded === 'vo' && leaving.has(after?.folded ?? '')) return 'vou'
  // "750 pila bota ai": to be noted, and no boot.
  if (own.folded === 'bota' && after?.folded === 'ai') return 'coloca'
  // Only a slip of the thumb is liked by the piece.
  if (own.folded === 'gostei' && after?.kind === 'number') return 'gastei'
  // "pago sempre dia 5": on each of them.
  if (own.folded === 'sempre' && isDayOfMonth(tokens, at + 1)) return 'todo'
  if (isAnyThing(tokens, at)) return 'coisa'
  // "no max 350", and no film.
  if (own.folded === 'max' && before?.folded === 'no' && isCapped(after)) return 'maximo'
  if (own.folded === 'pf' && isPlate(before, after)) return 'pf'
  if (isLetter(tokens, at)) return own.folded
  const short = own.folded.length <= shortMax && cutShort(tokens, at)
  if (short) return short
  return doneNotAsked(tokens, at) ?? learnersDeed(tokens, at)
}

const shortMax = 6

/** `dia 5` */
function isDayOfMonth(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.folded === 'dia' && tokens[at + 1]?.kind === 'number'
}

/** The sum of `no max 350`, `no max de 200`. */
function isCapped(after: Token | undefined): boolean {
  return after?.kind === 'number' || after?.folded === 'de' || after?.folded === 'uns'
}

/** The letters of `C&A`, `c e a 75` and `vitamina D`, which are short for words elsewhere. */
function isLetter(tokens: readonly Token[], at: number): boolean {
  const own = tokens[at]?.folded
  if (own !== 'd' && own !== 'c') return false
  const [before, after, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  if (own === 'd') return before?.folded === 'vitamina' && after?.kind !== 'word'
  if (after?.folded === '&' || before?.folded === '&') return true
  const isJoined = after?.folded === 'e' && next?.folded === 'a'
  return isJoined && tokens[at + 3]?.kind !== 'word'
}

const eating = new Set('um num uns o no do de dois duas tres comi almocei jantei pedi'.split(' '))
const served = new Set('de da do no na com e'.split(' '))

/** The plate of `2 pf de 23` and `no pf da cidade velha`; behind what is told it asks kindly. */
function isPlate(before: Token | undefined, after: Token | undefined): boolean {
  // "taxa da PF" is of the police.
  if (before?.folded === 'da') return false
  if (after?.kind === 'number') return true
  const isServed = after !== undefined && served.has(after.folded)
  return isServed || eating.has(before?.folded ?? '')
}

const pointing = new Set('um uns esse esses este aquele aqueles que cada algum nenhum'.split(' '))
const qualities = new Set('bom bao caro ruim doido feio bonito barato da do de pra que'.split(' '))

/**
 * `comprei um trem pra pia 25`, `o trem da balança`: in Minas any thing is a train. Beside its
 * price, as in `trem 5,20` and `5,20 no trem`, it is one.
 */
function isAnyThing(tokens: readonly Token[], at: number): boolean {
  const own = tokens[at]?.folded ?? ''
  if (!own.startsWith('tre') || !/^tre(m|ns|nzinho)$/.test(own)) return false
  const [before, after] = [tokens[at - 1]?.folded ?? '', tokens[at + 1]?.folded ?? '']
  // "2 trem de 7,60": as many rides.
  if (/^\d+$/.test(before)) return false
  return qualities.has(after) || pointing.has(before)
}

/** The `n` of `tênis n 38`, which is a `não` anywhere else. */
function isNumbering(before: Token | undefined, own: Token, after: Token | undefined): boolean {
  if (own.folded !== 'n' || before?.kind !== 'word' || !/^\d+$/.test(after?.norm ?? ''))
    return false
  return !isPlainWord(before.norm) && !findVerb(before.norm)
}

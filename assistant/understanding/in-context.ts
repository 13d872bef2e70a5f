import { conjugate } from '#language/conjugation.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { isPlainWord } from '#understanding/plain-words.ts'

const asking = new Set(['q', 'que', 'faz', 'faco', 'eu'])
const leaving = new Set(
  'dormi dormir la sair trabalhar trabalha nessa embora ver comer deitar'.split(' '),
)
const leads = new Set(['ja', 'eu', 'hoje', 'ontem', 'hoy', 'ayer', 'e', 'ai', 'tambem'])
const objects = new Set('um uma o a os as meu minha el la los las'.split(' '))
const clipped = new Set(['compre', 'pague', 'troque', 'gaste'])
const wishing = new Set('talvez que q caso quando se'.split(' '))
const advertised = new Set('leve apenas promocao aproveite gratis oferta'.split(' '))

/**
 * What a word is that stands for another between its neighbours; null for nearly all of them. Run
 * before the words themselves are repaired.
 */
export function meantInContext(tokens: readonly Token[], at: number): string | null {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (own?.kind !== 'word') return null
  if (isNumbering(before, own, after)) return 'numero'
  // "40 cm de barro", and "cm q faço pra apagar".
  const isLength = /^\d{1,3}$/.test(before?.folded ?? '') && !objects.has(after?.folded ?? '')
  if (own.folded === 'cm' && isLength) return 'cm'
  if (own.folded === 'cm' && asking.has(after?.folded ?? '')) return 'como'
  // "agora vo dormir", and no grandmother.
  if (own.folded === 'vo' && leaving.has(after?.folded ?? '')) return 'vou'
  // "750 pila bota ai": to be noted, and no boot.
  if (own.folded === 'bota' && after?.folded === 'ai') return 'coloca'
  // Only a slip of the thumb is liked by the piece.
  if (own.folded === 'gostei' && after?.kind === 'number') return 'gastei'
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
const wagesMin = 300
const monthsMax = 12
const meals = new Set(['alm', 'almoco', 'cafe', 'lanche'])
const paidIn = new Set(['sal', 'h', 'hora', 'pix', 'comissao'])

/** Words of which whoever is in a hurry writes the beginning: `rec 180 h extra`, `sal 2350`. */
function cutShort(tokens: readonly Token[], at: number): string | null {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const [next, isPriced] = [after?.folded ?? '', after?.kind === 'number']
  switch (own?.folded) {
    case 'sal':
      // Nobody buys so much salt.
      return sumOf(after) >= wagesMin || sumOf(before) >= wagesMin ? 'salario' : null
    case 'rec':
      if (next === 'cel' || next === 'celular') return 'recarga'
      return isPriced || paidIn.has(next) || (!after && before?.kind === 'number') ? 'recebi' : null
    case 'pag':
      // "xerox 60 pag a 0,25" counts pages.
      return before === undefined && after?.kind === 'word' ? 'paguei' : null
    case 'devolv':
      return before?.kind === 'word' && !leads.has(before.folded) ? 'devolveu' : 'devolvi'
    case 'jan':
      return isPriced && tokens.some(({ folded }) => meals.has(folded)) ? 'janta' : null
    case 'lim':
      return after?.kind === 'word' && after.folded.length > 2 ? 'limite' : null
    case 'mes':
      // "aluguel 900 mes", where twelve would be how long.
      return sumOf(before) > monthsMax && (!after || after.kind === 'mark') ? 'mensal' : null
    case 'pago':
      return isTheirDeed(tokens, at) ? 'pagou' : null
    case 'h':
      return /^extras?$/.test(next) ? 'hora' : null
    default:
      return null
  }
}

const titles = new Set(['seu', 'dona'])
const paidWhat = new Set(['os', 'as', 'me', 'tudo'])

/** Who may have paid, by what they are to the writer, however it is spelled. */
const kith = new Set([...wordsOf('{person}'), ...'cumadre cumade cumpadre cumpade ze'.split(' ')])

/** The `pago` of "o Tonho pago os 120": who drops the last letter says that he paid. */
function isTheirDeed(tokens: readonly Token[], at: number): boolean {
  const [lead, who, after] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
  const isWhat = paidWhat.has(after?.folded ?? '')
  if (isWhat && isKith(tokens, who?.folded === 'ja' ? at - 2 : at - 1)) return true
  const isNamed = isFirstName(who?.folded ?? '') || titles.has(lead?.folded ?? '')
  return isNamed && (after?.kind === 'number' || isWhat)
}

const leading = new Set('o a os as meu minha e ,'.split(' '))

/** The `comadre` of "a comadre já pago os 100", but none of "pra comadre já pago os 100". */
function isKith(tokens: readonly Token[], at: number): boolean {
  const [lead, who] = [tokens[at - 1]?.folded ?? '', tokens[at]?.folded ?? '']
  return leading.has(lead) && (kith.has(who) || isFirstName(who))
}

/** The whole reais of a figure; 0 of any other token. */
function sumOf(token: Token | undefined): number {
  if (token?.kind !== 'number') return 0
  return Number(token.folded.replace(/,\d+$/, '').replaceAll('.', ''))
}

/** The sum of `no max 350`, `no max de 200`. */
function isCapped(after: Token | undefined): boolean {
  return after?.kind === 'number' || after?.folded === 'de' || after?.folded === 'uns'
}

/** The letters of `C&A`, `c e a 75` and `vitamina D`, which are short for words elsewhere. */
function isLetter(tokens: readonly Token[], at: number): boolean {
  const [before, own, after, next] = [-1, 0, 1, 2].map((step) => tokens[at + step])
  if (own?.folded === 'd') return before?.folded === 'vitamina' && after?.kind !== 'word'
  if (own?.folded !== 'c') return false
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
  if (!/^tre(m|ns|nzinho)$/.test(tokens[at]?.folded ?? '')) return false
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

/** `compre um mouse 25`, `ja pague o quarto`: in the north nobody says the last letter. */
function doneNotAsked(tokens: readonly Token[], at: number): string | null {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!own || !clipped.has(own.folded)) return null
  const done = `${own.folded}i`
  const lead = before?.folded ?? ''
  // "talvez eu compre": there it is wished, and no letter is left out.
  if (lead === 'eu' && wishing.has(tokens[at - 2]?.folded ?? '')) return null
  if (leads.has(lead)) return done
  const isHead = before === undefined || before.kind === 'mark'
  const isOf = objects.has(after?.folded ?? '') || after?.kind === 'number'
  const isPriced = tokens.slice(at).some(({ kind }) => kind === 'number')
  const isAdvert = tokens.some(({ folded }) => advertised.has(folded) || folded === '!')
  return isHead && isOf && isPriced && !isAdvert ? done : null
}

const ownForms: Readonly<Record<string, string>> = { quer: 'quero', tem: 'tenho', vai: 'vou' }
const paying = new Set(['paga', 'pago'])
const trading = new Map([
  ['vende', 'vendi'],
  ['compra', 'comprei'],
])
const isDaily = (token: Token | undefined) => token?.folded === 'hoje' || token?.folded === 'ontem'
const deedKinds = new Set(['spend', 'earn', 'give', 'hand', 'refund'])
const openings = new Set(['e', 'ai', 'ja', 'hoje', 'ontem', 'depois', 'quanto'])

/** `eu pagar quarto 550`, `eu manda 200`, `eu quer`: Portuguese of somebody who learns it. */
function learnersDeed(tokens: readonly Token[], at: number): string | null {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (own && after?.folded === 'eu' && paying.has(own.folded)) return 'pagou'
  if (own && isDaily(before) && at === 1 && trading.has(own.folded))
    return trading.get(own.folded) ?? null
  const opening = tokens[at - 2]
  const isHead = opening === undefined || opening.kind === 'mark' || openings.has(opening.norm)
  if (!own || before?.folded !== 'eu' || !isHead) return null
  const isPriced = tokens.some(({ kind }) => kind === 'number')
  const isAsked = tokens.some(({ folded }) => folded === '?')
  const said = ownForms[own.folded]
  if (said) return isPriced || isAsked ? said : null
  const verb = findVerb(own.folded)
  const isBare = verb?.form === 'infinitive' || verb?.form === 'they-do'
  if (!verb || !isBare || !deedKinds.has(verb.kind) || !isPriced || isAsked) return null
  return conjugate(verb.lemma).find(([, form]) => form === 'i-did')?.[0] ?? null
}

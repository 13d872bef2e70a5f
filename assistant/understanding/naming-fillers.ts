import type { Token } from '#language/tokens.ts'

const pointing = new Set('o do um meu este esse'.split(' '))
const until = new Set('as a ate h hs horas'.split(' '))

/** Whether a word that tells nothing elsewhere names a thing here. */
export function namesHere(tokens: readonly Token[], at: number, text: string): boolean {
  const own = tokens[at]
  if (own?.folded === 'das') return isTaxName(tokens, at, text)
  // "5 no bicho" is a bet, and "bicho, que dia" no animal.
  // What one does by the hour for whoever pays is a "corre".
  const isNamed = own?.folded === 'bicho' || own?.folded === 'corre'
  return (isNamed && placed.has(tokens[at - 1]?.norm ?? '')) || isPaidTo(tokens, at)
}

const called = new Set('guri rapaz cara moleque mano velho amigo amiga'.split(' '))
const paying = new Set('paguei pagamos acertei'.split(' '))
const toward = new Set('pro pra ao'.split(' '))

/** The `que corta a grama`, the `da entrega` behind him: what was paid for is named by that. */
function tellsWork(tokens: readonly Token[], at: number): boolean {
  const [next, thing] = [tokens[at]?.norm ?? '', tokens[at + 1]?.norm ?? '']
  return errands.has(thing) || (next === 'que' && articles.has(tokens[at + 2]?.norm ?? ''))
}

const errands = new Set(['entrega', 'entregas', 'frete'])

const articles = new Set('o a os as'.split(' '))

/** "paguei o guri 60", "dei 60 pro rapaz": who was paid, and nobody who is called. */
function isPaidTo(tokens: readonly Token[], at: number): boolean {
  if (!called.has(tokens[at]?.norm ?? '') || tellsWork(tokens, at + 1)) return false
  const [verb, before] = [tokens[at - 2]?.norm ?? '', tokens[at - 1]?.norm ?? '']
  const isPaid = paying.has(verb) && (before === 'o' || before === 'a')
  return isPaid || (toward.has(before) && tokens[at - 2]?.kind === 'number')
}

const placed = new Set('no do o pro'.split(' '))

/**
 * Whether a `das` is the tax of small firms: `o das 82`, `DAS 588`, `das 75,90 e inss`; not that of
 * `das 8 as 12` nor of `leite das criancas`.
 */
function isTaxName(tokens: readonly Token[], at: number, text: string): boolean {
  const own = tokens[at]
  if (own?.folded !== 'das') return false
  const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  if (next?.kind === 'number' && until.has(after?.norm ?? '')) return false
  if (pointing.has(before?.norm ?? '')) return next?.kind !== 'word' || next.norm.length < 4
  const isShout = text === text.toUpperCase()
  const isCapital = text.slice(own.start, own.end) === 'DAS' && !isShout
  const isHead = before === undefined || before.kind !== 'word'
  return isCapital || (isHead && (next?.kind === 'number' || next?.norm === 'do'))
}

import { currencyNames, foreignNames } from '#language/money-words.ts'
import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

/** The currency and the sign before a number; `first` is the first token of them. */
export interface Before {
  first: number
  isCurrency: boolean
  isForeign: boolean
  isNegative: boolean
}

function isNumber({ kind }: Token): boolean {
  return kind === 'number'
}

/** What stands before a number: `R$`, `US$`, a minus. */
export function currencyBefore(tokens: readonly Token[], at: number): Before {
  let first = at
  const isMinus = (index: number) => tokens[index]?.folded === '-' && tokens[index + 1]?.isGlued
  const isInner = isMinus(at - 1)
  let cursor = isInner ? at - 1 : at
  const sign = tokens[cursor - 1]?.folded ?? ''
  const letter = tokens[cursor - 2]?.folded ?? ''
  let isCurrency = false
  let isForeign = false
  if (sign === '$') {
    const isOther = /^(us|u|a|c|hk)$/.test(letter) || foreignNames.has(letter)
    isForeign = isOther && Boolean(tokens[cursor - 1]?.isGlued)
    isCurrency = !isForeign
    cursor -= letter === 'r' || isForeign ? 2 : 1
  } else if (sign === 'rs' || sign === 'brl' || isGluedReal(tokens, cursor)) {
    isCurrency = true
    cursor -= 1
  } else if (foreignNames.has(sign) && letter !== 'o' && letter !== '-') {
    // "no ver o peso 45" is a market.
    isForeign = true
    cursor -= 1
  }
  first = cursor
  const isOuter = isMinus(first - 1) && !tokens[first - 1]?.isGlued
  // Between two figures it takes one from the other: "entrou 187, menos 50 de gasolina".
  // "pague menos 32" is a pharmacy and its price.
  // "mais ou menos 120" is about so much.
  const isNoMinus = /^(pague|ou)$/.test(tokens[first - 2]?.folded ?? '')
  const isTaken = tokens[first - 1]?.folded === 'menos' && !isNoMinus
  const isWord = isTaken && !tokens.slice(0, first).some(isNumber)
  // A hyphen that touches a word before it joins ("coca-12"); one that stands free is a sign.
  const isInnerSign = isInner && !tokens[at - 1]?.isGlued
  return { first, isCurrency, isForeign, isNegative: Boolean(isInnerSign || isOuter || isWord) }
}

/** `r50`; but not the `r17` of "265/65 r17". */
function isGluedReal(tokens: readonly Token[], at: number): boolean {
  const isGlued = tokens[at - 1]?.folded === 'r' && tokens[at]?.isGlued
  return isGlued === true && tokens[at - 2]?.kind !== 'number'
}

/** Whether money of another country is named behind a number: `500 ienes`, `2 milhoes de ienes`. */
export function isForeignAfter(tokens: readonly Token[], number: SpokenNumber): boolean {
  const at = nameAfter(tokens, number)
  const word = tokens[at]?.folded ?? ''
  return foreignNames.has(word) || (word === 'us' && tokens[at + 1]?.folded === '$')
}

/** Where the real is named after a number: `10 reais`, `10$`, `dois milhoes de reais`. */
export function readName(tokens: readonly Token[], number: SpokenNumber): number | null {
  const at = nameAfter(tokens, number)
  const name = tokens[at]
  if (!name) return null
  // "15,00R$ lanche"
  const isBehind = name.folded === 'r' && tokens[at + 1]?.folded === '$'
  if (isBehind && tokens[at + 2]?.kind !== 'number') return at + 1
  // "20tao", "50zinho": a fond ending behind figures.
  const isEnding = name.isGlued && /^(\$|tao|zao|zinho|zin|tinha|tinho)$/.test(name.folded)
  return currencyNames.has(name.folded) || isEnding ? at : null
}

/** Where a currency's name would stand: behind the `de` of a scale, else behind the number. */
function nameAfter(tokens: readonly Token[], { last, hasScale, lot }: SpokenNumber): number {
  const isOf = (hasScale || lot > 1) && tokens[last + 1]?.folded === 'de'
  return isOf ? last + 2 : last + 1
}

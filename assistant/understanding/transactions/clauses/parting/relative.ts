import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'

const notRelative = new Set(
  'tive teve tenho tem tinha o sera do mais por acho ter tivemos sonhei imaginei pensei'.split(' '),
)

/** `que custou 240`, `que eu paguei`; but not the one of `tive que` or `o que`. */
export function isRelative(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1]?.norm ?? ''
  return !notRelative.has(before) && !isOfPaid(reading, at)
}

const paidReach = 5

/**
 * The `que arrumou` of "paguei o rapaz que arrumou a máquina 150", the `que faltava` of "comprei a
 * peça que faltava 45": only whom, or which, for one's own payment without a sum till then.
 */
function isOfPaid({ tokens, amounts }: Reading, at: number): boolean {
  const start = Math.max(0, at - paidReach)
  const paid = tokens.slice(start, at).findLast(({ norm }) => findVerb(norm))
  const verb = findVerb(paid?.norm ?? '')
  if (verb?.form !== 'i-did' || (verb.kind !== 'spend' && verb.lemma !== 'vender')) return false
  const price = amounts.find(({ first }) => first > at)
  if (!price || amounts.some(({ last }) => last < at)) return false
  const told = tokens.slice(at + 1, price.first)
  return told.every(({ norm, isGlued, kind }, place) => {
    const isWhose = norm === 'era' && owning.has(told[place + 1]?.norm ?? '')
    const isOther = kind === 'word' && (isWhose || !tellsMoney(norm))
    return isOther || (isGlued && apostrophes.has(norm))
  })
}

/** `vendi o sofá que era da minha mãe por 300` tells whose it was. */
const owning = new Set(['do', 'da', 'dos', 'das', 'meu', 'minha'])

/** Whether a word of the relative clause is a deed of one's own, or tells a price or a payment. */
function tellsMoney(word: string): boolean {
  const verb = findVerb(word)
  return verb !== undefined && (verb.form === 'i-did' || moneyKinds.has(verb.kind))
}

const apostrophes = new Set(["'", '-'])
const moneyKinds = new Set(['spend', 'earn', 'cost'])

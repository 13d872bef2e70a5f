import { limits } from '@lya/core/limits.ts'

const foldedUnits = buildFoldedUnits()

/**
 * Prepares a message for reading: composed letters, plain spaces, nothing invisible, and at most
 * `limits.messageLengthMax` characters (the rest is not considered).
 */
export function tidyText(text: string): string {
  return text
    .slice(0, limits.messageLengthMax)
    .normalize('NFC')
    .replace(/[\u0300-\u036f\u200b\u200c\u2060\ufeff\u00ad]/g, '')
    .replace(/[\t\u00a0\u202f\u2007\u2009\u3000]/g, ' ')
    .replace(numero, 'nº ')
}

/** `n° 22`, `n. 42`: the number of something, where a lone `n` is a no. */
const numero = /(?<=^|\s)n ?[°.] ?(?=\d)/giu

/** What was folded last: whoever looks at a message before it is taken apart folds all of it. */
let latest = { text: '', folded: '' }

/**
 * Lower case without accents. The answer has exactly as many UTF-16 units as the text, so a
 * position in one is the same position in the other.
 */
export function fold(text: string): string {
  if (latest.text !== text) latest = { text, folded: folding(text) }
  return latest.folded
}

function folding(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase()
  let folded = ''
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    folded += foldedUnits[unit] ?? text[at]
  }
  return folded
}

const beyondAscii = /[^\0-\x7f]/

function buildFoldedUnits(): string[] {
  const units: string[] = []
  for (let unit = 0; unit < 0x250; unit += 1) {
    const letter = String.fromCharCode(unit)
    units.push(letter.normalize('NFD').charAt(0).toLowerCase().charAt(0))
  }
  // Curly quotes and long dashes are what phones write for the plain ones.
  for (const [from, to] of [
    "\u2018'",
    "\u2019'",
    '\u201c"',
    '\u201d"',
    '\u2013-',
    '\u2014-',
    '\u2212-',
  ]) {
    if (from && to) units[from.charCodeAt(0)] = to
  }
  return units
}

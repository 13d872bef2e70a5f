import { cutWords } from '#language/spelling/cut-words.ts'
import { misspelt } from '#language/spelling/misspelt.ts'
import { shortForms } from '#language/spelling/short-forms.ts'

/** Short forms and misspelt words, and what they stand for. */
const meant = new Map(Object.entries({ ...cutWords, ...shortForms, ...misspelt }))

/** Words whose accent alone tells them from another word, with their spelling in flat text. */
const accented = new Map([
  ['é', 'eh'],
  ['É', 'eh'],
  // Wool is no "there".
  ['lã', 'novelo'],
  ['Lã', 'novelo'],
  ['LÃ', 'novelo'],
  // As it is said across the border, where the accent tells what was done from an order.
  ['pagué', 'paguei'],
  ['mandé', 'mandei'],
  ['compré', 'comprei'],
  ['gasté', 'gastei'],
  ['cobré', 'cobrei'],
  ['deposité', 'depositei'],
  ['gané', 'ganhei'],
  ['alquilé', 'aluguei'],
  ['saqué', 'saquei'],
])

/**
 * Writes out a short form.
 *
 * @param folded The word without case and accents.
 * @param written The word as the person wrote it.
 */
export function spellOut(folded: string, written: string): string {
  const short = written === folded ? undefined : accented.get(written)
  if (short !== undefined) return short
  const seen = known.get(folded)
  if (seen !== undefined) return seen
  const found = meantBy(folded)
  if (known.size >= wordsMax) known.clear()
  known.set(folded, found)
  return found
}

/** More words than a day of one person has; strange ones must not fill the memory. */
const wordsMax = 4000
/** Most messages have the same words. All who look one up are faster where it is one string. */
const known = new Map<string, string>()

function meantBy(folded: string): string {
  const squeezed = squeeze(folded)
  return meant.get(folded) ?? meant.get(squeezed) ?? squeezed
}

/** Takes stretched letters back ("valeuuu"), which no Portuguese word has three times. */
function squeeze(word: string): string {
  if (!hasDouble(word)) return word
  return word.replace(/(\p{L})\1{2,}/gu, '$1').replace(/([aiu])\1$/, '$1')
}

function hasDouble(word: string): boolean {
  for (let at = 1; at < word.length; at += 1) if (word[at] === word[at - 1]) return true
  return false
}

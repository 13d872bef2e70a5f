import type { TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { isOneSlip } from '#language/near-words.ts'
import { capital } from '#language/spelling/capital.ts'
import { tokenise } from '#language/tokens.ts'
import { slipOf } from '#understanding/slips/repair.ts'
import { isNoWord, undoSlip } from '#understanding/slips/undone.ts'

/** Who tells a long story names nothing that stands there to be changed. */
const lengthMax = 300
const shortest = 5
/** In a shorter word another letter makes another word. */
const otherFrom = 7

/**
 * A message in which a thing that stands in the person's books is named with a slip: 'a meernda foi
 * 13' behind 'Merenda' is 'a merenda foi 13'. Only of a word that is none, and only one thing fits.
 * What is slipped beyond doubt is written out wherever it stands.
 */
export function withStanding(told: TurnInput): TurnInput {
  if (told.text.length > lengthMax) return told
  const text = told.text.normalize('NFC')
  // What is short for something, or told by heart as misspelt, was heard already.
  const words = tokenise(text).filter(({ kind, folded, norm }) => {
    return kind === 'word' && folded.length >= shortest && norm === folded
  })
  const names = words.some(({ folded }) => isNoWord(folded)) ? namesStanding(told) : null
  for (const { folded } of words) names?.delete(folded)
  const mended = words.toReversed().reduce((said, { folded, start, end }) => {
    const meant = (names && isNoWord(folded) && standingAs(said.slice(start, end), names)) || null
    return meant === null ? said : said.slice(0, start) + meant + said.slice(end)
  }, text)
  return mended === text ? told : { ...told, text: mended }
}

/** The word that was to be written: of a thing that stands there, else beyond doubt. */
function standingAs(written: string, names: ReadonlyMap<string, string>): string | null {
  const word = fold(written)
  const isCapital = /^\p{Lu}/u.test(written)
  const fitting = [...names].filter(([name]) => {
    // Somebody or a place has a name of its own, unless its letters are the same.
    return isSlipOf(word, name) && (!isCapital || lettersOf(word) === lettersOf(name))
  })
  const [meant, ...others] = new Set(fitting.map(([, own]) => own))
  if (meant !== undefined && others.length === 0) return isCapital ? capital(meant) : meant
  return isCapital ? null : undoSlip(written)
}

/** The words of what stands there, folded, each as it is written. */
function namesStanding({ state, goals, payments, recent }: TurnInput): Map<string, string> {
  const names = new Map<string, string>()
  const told = [state.last, ...(state.earlier ?? [])].flatMap((one) => one?.transactions ?? [])
  const things = [...(goals ?? []), ...(payments ?? [])].map(({ name }) => name)
  const entries = [...told, ...(recent?.() ?? [])].map(({ description }) => description)
  for (const name of [...things, ...entries]) {
    for (const word of name.toLowerCase().match(/\p{L}+/gu) ?? []) {
      if (word.length < shortest) continue
      const own = fold(word)
      names.set(own, word)
      // 'Mrenda' stands there as it was typed; what it was to be is no slip of another.
      const meant = slipOf(own)
      if (meant !== null && !names.has(meant)) names.set(meant, word)
    }
  }
  return names
}

/** Whether a word begins and ends like the other and is one slip from it, so no plural of it. */
function isSlipOf(word: string, name: string): boolean {
  if (word[0] !== name[0] || Math.abs(word.length - name.length) > 1) return false
  return word.at(-1) === name.at(-1) && isOneSlip(name, word, otherFrom)
}

/** The letters of a word in no order, each run of one once. */
function lettersOf(word: string): string {
  return [...word.replace(/(.)\1+/g, '$1')].toSorted().join('')
}

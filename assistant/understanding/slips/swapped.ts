import { months, weekdays } from '#language/days/words.ts'
import { isPronounceable } from '#language/spelling/pronounceable.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'

/** In letters: short words are others with two letters changed about. */
const shortest = 5

/**
 * The word of which a folded one has two letters beside each other changed about, "reomva",
 * "juhno"; undefined where there is none or several, and for what may be a word: "parceira" is no
 * slip of "parceria".
 */
export function findSwapped(word: string, isKnown: (word: string) => boolean): string | undefined {
  if (word.length < shortest || isPronounceable(word) || isFirstName(word)) return undefined
  const meant = new Set<string>()
  for (let at = 0; at < word.length - 1; at += 1) {
    const [one, other] = [word.charAt(at), word.charAt(at + 1)]
    if (one === other) continue
    const swapped = `${word.slice(0, at)}${other}${one}${word.slice(at + 2)}`
    if (isKnown(swapped) || isDayWord(swapped)) meant.add(swapped)
  }
  return meant.size === 1 ? [...meant][0] : undefined
}

const isDayWord = (word: string) => months.has(word) || weekdays.has(word)

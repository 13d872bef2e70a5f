/** Those of the texts that none of the sources holds, letter by letter and as whole words. */
export function missingTexts(texts: readonly string[], sources: readonly string[]): string[] {
  return texts.filter((text) => !sources.some((source) => holds(source, text)))
}

function holds(source: string, text: string): boolean {
  for (let at = source.indexOf(text); at !== -1; at = source.indexOf(text, at + 1)) {
    if (!isLetter(source[at - 1]) && !isLetter(source[at + text.length])) return true
  }
  return false
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character)
}

/** The text with one accent gone, or with one letter in the other case where it has none. */
export function misspelt(text: string): string {
  const at = [...text].findIndex((letter) => letter.normalize('NFD') !== letter)
  if (at !== -1) {
    const letters = [...text]
    letters[at] = (letters[at] ?? '').normalize('NFD').slice(0, 1)
    return letters.join('')
  }
  return text.replace(/\p{L}/u, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  )
}

import { fold } from '#language/fold.ts'

const told = new Map([
  ['dado', 'deu'],
  ['sido', 'foi'],
  ['custado', 'custou'],
  ['ficado', 'ficou'],
  ['saido', 'saiu'],
])

const guess = /\bdevem? ter ([a-z]+)\b(?!.* ou )/

/** A text in which what "deve ter dado uns 50" has come to that: nobody says so of what was not. */
export function withRoughlyTold(text: string): string {
  const folded = fold(text)
  const found = folded.length === text.length ? guess.exec(folded) : null
  const verb = told.get(found?.[1] ?? '')
  if (!found || verb === undefined) return text
  return `${text.slice(0, found.index)}${verb}${text.slice(found.index + found[0].length)}`
}

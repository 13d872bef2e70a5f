import { scan } from '#tools/tidy/reading/scan.ts'
import {
  type Finding,
  find,
  isCode,
  isTest,
  type SourceFile,
} from '#tools/tidy/reading/source-file.ts'
import { spellingFiles } from '#tools/tidy/spelling-files.ts'

// Shorter ones are mostly endings and prepositions.
const wordsMax = 3
const place = /^assistant\//
// A class of letters, an escape and the name of a group are no words.
const notWords = /\[(?:\\.|[^\]])*\]|\\[pP]\{[^}]*\}|\\k?<\w+>|\\.|\(\?<\w+>|\{[\d,]+\}/g

/**
 * Lya's language is data: a regular expression may know how words are built, not which there are.
 * Files still to be converted are listed; one that needs it no longer comes off the list.
 */
export function checkSpellings(files: SourceFile[]): Finding[] {
  const found = files
    .filter(({ path }) => place.test(path) && isCode(path) && !isTest(path))
    .map((file) => ({ file, wordy: wordyIn(file.text) }))
  const listed = new Set(spellingFiles)
  return found.flatMap(({ file, wordy: [first] }) => {
    if (first === undefined) {
      const message = 'has no wordy regex any more: take it off the list in spelling-files.ts'
      return listed.has(file.path) ? [{ path: file.path, line: 0, message }] : []
    }
    const message = `a regex of ${first.count} words: make them rows of a phrase book or a set`
    return listed.has(file.path) ? [] : [find(file, first.start, message)]
  })
}

function wordyIn(text: string): { start: number; count: number }[] {
  const { code, spans } = scan(text)
  return spans.flatMap(({ kind, start, end }) => {
    const isMade = kind !== 'comment' && /RegExp\(\s*[`'"]?$/.test(code.slice(0, start))
    if (kind !== 'regex' && !isMade) return []
    const count = wordsOf(text.slice(start, end))
    return count > wordsMax ? [{ start, count }] : []
  })
}

function wordsOf(source: string): number {
  return source.replace(notWords, ' ').match(/\p{L}{3,}/gu)?.length ?? 0
}

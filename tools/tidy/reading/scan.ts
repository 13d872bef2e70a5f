import { parse } from '#tools/tidy/reading/parse.ts'

/** A part of a file that is not code: the text between its delimiters, which are left out. */
export interface Span {
  kind: 'comment' | 'string' | 'template' | 'regex' | 'words'
  start: number
  end: number
}

export interface Scan {
  /** The code alone: as long as the text, with every other part blanked, line breaks kept. */
  code: string
  spans: Span[]
}

/** Several checks look at each file. */
const scanned = new Map<string, Scan>()

/**
 * Tells code from comments, strings, templates, regular expressions and the words of elements.
 * Code inside `${}` of a template counts as code.
 */
export function scan(text: string): Scan {
  const known = scanned.get(text)
  if (known) return known
  const { comments, literals } = parse(text)
  const spans = [
    ...comments.map(({ start, end, type }): Span => {
      const tail = type === 'Block' ? 2 : 0
      return { kind: 'comment', start: start + 2, end: end - tail }
    }),
    ...literals.map(({ kind, start, end }): Span => {
      const edge = kind === 'template' || kind === 'words' ? 0 : 1
      return { kind, start: start + edge, end: end - edge }
    }),
  ].toSorted((a, b) => a.start - b.start)
  const found = { code: blank(text, spans), spans }
  scanned.set(text, found)
  return found
}

function blank(text: string, spans: Span[]): string {
  let code = ''
  let at = 0
  for (const { start, end } of spans) {
    code += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, ' ')
    at = end
  }
  return code + text.slice(at)
}

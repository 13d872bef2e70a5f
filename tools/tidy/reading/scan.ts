/** A part of a file that is not code: the text between its delimiters, which are left out. */
export interface Span {
  kind: 'comment' | 'string' | 'template' | 'regex'
  start: number
  end: number
}

export interface Scan {
  /** The code alone: as long as the text, with every other part blanked, line breaks kept. */
  code: string
  spans: Span[]
}

/**
 * Tells code from comments, strings, templates and regular expressions, which is all that the
 * checks need of a parser. Code inside `${}` of a template counts as code. An apostrophe in the
 * text of a JSX element opens a string that ends with its line: a harmless mistake.
 */
export function scan(text: string): Scan {
  const spans: Span[] = []
  // One entry for each open `${`, with the number of `{` open inside it.
  const nested: number[] = []
  let at = 0
  while (at < text.length) {
    const char = text[at] as string
    const pair = text.slice(at, at + 2)
    if (pair === '//') at = take('comment', at + 2, seek(text, '\n', at))
    else if (pair === '/*') at = take('comment', at + 2, seek(text, '*/', at + 2)) + 2
    else if (char === "'" || char === '"') at = take('string', at + 1, endOfString(text, at)) + 1
    else if (char === '`') at = template(at + 1)
    else if (char === '/' && startsRegex(text, at))
      at = take('regex', at + 1, endOfRegex(text, at)) + 1
    else at = step(char)
  }
  return { code: blank(text, spans), spans }

  function step(char: string): number {
    const depth = nested.at(-1)
    if (depth === undefined) return at + 1
    if (char === '{') nested[nested.length - 1] = depth + 1
    if (char !== '}') return at + 1
    if (depth > 0) {
      nested[nested.length - 1] = depth - 1
      return at + 1
    }
    nested.pop()
    return template(at + 1)
  }

  function take(kind: Span['kind'], start: number, end: number): number {
    spans.push({ kind, start, end })
    return end
  }

  function template(start: number): number {
    let end = start
    while (end < text.length) {
      if (text[end] === '\\') end += 2
      else if (text[end] === '`') return take('template', start, end) + 1
      else if (text.startsWith('${', end)) {
        nested.push(0)
        return take('template', start, end) + 2
      } else end += 1
    }
    return take('template', start, text.length)
  }
}

function endOfString(text: string, start: number): number {
  for (let end = start + 1; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1
    else if (text[end] === text[start] || text[end] === '\n') return end
  }
  return text.length
}

function endOfRegex(text: string, start: number): number {
  let isInClass = false
  for (let end = start + 1; end < text.length; end += 1) {
    const char = text[end]
    if (char === '\\') end += 1
    else if (char === '[') isInClass = true
    else if (char === ']') isInClass = false
    else if (char === '\n' || (char === '/' && !isInClass)) return end
  }
  return text.length
}

/** A slash divides after a value and opens a regular expression after anything else. */
function startsRegex(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 80), start).trimEnd()
  return /(^|[(,=:[!&|?{};+*>~-]|\b(return|case|typeof|of|in))$/.test(before)
}

/** Where the next `mark` stands, or the end of the text. */
function seek(text: string, mark: string, from: number): number {
  const index = text.indexOf(mark, from)
  return index === -1 ? text.length : index
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

import { type Comment, type ParseResult, parseSync, Visitor } from 'oxc-parser'

/** What stands in a file beside code, with its delimiters where it has any. */
export interface Literal {
  kind: 'string' | 'template' | 'regex' | 'words'
  start: number
  end: number
}

export interface Parsed {
  comments: Comment[]
  literals: Literal[]
  /** What it imports and exports on from elsewhere. */
  module: ParseResult['module']
  /** `import('./a.ts')` among types. */
  typeImports: { specifier: string; start: number }[]
}

const parsed = new Map<string, Parsed>()

/** Reads TypeScript, with elements where it does not make sense without. */
export function parse(text: string): Parsed {
  const known = parsed.get(text)
  if (known) return known
  const plain = parseSync('file.ts', text)
  const result = plain.errors.length === 0 ? plain : parseSync('file.tsx', text)
  const { comments, module } = result
  const found: Parsed = { comments, module, literals: [], typeImports: [] }
  const add = (kind: Literal['kind']) => (node: { start: number; end: number }) =>
    void found.literals.push({ kind, start: node.start, end: node.end })
  const addWords = add('words')
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) add('regex')(withoutFlags(text, node))
      else if (typeof node.value === 'string') add('string')(node)
    },
    TemplateElement: (node) => add('template')(withoutMarks(text, node)),
    JSXText: (node) => {
      if (node.value.trim() !== '') addWords(node)
    },
    TSImportType: ({ source, start }) => {
      found.typeImports.push({ specifier: source.value, start })
    },
  }).visit(result.program)
  parsed.set(text, found)
  return found
}

function withoutFlags(text: string, node: { start: number; end: number }): Literal {
  return { kind: 'regex', start: node.start, end: text.lastIndexOf('/', node.end - 1) + 1 }
}

/** A piece of a template reaches from its backtick or `}` to the next backtick or `${`. */
function withoutMarks(text: string, { start, end }: { start: number; end: number }): Literal {
  const from = /[`}]/.test(text[start] ?? '') ? start + 1 : start
  const mark = text.startsWith('${', end - 2) ? 2 : Number(text[end - 1] === '`')
  return { kind: 'template', start: from, end: Math.max(from, end - mark) }
}

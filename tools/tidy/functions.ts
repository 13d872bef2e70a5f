import { sizes } from '#tools/architecture.ts'
import { scan } from '#tools/tidy/reading/scan.ts'
import {
  type Finding,
  find,
  isCode,
  isTest,
  lineAt,
  type SourceFile,
} from '#tools/tidy/reading/source-file.ts'

const pairs: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** Functions of at most 70 lines: declarations, methods and arrows with a body. */
export function checkFunctions(files: SourceFile[]): Finding[] {
  return files
    .filter((file) => isCode(file.path) && !isTest(file.path))
    .flatMap((file) => {
      const { code } = scan(file.text)
      return bodies(code).flatMap(([start, end]) => {
        const lines = lineAt(code, end) - lineAt(code, start) + 1
        return lines > sizes.functionLinesMax
          ? [find(file, start, `a function of ${lines} lines`)]
          : []
      })
    })
}

/** Where the bodies of functions begin and end; those within a counted one are left out. */
function bodies(code: string): [number, number][] {
  const found: [number, number][] = []
  let covered = 0
  for (const match of code.matchAll(/=>\s*\{|\bfunction\b|^[ \t]+[\w$# ]*?[\w$]+\s*\(/gm)) {
    if (match.index < covered) continue
    const start = match[0].startsWith('=>')
      ? match.index + match[0].length - 1
      : bodyAt(code, match)
    const end = start === null ? -1 : closing(code, start)
    if (start === null || end === -1) continue
    found.push([start, end])
    // An arrow inside a long function is no second finding, but methods of a class are seen each.
    covered = end
  }
  return found
}

function bodyAt(code: string, match: RegExpExecArray): number | null {
  const word = /([\w$]+)\s*\($/.exec(match[0])?.[1]
  if (word && /^(if|for|while|switch|catch|with|return|await|new)$/.test(word)) return null
  const open = code.indexOf('(', match.index)
  const close = open === -1 ? -1 : closing(code, open)
  return close === -1 ? null : afterReturnType(code, close + 1)
}

/** The `{` that opens the body, past a return type that may hold braces of its own. */
function afterReturnType(code: string, from: number): number | null {
  let last = ''
  for (let at = from; at < code.length; at += 1) {
    const char = code[at] as string
    if (/\s/.test(char)) continue
    if (last === '' && char !== ':' && char !== '{') return null
    if (char === '{' && !/[:|&<,(>]/.test(last === '>' ? ' ' : last)) return at
    if (char === '{' && last === '') return at
    if (char === ';' || char === '=') return null
    if (char in pairs) {
      at = closing(code, at)
      if (at === -1) return null
    }
    last = char === '{' ? '}' : char
  }
  return null
}

function closing(code: string, open: number): number {
  const opener = code[open] as string
  const closer = pairs[opener] as string
  let depth = 0
  for (let at = open; at < code.length; at += 1) {
    if (code[at] === opener) depth += 1
    else if (code[at] === closer) depth -= 1
    if (depth === 0) return at
  }
  return -1
}

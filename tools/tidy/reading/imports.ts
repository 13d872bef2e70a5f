import { scan } from '#tools/tidy/reading/scan.ts'
import { isCode, lineAt, type SourceFile } from '#tools/tidy/reading/source-file.ts'

export interface Import {
  from: string
  /** As written: `#money/cents.ts`, `@lya/core/assert.ts`, `pg`. */
  specifier: string
  /** The file it leads to within the repository, or null for a package or a built-in. */
  to: string | null
  isTypeOnly: boolean
  line: number
}

const workspaceDoor: Record<string, string> = {
  assistant: 'assistant/index.ts',
  contract: 'contract/index.ts',
}

/** Every import of every code file: plain, re-exporting and dynamic. */
export function listImports(files: SourceFile[]): Import[] {
  return files.filter((file) => isCode(file.path)).flatMap(importsOf)
}

function importsOf(file: SourceFile): Import[] {
  const { code } = scan(file.text)
  const keyword = /\b(?:from|import)\s*\(?\s*(['"`])/g
  return [...code.matchAll(keyword)].map((match) => {
    const start = match.index + match[0].length
    const specifier = file.text.slice(start, code.indexOf(match[1] as string, start))
    return {
      from: file.path,
      specifier,
      to: resolve(file.path, specifier),
      isTypeOnly: isTypeOnly(code, match.index),
      line: lineAt(file.text, match.index),
    }
  })
}

function isTypeOnly(code: string, at: number): boolean {
  const statement = /\b(?:import|export)\b[^;'"]*$/.exec(code.slice(Math.max(0, at - 2000), at))
  return /^(?:import|export)\s+type\b/.test(lastStatement(statement?.[0] ?? ''))
}

function lastStatement(text: string): string {
  const starts = [...text.matchAll(/\b(?:import|export)\b/g)]
  return text.slice(starts.at(-1)?.index ?? 0)
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('#tools/')) return specifier.slice(1)
  if (specifier.startsWith('#')) return `${from.split('/')[0]}/${specifier.slice(1)}`
  const own = /^@lya\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  if (own) return own[2] ? `${own[1]}/${own[2]}` : (workspaceDoor[own[1] as string] ?? `${own[1]}`)
  if (!specifier.startsWith('.')) return null
  const parts = from.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

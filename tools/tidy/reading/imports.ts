import { parse } from '#tools/tidy/reading/parse.ts'
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
  const { module, typeImports } = parse(file.text)
  const found: { specifier: string; start: number; isTypeOnly: boolean }[] = [
    ...module.staticImports.map(({ moduleRequest, entries, start }) => ({
      specifier: moduleRequest.value,
      start,
      isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries, start }) => {
      const specifier = entries[0]?.moduleRequest?.value
      if (specifier === undefined) return []
      return [{ specifier, start, isTypeOnly: entries.every(({ isType }) => isType) }]
    }),
    ...module.dynamicImports.map(({ moduleRequest, start }) => ({
      // Its delimiters are left out; what is computed leads nowhere that could be known.
      specifier: file.text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      start,
      isTypeOnly: false,
    })),
    ...typeImports.map((one) => ({ ...one, isTypeOnly: true })),
  ]
  return found
    .toSorted((a, b) => a.start - b.start)
    .map(({ specifier, start, isTypeOnly }) => ({
      from: file.path,
      specifier,
      to: resolve(file.path, specifier),
      isTypeOnly,
      line: lineAt(file.text, start),
    }))
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

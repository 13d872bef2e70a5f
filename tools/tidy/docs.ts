import { dirname, join, normalize } from 'node:path'
import { sizes } from '#tools/architecture.ts'
import { type Finding, find, type SourceFile } from '#tools/tidy/reading/source-file.ts'

const isGuide = (path: string) => path.endsWith('.md')

/** What documents name exists: paths, links and npm commands. */
export function checkDocs(files: SourceFile[]): Finding[] {
  const known = new Set(files.flatMap(({ path }) => ancestors(path)))
  const manifest = files.find(({ path }) => path === 'package.json')
  const { scripts = {} } = JSON.parse(manifest?.text ?? '{}') as { scripts?: object }
  return files
    .filter(({ path }) => isGuide(path))
    .flatMap((file) => [...paths(file, known), ...commands(file, scripts), ...length(file)])
}

function ancestors(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** Named paths count from the root or from the document's own folder; links from the latter. */
function paths(file: SourceFile, known: Set<string>): Finding[] {
  const folder = dirname(file.path)
  const isKnown = (path: string) => known.has(normalize(path).replace(/\/$/, ''))
  const named = [...file.text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\/?)`/g)].filter((match) => {
    const [top = '', ...rest] = normalize(match[1] as string).split('/')
    const isPlace = isKnown(top) || isKnown(join(folder, top))
    return rest.length > 0 && isPlace && !/^(data|build|node_modules)$/.test(top)
  })
  const linked = [...file.text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)]
  const fromHere = (match: RegExpExecArray) => isKnown(join(folder, match[1] as string))
  return [
    ...named.filter((match) => !isKnown(match[1] as string) && !fromHere(match)),
    ...linked.filter((match) => !fromHere(match)),
  ].map((match) => find(file, match.index, `${match[1]} does not exist`))
}

function commands(file: SourceFile, scripts: object): Finding[] {
  return [...file.text.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/g)]
    .filter((match) => match[0].startsWith('npm run') || /^(start|test)$/.test(match[1] as string))
    .filter((match) => !((match[1] as string) in scripts))
    .map((match) => find(file, match.index, `${match[0]} is not a command`))
}

function length(file: SourceFile): Finding[] {
  const lines = file.text.trimEnd().split('\n').length
  const isInner = file.path.endsWith('/README.md')
  const max = file.path === 'AGENTS.md' ? sizes.agentsLinesMax : sizes.readmeLinesMax
  const isLong = (isInner || file.path === 'AGENTS.md') && lines > max
  return isLong ? [{ path: file.path, line: 0, message: `${lines} lines: ${max} will do` }] : []
}

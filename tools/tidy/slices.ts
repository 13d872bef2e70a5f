import { composingSlices, workspaceArrows } from '#tools/architecture.ts'
import { type Import, listImports } from '#tools/tidy/reading/imports.ts'
import { placeOf } from '#tools/tidy/reading/place.ts'
import { type Finding, isTest, type SourceFile } from '#tools/tidy/reading/source-file.ts'

/**
 * Server slices are entered by their `index.ts` and form no cycle; web slices never import each
 * other, but for those declared to combine others.
 */
export function checkSlices(files: SourceFile[]): Finding[] {
  const imports = listImports(files.filter((file) => !isTest(file.path)))
  const findings = imports.flatMap((one) => {
    const message = messageFor(one)
    return message ? [{ path: one.from, line: one.line, message }] : []
  })
  return [...findings, ...cycles(imports)]
}

function messageFor({ from, to }: Import): string | null {
  if (!to) return null
  const source = placeOf(from)
  const target = placeOf(to)
  // Tools, benchmarks and journeys are outside the house and may look in by any window.
  if (!(source.workspace in workspaceArrows)) return null
  if (!target.slice || target.slice === source.slice) return null
  if (target.workspace === 'server' && to !== `${target.slice}/index.ts`) {
    return `enter ${target.slice} by its index.ts, not by ${to}`
  }
  if (target.workspace !== 'web' || !source.slice) return null
  if (composingSlices[source.slice]?.includes(target.slice)) return null
  return `web slices do not import each other (${target.slice})`
}

/** One finding for each import that closes a circle of slices. */
function cycles(imports: Import[]): Finding[] {
  const edges = new Map<string, Map<string, Import>>()
  for (const one of imports) {
    const from = placeOf(one.from).slice
    const to = one.to ? placeOf(one.to).slice : null
    if (!from || !to || from === to || !from.startsWith('server/')) continue
    const targets = edges.get(from) ?? new Map<string, Import>()
    edges.set(from, targets.set(to, targets.get(to) ?? one))
  }
  return [...edges].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => reaches(edges, to, from))
      .map(([to, { from: path, line }]) => ({
        path,
        line,
        message: `${from} and ${to} need each other: a circle of slices`,
      })),
  )
}

function reaches(edges: Map<string, Map<string, Import>>, from: string, goal: string): boolean {
  const seen = new Set<string>()
  const next = [from]
  for (let slice = next.pop(); slice !== undefined; slice = next.pop()) {
    if (slice === goal) return true
    if (seen.has(slice)) continue
    seen.add(slice)
    next.push(...(edges.get(slice)?.keys() ?? []))
  }
  return false
}

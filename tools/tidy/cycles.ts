import { listImports } from '#tools/tidy/reading/imports.ts'
import type { Finding, SourceFile } from '#tools/tidy/reading/source-file.ts'

/** No file needs itself, not even for a type: what two files share stands in a third. */
export function checkCycles(files: SourceFile[]): Finding[] {
  const imports = listImports(files).filter((one) => one.to)
  const edges = Map.groupBy(imports, ({ from }) => from)
  const done = new Set<string>()
  const findings: Finding[] = []
  for (const from of edges.keys()) visit(from, [])
  return findings

  function visit(path: string, trail: string[]): void {
    if (done.has(path)) return
    for (const { to, line } of edges.get(path) ?? []) {
      const circle = [...trail, path]
      const start = circle.indexOf(to as string)
      if (start === -1) visit(to as string, circle)
      else {
        const names = [...circle.slice(start), to].join(' -> ')
        findings.push({ path, line, message: `a circle of imports: ${names}` })
      }
    }
    done.add(path)
  }
}

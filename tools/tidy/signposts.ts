import { areaArrows, workspaceArrows } from '#tools/architecture.ts'
import type { Finding, SourceFile } from '#tools/tidy/reading/source-file.ts'

/** Each workspace, and each area of the server, says in a README what lives there. */
export function checkSignposts(files: SourceFile[]): Finding[] {
  const known = new Set(files.map(({ path }) => path))
  const areas = Object.keys(areaArrows).map((area) => `server/${area}`)
  return [...Object.keys(workspaceArrows), ...areas, 'server/platform', 'tools']
    .filter((folder) => files.some(({ path }) => path.startsWith(`${folder}/`)))
    .filter((folder) => !known.has(`${folder}/README.md`))
    .map((path) => ({ path, line: 0, message: 'lacks a README.md' }))
}

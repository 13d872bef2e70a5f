import type { Plugin, Rolldown } from 'vite'
import { isOwnSource, isRoot } from './back-office-root.ts'

/** Where the build says which files are the back-office's alone; tools/build-web takes it away. */
const fileName = 'back-office-files.json'

/** A part of the back-office that comes when one of its pages is opened. */
const isPart = (id: string): boolean => /\/web\/app\/back-office\/[^/]*-part\.ts$/.test(id)

/**
 * Lists the files that only /admin loads, and those that each of its parts needs.
 *
 * @throws when a file of anybody else's pages holds a source of the back-office, or any module that
 *   only the back-office reaches.
 */
export function backOfficeFiles(): Plugin {
  return {
    name: 'lya-back-office-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const schemas = chunks.find(({ moduleIds }) => moduleIds.some((id) => isSchema(id)))
      if (schemas) this.error(`${schemas.fileName} holds zod: import only types of the contract`)
      const doors = chunks.filter((one) => one.isEntry && !isRoot(one.facadeModuleId ?? ''))
      const byName = new Map(chunks.map((one) => [one.fileName, one]))
      const product = reach(doors.map(nameOf), (name) => chunksOf(byName.get(name)))
      const sources = reach(
        doors.flatMap(({ facadeModuleId }) => facadeModuleId ?? []),
        (id) => sourcesOf(this.getModuleInfo(id)),
      )
      const isForeign = (id: string) =>
        isOwnSource(id) || (this.getModuleInfo(id) !== null && !sources.has(id))
      const everybodys = chunks.filter((chunk) => product.has(chunk.fileName))
      for (const { fileName: name, moduleIds } of everybodys) {
        const foreign = moduleIds.filter(isForeign)
        if (foreign.length > 0) this.error(`${name} is everybody's and holds ${foreign.join()}`)
      }
      const styles = new Set(everybodys.flatMap(stylesOf))
      const own = chunks
        .filter((chunk) => !product.has(chunk.fileName))
        .flatMap((one) => [one.fileName, ...stylesOf(one)])
      const parts = chunks
        .filter(({ facadeModuleId }) => isPart(facadeModuleId ?? ''))
        .map((part) => [...reach([part.fileName], (name) => byName.get(name)?.imports ?? [])])
        .map((names) => names.flatMap((name) => [name, ...stylesOf(byName.get(name))]))
      const listed = { own: own.filter((file) => !styles.has(file)), parts }
      const source = JSON.stringify(listed)
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** The library looks whether it may make code of text, which the policy of our pages forbids. */
const isSchema = (id: string): boolean => id.includes('/node_modules/zod/')

const nameOf = ({ fileName }: Rolldown.OutputChunk): string => fileName

const chunksOf = (chunk: Rolldown.OutputChunk | undefined): string[] =>
  chunk ? [...chunk.imports, ...chunk.dynamicImports] : []

const sourcesOf = (module: Rolldown.ModuleInfo | null): string[] =>
  module ? [...module.importedIds, ...module.dynamicallyImportedIds] : []

function stylesOf(chunk: Rolldown.OutputChunk | undefined): string[] {
  return [...(chunk?.viteMetadata?.importedCss ?? [])]
}

/** All that can be got to from here. */
function reach(from: readonly string[], next: (name: string) => readonly string[]): Set<string> {
  const found = new Set(from)
  for (const name of found) for (const one of next(name)) found.add(one)
  return found
}

import { areaArrows, openComposition } from '#tools/architecture.ts'
import { listImports } from '#tools/tidy/reading/imports.ts'
import { placeOf } from '#tools/tidy/reading/place.ts'
import { type Finding, isTest, type SourceFile } from '#tools/tidy/reading/source-file.ts'

/** Areas import along the arrows only, the ground imports no area, and nobody the composition. */
export function checkAreas(files: SourceFile[]): Finding[] {
  return listImports(files.filter((file) => !isTest(file.path))).flatMap((one) => {
    if (!one.to || one.to in openComposition) return []
    const from = placeOf(one.from)
    const to = placeOf(one.to)
    if (from.workspace !== to.workspace) return []
    const isFine = isTest(one.to) ? false : mayImport(from, to)
    const message = `${from.workspace}/${from.area} may not import ${one.to}`
    return isFine ? [] : [{ path: one.from, line: one.line, message }]
  })
}

function mayImport(from: ReturnType<typeof placeOf>, to: ReturnType<typeof placeOf>): boolean {
  if (from.part === 'composition' || from.part === 'other') return true
  if (to.part === 'composition') return false
  if (from.part === 'ground') return to.part !== 'area'
  if (to.part !== 'area' || to.area === from.area) return true
  return areaArrows[from.area]?.includes(to.area) ?? false
}

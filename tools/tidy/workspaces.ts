import { workspaceArrows, workspacePackages } from '#tools/architecture.ts'
import { type Import, listImports } from '#tools/tidy/reading/imports.ts'
import { type Finding, isTest, type SourceFile } from '#tools/tidy/reading/source-file.ts'

/** Workspaces import along the arrows only, and the pure ones no package and no built-in. */
export function checkWorkspaces(files: SourceFile[]): Finding[] {
  return listImports(files).flatMap((one) => {
    const from = one.from.split('/')[0] as string
    if (!(from in workspaceArrows)) return []
    const message = one.to ? crossing(from, one) : outsider(from, one)
    return message ? [{ path: one.from, line: one.line, message }] : []
  })
}

function crossing(from: string, { to, specifier }: Import): string | null {
  const target = (to as string).split('/')[0] as string
  if (target !== from && !workspaceArrows[from]?.includes(target)) {
    return `${from} may not import ${target} (${specifier})`
  }
  const isOwnName = specifier.startsWith('@lya/') ? target === from : false
  if (isOwnName) return `import ${specifier} as #${(to as string).slice(from.length + 1)}`
  return target !== from && specifier.startsWith('.') ? `import ${specifier} by its name` : null
}

function outsider(from: string, { from: path, specifier }: Import): string | null {
  const allowed = workspacePackages[from]
  if (isTest(path) || path.endsWith('.config.ts') || !allowed) return null
  const isAllowed = allowed.some((name) => specifier === name || specifier.startsWith(`${name}/`))
  return isAllowed ? null : `${from} is pure: it may not import ${specifier}`
}

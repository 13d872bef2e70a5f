import { bannedNames, roles } from '#tools/architecture.ts'
import { type Finding, isCode, type SourceFile } from '#tools/tidy/reading/source-file.ts'

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Names that a tool demands. */
const demanded = /^(entry\.(client|server)|sw\.src)$/

/** Files and folders are named after their subject, in kebab-case, with a role from the list. */
export function checkNames(files: SourceFile[]): Finding[] {
  return files.flatMap(({ path }) => {
    const message = messageFor(path)
    return message ? [{ path, line: 0, message }] : []
  })
}

function messageFor(path: string): string | null {
  const folders = path.split('/')
  const file = folders.pop() as string
  const stem = file.split('.')[0] as string
  const banned = [...folders, stem].find((name) => bannedNames.includes(name as never))
  if (banned) return `the name ${banned} says nothing about its subject`
  if (!isCode(path)) return null

  const base = file.replace(/\.(ts|tsx|mjs)$/, '')
  if (demanded.test(base)) return null
  const [name = '', ...suffixes] = base.split('.')
  const odd = folders.find((folder) => !kebab.test(folder) && !folder.startsWith('.'))
  if (odd || !kebab.test(name)) return `write ${odd ?? name} in kebab-case`
  const role = suffixes.find((suffix) => !roles.includes(suffix as never))
  return role ? `.${role} is not one of the roles of a file` : null
}

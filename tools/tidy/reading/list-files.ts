import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from '#tools/tidy/reading/source-file.ts'

const binary = /\.(png|jpe?g|webp|avif|ico|woff2?|mp4|pdf|xlsx|gz|br|zip)$/
const made = /(^|\/)(node_modules|build|data|\.git|\.react-router|test-results)(\/|$)|^\.env$/

/**
 * A repository's files, binary ones without their text: those that git tracks and those that it
 * would be offered, or in an unpacked archive all that are not made by a tool.
 */
export function listFiles(root: string): SourceFile[] {
  return (listByGit(root) ?? listByFolder(root))
    .filter((path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile())
    .map((path) => ({
      path,
      text: binary.test(path) ? '' : readFileSync(join(root, path), 'utf8'),
    }))
}

function listByGit(root: string): string[] | null {
  // A checkout that belongs to somebody else is only read here, so git need not mistrust it.
  const trust = ['-c', 'safe.directory=*']
  const listing = spawnSync('git', [...trust, 'ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (listing.status !== 0) return null
  return [...new Set(listing.stdout.split('\0'))].filter((path) => path !== '')
}

function listByFolder(root: string): string[] {
  const paths = globSync(['**/*', '.*', '.ci/*'], { cwd: root, exclude: (path) => made.test(path) })
  return paths.map((path) => path.replaceAll('\\', '/')).filter((path) => !made.test(path))
}

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from '#tools/tidy/reading/source-file.ts'

const binary = /\.(png|jpe?g|webp|avif|ico|woff2?|mp4|pdf|xlsx|gz|br|zip)$/

/**
 * A repository's files, binary ones without their text: those that git tracks and those that it
 * would be offered.
 */
export function listFiles(root: string): SourceFile[] {
  const listing = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return [...new Set(listing.split('\0'))]
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => ({
      path,
      text: binary.test(path) ? '' : readFileSync(join(root, path), 'utf8'),
    }))
}

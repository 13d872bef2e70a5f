import type { Finding, SourceFile } from '#tools/tidy/reading/source-file.ts'

const folder = 'server/migrations/'

/** Migrations are plain SQL, numbered 0001, 0002 and so on without a gap or a number used twice. */
export function checkMigrations(files: SourceFile[]): Finding[] {
  const paths = files.map(({ path }) => path).filter((path) => path.startsWith(folder))
  const named = paths.filter((path) => /^\d{4}_[a-z0-9_]+\.sql$/.test(path.slice(folder.length)))
  const odd = paths.filter((path) => !named.includes(path) && !path.endsWith('README.md'))
  return [
    ...odd.map((path) => ({ path, line: 0, message: 'name it 0001_subject.sql' })),
    ...named.sort().flatMap((path, index) => {
      const expected = String(index + 1).padStart(4, '0')
      const isNext = path.slice(folder.length).startsWith(expected)
      return isNext ? [] : [{ path, line: 0, message: `${expected} comes next in the numbering` }]
    }),
  ]
}

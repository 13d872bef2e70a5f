import { join } from 'node:path'
import { checks } from '#tools/tidy/checks.ts'
import { listFiles } from '#tools/tidy/reading/list-files.ts'

const files = listFiles(process.argv[2] ?? join(import.meta.dirname, '..'))
let count = 0
for (const [name, check] of Object.entries(checks)) {
  for (const { path, line, message } of check(files)) {
    count += 1
    process.stdout.write(`${path}${line > 0 ? `:${line}` : ''}: ${message} (${name})\n`)
  }
}
// Nothing to read would mean that the repository was not found, not that it is tidy.
if (files.length === 0) process.stdout.write('tidy found no files\n')
process.exitCode = count > 0 || files.length === 0 ? 1 : 0

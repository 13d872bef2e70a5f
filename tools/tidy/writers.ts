import { dirname } from 'node:path'
import { sharedTables } from '#tools/architecture.ts'
import { scan } from '#tools/tidy/reading/scan.ts'
import { type Finding, find, isTest, type SourceFile } from '#tools/tidy/reading/source-file.ts'

interface Write {
  table: string
  slice: string
  finding: Finding
}

const sqlWrite =
  /\b(?:insert\s+into|update(?!\s+(?:set|of|skip|nowait)\b)|delete\s+from|merge\s+into)\s+"?([a-z_.]+)"?/gi
const ormWrite = /\.(?:insert|update|delete)\(\s*([a-z]\w*)\s*\)/g

/** Reads may cross slices, writes may not: each table is written by the store of one slice. */
export function checkWriters(files: SourceFile[]): Finding[] {
  const slices = files.filter(({ path }) => /^server\/.*\.ts$/.test(path) && !isTest(path))
  const reading = slices.filter(({ path }) => path.endsWith('.queries.ts'))
  const stores = slices.filter(({ path }) => path.endsWith('.store.ts'))
  const writes = stores.flatMap(writesOf)
  return [
    ...reading.flatMap(writesOf).map(({ finding, table }) => ({
      ...finding,
      message: `a *.queries.ts only reads, yet it writes ${table}`,
    })),
    ...writes
      .filter(
        ({ table, slice }) => !(table in sharedTables) && firstWriter(writes, table) !== slice,
      )
      .map(({ finding }) => finding),
  ]

  function firstWriter(all: Write[], name: string): string | undefined {
    return all.find(({ table }) => table === name)?.slice
  }
}

function writesOf(file: SourceFile): Write[] {
  const { code, spans } = scan(file.text)
  const slice = dirname(file.path)
  const write = (table: string, offset: number): Write => {
    const message = `${table} is written by another slice's store already`
    return { table: table.toLowerCase(), slice, finding: find(file, offset, message) }
  }
  const isOrm = /\borm\b/.test(code)
  const orm = isOrm ? [...code.matchAll(ormWrite)] : []
  return [
    ...orm.map((match) => write(match[1] as string, match.index)),
    ...spans
      .filter(({ kind }) => kind === 'string' || kind === 'template')
      .flatMap(({ start, end }) =>
        [...file.text.slice(start, end).matchAll(sqlWrite)].map((match) =>
          write(match[1] as string, start + match.index),
        ),
      ),
  ]
}

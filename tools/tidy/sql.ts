import { sqlGuests, sqlPackages, sqlPlaces } from '#tools/architecture.ts'
import { listImports } from '#tools/tidy/reading/imports.ts'
import { scan } from '#tools/tidy/reading/scan.ts'
import {
  type Finding,
  find,
  isCode,
  isTest,
  type SourceFile,
} from '#tools/tidy/reading/source-file.ts'

const statement =
  /^\s*(select\s[\s\S]*?(\sfrom\s|\()|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|with\s+\w+\s+(\([^)]*\)\s*)?as\s*\(|(create|alter|drop)\s+(table|index|role|schema|type|database|function)\s|truncate\s)/i

/** SQL, and the packages that speak it, stay in stores, queries, the platform and migrations. */
export function checkSql(files: SourceFile[]): Finding[] {
  const elsewhere = files.filter(({ path }) => isCode(path) && !isTest(path) && !isAtHome(path))
  return [...elsewhere.flatMap(statements), ...packages(elsewhere)]
}

function isAtHome(path: string): boolean {
  return sqlPlaces.some((place) => place.test(path))
}

function statements(file: SourceFile): Finding[] {
  return scan(file.text)
    .spans.filter(({ kind }) => kind === 'string' || kind === 'template')
    .filter(({ start, end }) => statement.test(file.text.slice(start, end)))
    .map(({ start }) => find(file, start, 'SQL belongs in a *.store.ts or a *.queries.ts'))
}

function packages(files: SourceFile[]): Finding[] {
  return listImports(files)
    .filter(({ from, to, isTypeOnly }) => !to && !isTypeOnly && !(from in sqlGuests))
    .filter(({ specifier }) => sqlPackages.test(specifier))
    .map(({ from, line, specifier }) => ({
      path: from,
      line,
      message: `only stores, queries and the platform import ${specifier}`,
    }))
}

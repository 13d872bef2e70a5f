import { type Finding, find, type SourceFile } from '#tools/tidy/reading/source-file.ts'

/** Written so that this file does not find itself. */
const leftovers: readonly (readonly [RegExp, string])[] = [
  [/\bTO(?:DO)\b|\bFIX(?:ME)\b|\bX{3}\b|\bHA(?:CK)\b/g, 'finish it, or open an issue'],
  [/(?<![\w.@-])\/(?:work|root|home\/\w+|Users\/\w+)\//g, 'a path of one machine'],
  [/registry\.[\w-]+\.(?:org|com|io|dev)/g, "a package registry's host"],
  [/^Co-auth(?:ored)-by/gim, 'authors are in the log'],
  [/@ts-(?:ignore|nocheck)/g, 'the type checker is not silenced'],
]

/** What people write in capitals may look like a note of ours, and so may learned letters. */
const isSaid = ({ path }: SourceFile): boolean => /\.(jsonl|tsv)$|\/weights\.json$/.test(path)

/** Nothing unfinished, nothing of the machine that it was written on. */
export function checkLeftovers(files: SourceFile[]): Finding[] {
  return files.flatMap((file) =>
    (isSaid(file) ? leftovers.slice(1) : leftovers).flatMap(([pattern, reason]) =>
      [...file.text.matchAll(pattern)].map((match) =>
        find(file, match.index, `${match[0]}: ${reason}`),
      ),
    ),
  )
}

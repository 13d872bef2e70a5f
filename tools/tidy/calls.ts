import { bannedCalls } from '#tools/architecture.ts'
import { scan } from '#tools/tidy/reading/scan.ts'
import {
  type Finding,
  find,
  isCode,
  isTest,
  type SourceFile,
} from '#tools/tidy/reading/source-file.ts'

/** Calls that are banned outside the few places where they are at home. */
export function checkCalls(files: SourceFile[]): Finding[] {
  return files
    .filter((file) => isCode(file.path))
    .flatMap((file) => {
      const { code } = scan(file.text)
      return bannedCalls.flatMap(({ pattern, instead, allowedIn, isAllowedInTests }) => {
        if (allowedIn.some((place) => file.path.startsWith(place))) return []
        if (isAllowedInTests && isTest(file.path)) return []
        return [...code.matchAll(pattern)].map((match) =>
          find(file, match.index, `${match[0].trim()} is banned here: ${instead}`),
        )
      })
    })
}

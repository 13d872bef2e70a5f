import { checkAreas } from '#tools/tidy/areas.ts'
import { checkCalls } from '#tools/tidy/calls.ts'
import { checkCycles } from '#tools/tidy/cycles.ts'
import { checkDocs } from '#tools/tidy/docs.ts'
import { checkFunctions } from '#tools/tidy/functions.ts'
import { checkLanguage } from '#tools/tidy/language.ts'
import { checkLeftovers } from '#tools/tidy/leftovers.ts'
import { checkLines } from '#tools/tidy/lines.ts'
import { checkLockFile } from '#tools/tidy/lock-file.ts'
import { checkMigrations } from '#tools/tidy/migrations.ts'
import { checkNames } from '#tools/tidy/names.ts'
import type { Check } from '#tools/tidy/reading/source-file.ts'
import { checkSignposts } from '#tools/tidy/signposts.ts'
import { checkSizes } from '#tools/tidy/sizes.ts'
import { checkSlices } from '#tools/tidy/slices.ts'
import { checkSpellings } from '#tools/tidy/spellings.ts'
import { checkSql } from '#tools/tidy/sql.ts'
import { checkWorkspaces } from '#tools/tidy/workspaces.ts'
import { checkWriters } from '#tools/tidy/writers.ts'

/** Every check by its name. `tidy.test.ts` plants a violation for each of them. */
export const checks = {
  workspaces: checkWorkspaces,
  areas: checkAreas,
  slices: checkSlices,
  cycles: checkCycles,
  names: checkNames,
  sizes: checkSizes,
  functions: checkFunctions,
  lines: checkLines,
  calls: checkCalls,
  sql: checkSql,
  writers: checkWriters,
  language: checkLanguage,
  spellings: checkSpellings,
  migrations: checkMigrations,
  'lock-file': checkLockFile,
  leftovers: checkLeftovers,
  docs: checkDocs,
  signposts: checkSignposts,
} satisfies Record<string, Check>

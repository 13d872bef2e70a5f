/**
 * The shape of the house as data. `tidy` fails on whatever does not follow it; changing a line here
 * is a decision, so it comes with a note in `docs/decisions/`.
 */

/** Which workspaces a workspace may import, besides itself. */
export const workspaceArrows: Record<string, readonly string[]> = {
  core: [],
  assistant: ['core'],
  contract: ['core'],
  server: ['core', 'contract', 'assistant'],
  web: ['core', 'contract'],
}

/** The packages that a workspace's product code may import; a workspace not named is free. */
export const workspacePackages: Record<string, readonly string[]> = {
  // Pure rules of documents, postal codes and PIX codes, kept by others (decision 040).
  core: ['@brazilian-utils/brazilian-utils'],
  assistant: [],
  contract: ['zod', '@orpc/contract'],
}

/**
 * Which areas an area may import within its workspace, besides itself. `money` and `commerce` never
 * meet: the paywall is mounted around the money routes in `server/main`.
 */
export const areaArrows: Record<string, readonly string[]> = {
  people: [],
  money: ['people'],
  commerce: ['people'],
  assistant: ['people', 'money', 'commerce'],
  backoffice: ['people', 'money', 'commerce', 'assistant'],
}

/** The ground under the areas of each workspace: it knows no area, every area may build on it. */
export const ground: Record<string, readonly string[]> = {
  core: ['amounts', 'calendar', 'assert.ts', 'refusal.ts', 'limits.ts'],
  contract: ['fields.ts', 'events.ts', 'access.ts'],
  server: ['platform'],
  web: ['design', 'connection', 'format'],
}

/** What joins the areas and may therefore import them all. Areas may not import it back. */
export const composition: Record<string, readonly string[]> = {
  contract: ['index.ts', 'refusals.ts'],
  server: ['main', 'main.ts', 'commands', 'simulators', 'adapters'],
  web: ['app', 'site'],
}

/** Files of the composition that areas may use after all, each with its reason. */
export const openComposition: Record<string, string> = {
  'web/app/paths.ts': 'the map of addresses, which every link needs',
  'web/app/back-office/admin-paths.ts': 'the map of addresses of the back-office',
  'web/app/shortcuts/shortcuts.copy.ts': 'the one list of keys, which the help page shows too',
}

/** Web slices that exist to combine others; every other web slice stands alone. */
export const composingSlices: Record<string, readonly string[]> = {
  'web/backoffice/shell': ['web/backoffice/palette'],
  'web/backoffice/dashboard': ['web/backoffice/people'],
  'web/people/sign-up': ['web/people/fields'],
  'web/people/recovery': ['web/people/fields'],
  'web/commerce/subscription': ['web/commerce/fields'],
  'web/people/profile': ['web/people/account', 'web/people/channels', 'web/people/fields'],
  'web/commerce/checkout': ['web/commerce/fields', 'web/people/fields'],
  'web/money/dashboard': [
    'web/money/recurring',
    'web/money/periods',
    'web/money/budgets',
    'web/money/summary',
    'web/money/transactions',
    'web/money/undo',
  ],
  'web/money/transactions': [
    'web/money/fields',
    'web/money/periods',
    'web/money/summary',
    'web/money/undo',
  ],
  'web/money/budgets': ['web/money/fields', 'web/money/undo'],
  'web/money/recurring': ['web/money/fields', 'web/money/undo'],
  'web/money/goals': ['web/money/fields', 'web/money/undo'],
  'web/assistant/memory': ['web/money/undo', 'web/people/channels'],
  'web/money/categories': ['web/money/fields', 'web/money/undo'],
  'web/backoffice/plans': ['web/money/fields'],
  'web/backoffice/person': ['web/backoffice/crm', 'web/money/fields'],
  'web/backoffice/payments': ['web/money/fields'],
}

/** Banned as the name of a folder or a file: they say nothing about their subject. */
export const bannedNames = [
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'lib',
  'misc',
  'services',
  'types',
] as const

/** The roles that may follow a file's name, as in `budgets.store.ts`. */
export const roles = [
  'routes',
  'store',
  'queries',
  'jobs',
  'events',
  'mail',
  'copy',
  'seed',
  'model',
  'config',
  'test',
  'd',
] as const

export const sizes = {
  fileLinesMax: 250,
  /** What is read and mended most often is kept shorter. */
  assistantLinesMax: 200,
  functionLinesMax: 70,
  columnsMax: 100,
  folderFilesMax: 20,
  readmeLinesMax: 30,
  agentsLinesMax: 60,
} as const

/** Files over the limit, each with its reason. The list may only shrink. */
export const longFiles: Record<string, string> = {}

export interface BannedCall {
  pattern: RegExp
  instead: string
  /** Beginnings of the paths where the call is at home. */
  allowedIn: readonly string[]
  isAllowedInTests?: boolean
}

const outside = ['tools/', 'bench/', 'e2e/', 'playwright.config.ts'] as const
const timeAndChance = [
  'server/platform/clock/',
  'server/platform/security/',
  'web/connection/clock.ts',
  'web/connection/ids.ts',
  ...outside,
] as const

/** Calls that make code depend on the day, on chance or on the machine. */
export const bannedCalls: readonly BannedCall[] = [
  {
    pattern: /\bprocess\.env\b/g,
    instead: 'read it in server/platform/config and pass the setting on',
    allowedIn: ['server/platform/config/', ...outside],
    isAllowedInTests: true,
  },
  {
    pattern: /\bDate\.now\(|\bnew Date\(\s*\)|\bTemporal\.Now\b/g,
    instead: 'take the clock from the context',
    allowedIn: timeAndChance,
    isAllowedInTests: true,
  },
  {
    pattern: /\bMath\.random\(/g,
    instead: 'use server/platform/security',
    allowedIn: timeAndChance,
  },
  {
    pattern: /\brandomUUID\(/g,
    instead: 'use newId of server/platform/security (or of web/connection)',
    allowedIn: timeAndChance,
    isAllowedInTests: true,
  },
  {
    pattern: /\brequire\(|\beval\(|\bnew Function\(/g,
    instead: 'import what is needed',
    allowedIn: [],
  },
  {
    pattern: /\b(?:describe|it|test)\.(?:only|skip|todo)\b/g,
    instead: 'run the test, or delete it',
    allowedIn: [],
  },
]

/** Where statements in SQL may be written. */
export const sqlPlaces: readonly RegExp[] = [
  /\.(store|queries)\.ts$/,
  /^server\/platform\//,
  /^server\/migrations\//,
  /^(tools|bench|e2e)\//,
]

/** Packages that speak SQL, importable only where SQL may be written. */
export const sqlPackages = /^(drizzle-orm|pg)(\/|$)/

/** Other files that may import them, each with its reason. */
export const sqlGuests: Record<string, string> = {
  'server/people/identity/auth.ts': 'hands our pool to the sign-in library',
}

/** Tables that more than one slice writes, each with its reason. */
export const sharedTables: Record<string, string> = {}

/** Where letters with accents may stand: what people read, and what people write to Lya. */
export const accentPlaces: readonly RegExp[] = [
  /\.tsx$/,
  /\.(copy|mail|seed|test)\.ts$/,
  /^assistant\//,
  /^core\/money\/imports\//,
  /^server\/migrations\//,
  /(^|\/)(testing|fixtures|corpus)\//,
  /^(e2e|bench)\//,
  /^tools\/demo\//,
  /^web\/public\//,
]

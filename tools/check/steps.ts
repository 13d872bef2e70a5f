interface Command {
  command: readonly string[]
  folder?: string
}

export interface CheckStep {
  name: string
  /** Run one after the other; all of them, so that one run tells everything. */
  commands: readonly Command[]
}

const typed = (project: string): Command => ({ command: ['tsc', '-p', project] })
/** The workspaces whose product code is checked without Node, and whose tests with it. */
const pure = ['core', 'assistant', 'contract']

/** Everything that `npm run check` looks at; the slowest first, so that both cores stay busy. */
export const checkSteps: readonly CheckStep[] = [
  { name: 'knip', commands: [{ command: ['knip', '--no-progress', '--no-config-hints'] }] },
  {
    // The pages' own types come from the routes, so they are made first.
    name: 'types of web',
    commands: [{ command: ['react-router', 'typegen'], folder: 'web' }, typed('web/tsconfig.json')],
  },
  {
    name: 'types of server and tools',
    commands: [typed('server/tsconfig.json'), typed('tsconfig.json')],
  },
  {
    name: 'types of the pure workspaces',
    commands: pure.flatMap((name) => [
      typed(`${name}/tsconfig.json`),
      typed(`${name}/tsconfig.test.json`),
    ]),
  },
  { name: 'biome', commands: [{ command: ['biome', 'check', '--error-on-warnings', '.'] }] },
  {
    name: 'oxlint',
    commands: [{ command: ['oxlint', '--type-aware', '--deny-warnings', '.'] }],
  },
  { name: 'tidy', commands: [{ command: ['node', 'tools/tidy.ts'] }] },
]

import { describe, expect, it } from 'vitest'
import { longFiles } from '#tools/architecture.ts'
import { checks } from '#tools/tidy/checks.ts'
import { scan } from '#tools/tidy/reading/scan.ts'
import type { Check } from '#tools/tidy/reading/source-file.ts'
import { spellingFiles } from '#tools/tidy/spelling-files.ts'

type Tree = Record<string, string>

interface Planted {
  /** Each tree holds one violation, and this part of the finding it must be met with. */
  violations: [tree: Tree, expected: string][]
  /** What looks alike and is allowed. */
  clean: Tree
}

const lines = (count: number, line = 'const a = 1') => `${line}\n`.repeat(count)
const spelled = (...parts: string[]) => parts.join('')

const planted: Record<keyof typeof checks, Planted> = {
  workspaces: {
    violations: [
      [{ 'core/a.ts': `import { b } from '@lya/contract/b.ts'` }, 'core may not import contract'],
      [{ 'core/a.ts': `export * from '@lya/assistant'` }, 'core may not import assistant'],
      [{ 'assistant/a.ts': `await import('@lya/server/x.ts')` }, 'may not import server'],
      [{ 'web/a.ts': `import type { A } from '@lya/assistant/a.ts'` }, 'may not import assistant'],
      [{ 'contract/a.ts': `import '../server/main.ts'` }, 'contract may not import server'],
      [{ 'core/a.ts': `import { readFileSync } from 'node:fs'` }, 'pure'],
      [{ 'contract/a.ts': `import { Hono } from 'hono'` }, 'pure'],
      [{ 'core/a.ts': `import { b } from '@lya/core/b.ts'` }, 'import @lya/core/b.ts as #b.ts'],
      [{ 'server/a.ts': `import { b } from '../core/b.ts'` }, 'by its name'],
    ],
    clean: {
      'server/a.ts': `import { readTurn } from '@lya/assistant'\nimport pg from 'pg'`,
      'contract/a.ts': `import * as z from 'zod'\nimport { b } from '@lya/core/b.ts'`,
      'core/a.test.ts': `import { it } from 'vitest'`,
      'core/a.ts': `// import { b } from '@lya/contract/b.ts'\nimport { c } from '#c.ts'`,
      'bench/a.ts': `import { b } from '@lya/server/b.ts'`,
    },
  },
  areas: {
    violations: [
      [{ 'server/people/a/b.ts': `import '#money/x/index.ts'` }, 'server/people may not import'],
      [{ 'server/money/a/b.ts': `import '#commerce/x/index.ts'` }, 'may not import'],
      [{ 'server/commerce/a/b.ts': `import '#money/x/index.ts'` }, 'may not import'],
      [{ 'server/platform/a/b.ts': `import '#people/x/index.ts'` }, 'server/platform may not'],
      [{ 'server/money/a/b.ts': `import '#adapters/asaas/client.ts'` }, 'may not import'],
      [{ 'server/money/a/b.ts': `import '#main/routes.ts'` }, 'may not import server/main'],
      [{ 'server/money/a/b.ts': `import '#platform/testing/b.ts'` }, 'platform/testing'],
      [{ 'web/design/a.tsx': `export * from '#money/x/b.ts'` }, 'web/design may not import'],
      [{ 'web/money/a/b.tsx': `import('#app/shell/shell.tsx')` }, 'may not import web/app'],
      [{ 'core/people/a.ts': `import '#money/cents.ts'` }, 'core/people may not import'],
    ],
    clean: {
      'server/assistant/a/b.ts': `import '#money/x/index.ts'\nimport '#people/y/index.ts'`,
      'server/people/a/b.ts': `import '#platform/db/database.ts'`,
      'server/main/routes.ts': `import '#money/x/index.ts'\nimport '#commerce/y/index.ts'`,
      'server/people/a/b.test.ts': `import '#main/testing/app.ts'`,
      'web/money/a/b.tsx': `import { paths } from '#app/paths.ts'`,
      'web/app/a.tsx': `import '#money/x/b.tsx'`,
    },
  },
  slices: {
    violations: [
      [{ 'server/money/a/b.ts': `import '#money/x/x.store.ts'` }, 'by its index.ts'],
      [{ 'server/main/routes.ts': `export * from '#money/x/x.routes.ts'` }, 'by its index.ts'],
      [{ 'server/money/a/b.ts': `import('../x/record.ts')` }, 'by its index.ts'],
      [
        {
          'server/money/a/index.ts': `import '#money/b/index.ts'`,
          'server/money/b/index.ts': `import '#money/c/index.ts'`,
          'server/money/c/index.ts': `import '#money/a/index.ts'`,
        },
        'a circle of slices',
      ],
      [{ 'web/money/goals/a.tsx': `import '#money/budgets/b.tsx'` }, 'do not import each other'],
      [{ 'web/money/goals/a.tsx': `import '../../people/b/b.ts'` }, 'do not import each other'],
    ],
    clean: {
      'server/money/a/b.ts': `import '#money/x/index.ts'\nimport '#money/a/a.store.ts'`,
      'server/money/a/b.test.ts': `import '#money/x/x.store.ts'`,
      'web/money/dashboard/a.tsx': `import '#money/summary/summary-cards.tsx'`,
      'web/app/a.tsx': `import '#money/budgets/b.tsx'`,
      'bench/a.ts': `import '@lya/server/money/x/x.store.ts'`,
    },
  },
  cycles: {
    violations: [
      [
        {
          'core/a.ts': `import { b } from '#b.ts'`,
          'core/b.ts': `import { c } from './c.ts'`,
          'core/c.ts': `export { a } from '#a.ts'`,
        },
        'core/a.ts -> core/b.ts -> core/c.ts -> core/a.ts',
      ],
      [
        {
          'core/a.ts': `import { b } from '#b.ts'`,
          'core/b.ts': `import type { A } from '#a.ts'`,
        },
        'core/a.ts -> core/b.ts -> core/a.ts',
      ],
      [
        {
          'core/a.ts': `import { type B, c } from '#b.ts'`,
          'core/b.ts': `export type { A } from '#a.ts'`,
        },
        'core/a.ts -> core/b.ts -> core/a.ts',
      ],
    ],
    clean: {
      'core/a.ts': `import { b } from '#b.ts'\nimport type { C } from '#c.ts'`,
      'core/b.ts': `import type { C } from '#c.ts'`,
      'core/c.ts': 'export type C = 1',
    },
  },
  names: {
    violations: [
      [{ 'server/money/utils/round.ts': '' }, 'utils says nothing'],
      [{ 'core/helpers.ts': '' }, 'helpers says nothing'],
      [{ 'web/lib/a.css': '' }, 'lib says nothing'],
      [{ 'core/money/types.test.ts': '' }, 'types says nothing'],
      [{ 'web/money/BudgetCard.tsx': '' }, 'kebab-case'],
      [{ 'core/moneyStuff/a.ts': '' }, 'kebab-case'],
      [{ 'server/money/budgets/budgets.service.ts': '' }, '.service is not one of the roles'],
    ],
    clean: {
      'server/money/budgets/budgets.store.ts': '',
      'web/money/goals/goal.model.test.ts': '',
      'web/app/entry.client.tsx': '',
      'README.md': '',
    },
  },
  sizes: {
    violations: [
      [{ 'core/a.ts': lines(251) }, '251 lines'],
      [{ 'assistant/a.ts': lines(201) }, '201 lines'],
      [Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`core/a${n}.ts`, ''])), '21 files'],
    ],
    clean: {
      'core/a.ts': lines(250),
      'assistant/a.ts': lines(200),
      'core/a.test.ts': lines(900),
      'web/site/landing.copy.ts': lines(400),
    },
  },
  functions: {
    violations: [
      [{ 'core/a.ts': `function a() {\n${lines(70)}}` }, 'a function of 72 lines'],
      [{ 'core/a.ts': `const a = (): { b: string } => {\n${lines(70)}}` }, 'of 72 lines'],
      [{ 'core/a.ts': `class A {\n  async b(c = '{') {\n${lines(70)}}\n}` }, 'of 72 lines'],
      [
        { 'core/a.ts': `export function a(): Promise<{ b: 1 }> {\n${lines(70)}}\n` },
        'a function of 72 lines',
      ],
      [
        { 'core/a.ts': `function a(b: { c: 1 }): { d: 1 } {\n  const e = '}'\n${lines(70)}}` },
        'of 73 lines',
      ],
    ],
    clean: {
      'core/a.ts': `export function a(): { b: 1 } {\n${lines(68)}}\n\nconst c = {\n${lines(90)}}`,
      'core/b.ts': `function a() {\n${lines(40)}}\nfunction b() {\n${lines(40)}}`,
      'core/c.test.ts': `describe('a', () => {\n${lines(200)}})`,
    },
  },
  lines: {
    violations: [
      [{ 'core/a.ts': `// ${'why '.repeat(30)}` }, '123 columns'],
      [{ 'core/a.ts': `const a = ${'b + '.repeat(30)}c` }, '131 columns'],
      [{ 'web/a.css': `.a { ${'color: red; '.repeat(10)} }` }, 'columns'],
    ],
    clean: {
      'core/a.ts': `const a = '${'one sentence of one piece '.repeat(5)}'`,
      'core/b.ts': `// See https://example.com/${'a'.repeat(100)}`,
      'docs/a.md': 'x'.repeat(300),
      'core/c.ts': `const a = \`\n${'select '.repeat(20)}\n\``,
    },
  },
  calls: {
    violations: [
      [{ 'server/money/a.ts': 'const a = process.env.HOME' }, 'process.env is banned'],
      [{ 'core/a.ts': 'const a = Date.now()' }, 'Date.now( is banned'],
      [{ 'core/a.ts': 'const a = new Date( )' }, 'new Date( ) is banned'],
      [{ 'web/money/a.tsx': 'Temporal.Now.instant()' }, 'Temporal.Now is banned'],
      [{ 'assistant/a.ts': 'Math.random()' }, 'Math.random( is banned'],
      [{ 'server/money/a.ts': 'crypto.randomUUID()' }, 'randomUUID( is banned'],
      [{ 'core/a.ts': `const a = \`\${Date.now()}\`` }, 'Date.now( is banned'],
      [{ 'server/a.ts': `require('pg')` }, 'require( is banned'],
      [{ 'server/a.test.ts': spelled('it', `.only('a', () => {})`) }, 'it.only is banned'],
      [{ 'server/a.test.ts': spelled('describe', `.skip('a')`) }, 'describe.skip is banned'],
    ],
    clean: {
      'server/platform/config/settings.ts': 'process.env',
      'server/platform/clock/clock.ts': 'Temporal.Now.instant()',
      'tools/a.ts': 'Date.now() + Number(process.env.A)',
      'core/a.ts': `// Date.now() is banned\nconst a = 'Math.random()'\nconst b = new Date(0)`,
      'server/a.test.ts': 'crypto.randomUUID()',
    },
  },
  sql: {
    violations: [
      [{ 'server/money/a.ts': `tx.query({ text: 'select 1 from t' })` }, 'SQL belongs'],
      [
        { 'server/money/a.routes.ts': `sql\`\n  INSERT INTO t (a) VALUES (\${b})\`` },
        'SQL belongs',
      ],
      [{ 'server/main/a.ts': `const a = "update t set a = 1"` }, 'SQL belongs'],
      [{ 'server/money/a.ts': `const a = 'delete from t'` }, 'SQL belongs'],
      [{ 'server/money/a.ts': `import { eq } from 'drizzle-orm'` }, 'import drizzle-orm'],
      [{ 'server/money/a.jobs.ts': `import pg from 'pg'` }, 'import pg'],
    ],
    clean: {
      'server/money/a.store.ts': `import { sql } from 'drizzle-orm'\nconst a = 'delete from t'`,
      'server/platform/db/a.ts': `import pg from 'pg'\nconst a = 'select 1 from t'`,
      'server/money/a.test.ts': `'select 1 from t'`,
      'web/a.tsx': `const a = 'Select an account'\nconst b = 'update your password'`,
      'server/money/b.ts': `import type { PoolClient } from 'pg'`,
    },
  },
  writers: {
    violations: [
      [
        {
          'server/money/a/a.store.ts': 'tx.query({ text: `insert into metas (a) values ($1)` })',
          'server/money/b/b.store.ts': `tx.query({ text: 'update metas set a = 1' })`,
        },
        'metas is written by another',
      ],
      [
        {
          'server/money/a/a.store.ts': 'tx.orm.insert(goals).values(a)',
          'server/money/b/b.store.ts': 'tx.orm.delete(goals)',
        },
        'goals is written by another',
      ],
      [{ 'server/money/a/a.queries.ts': `'with x as (delete from metas) ...'` }, 'only reads'],
    ],
    clean: {
      'server/money/a/a.store.ts': `'insert into metas (a) values ($1) on conflict do update set a'`,
      'server/money/a/b.store.ts': `'delete from metas where id = $1'`,
      'server/money/b/b.queries.ts': `'select 1 from metas for update of metas'`,
    },
  },
  language: {
    violations: [
      [{ 'core/a.ts': 'const total = 1 // a soma do mês' }, '"mês"'],
      [{ 'server/money/a.ts': `throw new Error('Não foi possível')` }, '"Não"'],
      [{ 'web/a.css': `.a::after { content: 'à vista' }` }, '"à"'],
    ],
    clean: {
      'web/a.tsx': '<p>Não</p>',
      'web/a.copy.ts': `'Não'`,
      'server/people/a.mail.ts': `'Olá'`,
      'assistant/language/a.ts': `'amanhã'`,
      'core/a.test.ts': `'Não'`,
      'docs/glossary.md': 'lançamento',
      'core/b.ts': `'− × ÷ … — “ok” R$'`,
    },
  },
  migrations: {
    violations: [
      [{ 'server/migrations/0002_people.sql': '' }, '0001 comes next'],
      [
        { 'server/migrations/0001_a.sql': '', 'server/migrations/0001_b.sql': '' },
        '0002 comes next',
      ],
      [{ 'server/migrations/0001_a.sql': '', 'server/migrations/0003_b.sql': '' }, '0002 comes'],
      [{ 'server/migrations/people.sql': '' }, 'name it'],
      [{ 'server/migrations/0001_people.ts': '' }, 'name it'],
    ],
    clean: { 'server/migrations/0001_a.sql': '', 'server/migrations/0002_b.sql': '' },
  },
  spellings: {
    violations: [
      [{ 'assistant/a.ts': 'const a = / (paguei|gastei|comprei|levei) /' }, 'a regex of 4 words'],
      [{ 'assistant/a.ts': 'const a = new RegExp(` (dois|tres|quatro|cinco) `)' }, 'a regex of 4'],
    ],
    clean: {
      'assistant/a.ts': 'const a = /^(?<word>\\p{L}+)(sao|mente|inho)[abcdefg ]{2,10}$/u',
      'assistant/b.ts': `// (paguei|gastei|comprei|levei)\nconst b = 'paguei|gastei|comprei|levei'`,
      'assistant/a.test.ts': 'const a = / (paguei|gastei|comprei|levei) /',
      'server/a.ts': 'const a = / (paguei|gastei|comprei|levei) /',
    },
  },
  'lock-file': {
    violations: [
      [{ 'package-lock.json': '"resolved": "https://example.com/a.tgz"' }, 'example.com'],
      [{ 'package-lock.json': '"resolved": "file:a.tgz"' }, 'file:a.tgz'],
      [{ 'package-lock.json': '"resolved": "git+ssh://git@example.com/a"' }, 'git+ssh'],
      [{ '.npmrc': 'audit=false\nregistry=https://example.com/' }, 'names a host'],
      [{ '.npmrc': '//example.com/:_password=a' }, 'names a host'],
    ],
    clean: {
      'package-lock.json': '"resolved": "core", "link": true',
      '.npmrc': 'omit-lockfile-registry-resolved=true',
    },
  },
  leftovers: {
    violations: [
      [{ 'core/a.ts': spelled('// TO', 'DO: later') }, 'finish it'],
      [{ 'web/a.css': spelled('/* FIX', 'ME */') }, 'finish it'],
      [{ 'docs/a.md': spelled('see /wo', 'rk/main/a.ts') }, 'a path of one machine'],
      [{ 'tools/a.ts': spelled(`'/ro`, `ot/.npmrc'`) }, 'a path of one machine'],
      [{ '.ci/run': spelled('https://registry', '.example.org/') }, "registry's host"],
      [{ 'docs/a.md': spelled('Co-auth', 'ored-by: Someone') }, 'authors'],
      [{ 'core/a.ts': spelled('// @ts-', 'ignore') }, 'not silenced'],
    ],
    clean: {
      'core/a.copy.ts': `'todo mês'`,
      'docs/a.md': 'https://example.com/work/a ../shared',
      'assistant/corpus/a.jsonl': spelled('CONTADOR 250 TO', 'DO MES'),
    },
  },
  docs: {
    violations: [
      [{ 'docs/a.md': 'see `docs/gone.md`' }, 'docs/gone.md does not exist'],
      [{ 'core/README.md': '`money/gone.ts`', 'core/money/a.ts': '' }, 'money/gone.ts does not'],
      [{ 'docs/a.md': '[guide](../gone.md)' }, '../gone.md does not exist'],
      [{ 'README.md': 'run `npm run launch`' }, 'npm run launch is not a command'],
      [{ 'README.md': 'npm start', 'package.json': '{"scripts":{}}' }, 'npm start is not'],
      [{ 'AGENTS.md': lines(61) }, '60 will do'],
      [{ 'server/README.md': lines(31) }, '30 will do'],
    ],
    clean: {
      'docs/a.md': '`docs/b.md`, `core/`, [b](b.md#c), `GET /health`, `npm run check`, `a/b`',
      'docs/b.md': 'npm test',
      'core/README.md': '`money/a.ts`, `money/`',
      'core/money/a.ts': '',
      'package.json': '{"scripts":{"check":"","test":""}}',
    },
  },
  signposts: {
    violations: [
      [{ 'core/a.ts': '' }, 'lacks a README.md'],
      [{ 'server/README.md': '', 'server/money/a/b.ts': '' }, 'lacks a README.md'],
    ],
    clean: { 'core/README.md': '', 'core/a.ts': '' },
  },
}

function run(check: Check, tree: Tree): string[] {
  const files = Object.entries(tree).map(([path, text]) => ({ path, text }))
  return check(files).map(({ message }) => message)
}

describe.each(Object.entries(checks))('%s', (name, check) => {
  const { violations, clean } = planted[name as keyof typeof checks]

  it.each(violations)('finds what was planted: %j', (tree, expected) => {
    const findings = run(check, tree)
    expect(findings.join('\n')).toContain(expected)
  })

  it('lets pass what is allowed', () => {
    expect(run(check, clean)).toEqual([])
  })
})

it('takes a file off the list of long ones when it is short again', () => {
  const path = 'core/once-long.ts'
  longFiles[path] = 'planted by this test'
  expect(run(checks.sizes, { [path]: lines(251) })).toEqual([])
  expect(run(checks.sizes, { [path]: lines(10) })).toEqual([
    'is short again: take it off the list in tools/architecture.ts',
  ])
  delete longFiles[path]
})

it('takes a file off the list of wordy ones when its regexes list no words any more', () => {
  const path = 'assistant/once-wordy.ts'
  spellingFiles.push(path)
  expect(run(checks.spellings, { [path]: 'const a = /paguei|gastei|comprei|levei/' })).toEqual([])
  expect(run(checks.spellings, { [path]: 'const a = 1' })).toEqual([
    'has no wordy regex any more: take it off the list in spelling-files.ts',
  ])
  spellingFiles.pop()
})

it('says on which line it found something', () => {
  const files = [{ path: 'core/a.ts', text: 'const a = 1\n\nconst b = Date.now()\n' }]
  expect(checks.calls(files)).toMatchObject([{ path: 'core/a.ts', line: 3 }])
})

it('tells code from text', () => {
  const text = `a('b//c') // d\n\`e\${f({ g: '}' })}h\` / i /* j */ + /k'[/]/.test(l)`
  const blanked = scan(text).code.replace(/ +/g, ' ')
  expect(blanked).toBe(`a(' ') // \n\` \${f({ g: ' ' })} \` / i /* */ + / /.test(l)`)
})

it('is not blinded by an apostrophe in the words of an element', () => {
  const text = `export const a = () => <p>d'água {Date.now()}</p>\nconst b = Math.random()`
  const found = checks.calls([{ path: 'web/money/a.tsx', text }])
  expect(found).toMatchObject([{ line: 1 }, { line: 2 }])
})

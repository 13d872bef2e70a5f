import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root, run } from '#tools/processes/run.ts'

// A linter that has lost its sight reports a clean house. So each is shown a house that is not,
// under the very configuration that the real one is held to.
let house: string

beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'lya-canary-'))
  mkdirSync(join(house, 'core'))
  for (const name of ['biome.json', '.oxlintrc.json', 'tsconfig.base.json', 'package.json']) {
    copyFileSync(join(root, name), join(house, name))
  }
  copyFileSync(join(root, 'core/tsconfig.json'), join(house, 'core/tsconfig.json'))
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  writeFileSync(join(house, '.gitignore'), 'node_modules\n')
  await run(['git', 'init', '-q'], { folder: house })
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

async function check(path: string, text: string, command: string[]): Promise<[number, string]> {
  writeFileSync(join(house, path), text)
  const { code, output } = await run(command, { folder: house, env: { NO_COLOR: '1' } })
  rmSync(join(house, path))
  return [code, output]
}

it('oxlint sees a promise that nobody waits for', async () => {
  const text = 'async function a(): Promise<void> {}\nexport function b(): void {\n  a()\n}\n'
  const command = ['oxlint', '--type-aware', '--deny-warnings', '.']
  const [code, output] = await check('core/floating.ts', text, command)
  expect(output).toContain('no-floating-promises')
  expect(code).not.toBe(0)
})

it('the type checker sees a number where a text belongs', async () => {
  const text = 'export const a: string = 1\n'
  const [code, output] = await check('core/mistyped.ts', text, ['tsc', '-p', 'core/tsconfig.json'])
  expect(output).toContain('TS2322')
  expect(code).not.toBe(0)
})

it('the type checker sees the core reach for the machine', async () => {
  const text = 'export const a = process.title\n'
  const [, output] = await check('core/impure.ts', text, ['tsc', '-p', 'core/tsconfig.json'])
  expect(output).toContain('core/impure.ts')
})

it('biome sees an unused variable', async () => {
  const text = 'export function a(): void {\n  const b = 1\n}\n'
  const command = ['biome', 'check', '--error-on-warnings', '.']
  const [code, output] = await check('core/unused.ts', text, command)
  expect(output).toContain('noUnusedVariables')
  expect(code).not.toBe(0)
})

it('tidy, as it is run, sees a badly named file', async () => {
  const command = ['node', join(root, 'tools/tidy.ts'), house]
  const [code, output] = await check('core/money.service.ts', '', command)
  expect(output).toContain('.service is not one of the roles')
  expect(code).toBe(1)
})

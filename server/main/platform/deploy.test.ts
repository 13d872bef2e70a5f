import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const files = readdirSync(join(root, 'deploy'))
const all = files.map((name) => read(join('deploy', name))).join('\n')
const guide = read('docs/deploy.md')

it('sets no variable that the product does not know', () => {
  const known = read('.env.example')
  const set = read('deploy/lya.env').matchAll(/^#?([A-Z][A-Z_]+)=/gm)
  const names = [...set].map(([, name = '']) => name)
  expect(names).toContain('PUBLIC_URL')
  for (const name of names) expect(known).toContain(`#${name}=`)
})

it('starts and calls what is there', () => {
  const called = [...`${all}\n${guide}`.matchAll(/\bserver\/[a-z/]+\.ts/g)].map(([path]) => path)
  expect(called).toContain('server/main.ts')
  for (const path of called) expect(existsSync(join(root, path)), path).toBe(true)
})

it('names every file of the folder in the guide', () => {
  for (const name of files) expect(guide).toContain(name)
})

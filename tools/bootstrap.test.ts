import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Outcome, root, run } from '#tools/processes/run.ts'

// A house of two manifests, and a stand-in for npm that does what each test tells it to.
let house: string
let npm: string

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'lya-bootstrap-'))
  npm = join(house, 'npm-cli.js')
  for (const folder of ['tools', 'core']) mkdirSync(join(house, folder))
  copyFileSync(join(root, 'tools/bootstrap.mjs'), join(house, 'tools/bootstrap.mjs'))
  writeFileSync(join(house, 'package.json'), '{ "workspaces": ["core"] }')
  writeFileSync(join(house, 'core/package.json'), '{}')
})

afterEach(() => rmSync(house, { recursive: true, force: true }))

const linksNode = `
  const fs = require('node:fs')
  fs.appendFileSync('installs', process.argv.slice(2).join(' ') + '\\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)
  fs.mkdirSync('node_modules/.bin', { recursive: true })
  fs.rmSync('node_modules/.bin/node', { force: true })
  fs.symlinkSync(process.execPath, 'node_modules/.bin/node')
`

function bootstrap(program: string): Promise<Outcome> {
  writeFileSync(npm, program)
  return run(['node', 'tools/bootstrap.mjs'], { folder: house, env: { npm_execpath: npm } })
}

function installs(): string[] {
  const path = join(house, 'installs')
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
}

it('installs once, and again when any manifest changes', async () => {
  expect((await bootstrap(linksNode)).code).toBe(0)
  expect((await bootstrap(linksNode)).output).toBe('')
  expect(installs()).toHaveLength(1)
  expect(installs()[0]).toMatch(/^install .*--ignore-scripts/)

  writeFileSync(join(house, 'core/package.json'), '{ "dependencies": {} }')
  await bootstrap(linksNode)
  expect(installs()).toHaveLength(2)
})

it('installs once for two commands that are typed at the same time', async () => {
  const both = await Promise.all([bootstrap(linksNode), bootstrap(linksNode)])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(installs()).toHaveLength(1)
})

it('goes on after an install that was killed', async () => {
  mkdirSync(join(house, 'node_modules/.bootstrap/lock'), { recursive: true })
  writeFileSync(join(house, 'node_modules/.bootstrap/lock/pid'), '4194304')
  expect((await bootstrap(linksNode)).code).toBe(0)
  expect(installs()).toHaveLength(1)
})

const fails = (said: string) => `console.error(${JSON.stringify(said)}); process.exit(1)`

it.each([
  ['npm error code EAI_AGAIN\nnpm error syscall getaddrinfo', 'check the network'],
  ['npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device', 'the disk is full'],
  ['npm error code EACCES\nnpm error syscall mkdir', 'no permission to write'],
  ['npm error code ERESOLVE\nnpm error could not resolve', 'could not resolve'],
])('says in one line what stopped npm: %j', async (said, expected) => {
  const { code, output } = await bootstrap(fails(said))
  expect(code).toBe(1)
  const [announced, reason, ...more] = output.trim().split('\n')
  expect(announced).toContain('installing packages')
  expect(reason).toContain(expected)
  expect(more).toEqual([])
})

it('leaves no stamp behind a failed install', async () => {
  await bootstrap(fails('npm error code EAI_AGAIN'))
  expect((await bootstrap(linksNode)).code).toBe(0)
  expect(installs()).toHaveLength(1)
})

it('brings the Node that started it where the pinned one does not run', async () => {
  const broken = `
    const fs = require('node:fs')
    fs.mkdirSync('node_modules/.bin', { recursive: true })
    fs.writeFileSync('node_modules/.bin/node', 'not a program', { mode: 0o755 })
  `
  expect((await bootstrap(broken)).code).toBe(0)
  const answer = await run([join(house, 'node_modules/.bin/node'), '--version'])
  expect(answer.output).toMatch(/^v(2[6-9]|[3-9]\d)\./)
})

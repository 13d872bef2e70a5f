// Gets a fresh clone to the pinned Node and its packages before any other script runs. It is plain
// JavaScript for any Node from 20 on, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const nodeMajorMin = 26
const installWaitMsMax = 1_200_000
const diskFull = 'the disk is full: about 1 GB is needed for packages'
const root = fileURLToPath(new URL('..', import.meta.url))
const keep = join(root, 'node_modules', '.bootstrap')
const stamp = join(keep, 'stamp')
const lock = join(keep, 'lock')
const isWindows = process.platform === 'win32'
const pinned = join(root, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node')

class Stop extends Error {}

try {
  if (!isInstalled()) installOnce()
} catch (error) {
  // One line, and the reason in it: whoever reads this has only just cloned the repository.
  process.stderr.write(`Lya: ${explain(error)}\n`)
  process.exitCode = 1
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint() && existsSync(pinned)
}

/** What the installed packages follow from: the manifests, the lock file and the machine's kind. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  const manifest = readFileSync(join(root, 'package.json'))
  hash.update(manifest)
  for (const workspace of JSON.parse(manifest).workspaces) {
    hash.update(readFileSync(join(root, workspace, 'package.json')))
  }
  const lockFile = join(root, 'package-lock.json')
  if (existsSync(lockFile)) hash.update(readFileSync(lockFile))
  return hash.digest('hex')
}

/** Two commands typed at once must not install over each other: the second waits for the first. */
function installOnce() {
  checkSpace()
  mkdirSync(keep, { recursive: true })
  takeLock()
  try {
    if (isInstalled()) return
    install()
    checkNode()
    // The install may have rewritten the lock file, so the fingerprint is taken anew.
    mkdirSync(keep, { recursive: true })
    writeFileSync(stamp, fingerprint())
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** npm itself does not end on a full disk: it waits for ever, and says nothing. */
function checkSpace() {
  const { bavail, bsize } = statfsSync(root)
  const bytesMin = existsSync(stamp) ? 100e6 : 1e9
  if (bavail * bsize < bytesMin) throw new Stop(diskFull)
}

function takeLock() {
  const owner = join(lock, 'pid')
  for (let waitedMs = 0; waitedMs < installWaitMsMax; waitedMs += 200) {
    try {
      mkdirSync(lock)
      writeFileSync(owner, String(process.pid))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (waitedMs > 1000 && !isRunning(owner)) rmSync(lock, { recursive: true, force: true })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  throw new Stop(`another install seems to be stuck; end it, delete ${lock} and try again`)
}

function isRunning(owner) {
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function install() {
  process.stderr.write('Lya: installing packages (this happens once and takes about a minute)\n')
  // `npm install` and not `npm ci`: a lock file written where some platform's optional package
  // could not be had makes `npm ci` refuse. No package's own script is needed, so none may run.
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts']
  args.push('--include=dev', '--include=optional', '--loglevel=error')
  const options = { cwd: root, env: plainEnvironment(), encoding: 'utf8' }
  const npm = process.env.npm_execpath
  const run = npm?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: isWindows })
  if (run.error) throw run.error
  if (run.status !== 0) throw new Stop(reasonOf(`${run.stderr}\n${run.stdout}`))
}

/** What the outer npm says about its own script would mislead the inner one. */
function plainEnvironment() {
  const isPlain = ([name]) => !/^npm_(lifecycle|package|command)/i.test(name)
  return Object.fromEntries(Object.entries(process.env).filter(isPlain))
}

function reasonOf(output) {
  const code = /npm error code (\S+)/.exec(output)?.[1] ?? 'unknown error'
  const network = /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|FETCH/
  if (network.test(code)) return `npm cannot reach its registry (${code}): check the network`
  if (/ENOSPC|EDQUOT/.test(output)) return diskFull
  if (/EACCES|EPERM|EROFS/.test(code)) return `no permission to write in ${root} (${code})`
  const said =
    /npm error (?!code|errno|syscall)(\S.*)/.exec(output)?.[1] ?? output.trim().slice(-200)
  return `npm install failed (${code}): ${said}`
}

/** Ensures that the commands which follow find a Node that runs TypeScript and knows Temporal. */
function checkNode() {
  const answer = existsSync(pinned)
    ? spawnSync(pinned, ['--version'], { encoding: 'utf8', shell: isWindows })
    : { stdout: '' }
  if (majorOf(answer.stdout ?? '') >= nodeMajorMin) return

  // Left in place, an unusable binary would hide the good Node of whoever brings their own.
  rmSync(pinned, { force: true })
  if (majorOf(process.version) >= nodeMajorMin) {
    writeFileSync(pinned, `#!/bin/sh\nexec "${process.execPath}" "$@"\n`, { mode: 0o755 })
    return
  }
  throw new Stop(
    `the pinned Node ${nodeMajorMin} does not run on ${process.platform}-${process.arch} here ` +
      `(it needs glibc, not musl): put your own Node ${nodeMajorMin} or later on the PATH`,
  )
}

function majorOf(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0)
}

function explain(error) {
  if (error instanceof Stop) return error.message
  if (error.code === 'ENOSPC') return diskFull
  if (error.code === 'EACCES' || error.code === 'EROFS') {
    return `no permission to write in ${root} (${error.code})`
  }
  if (error.code === 'ENOENT' && error.syscall?.startsWith('spawn')) return 'npm is not on the PATH'
  return `the installation could not be prepared: ${error.message}`
}

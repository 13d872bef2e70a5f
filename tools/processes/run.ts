import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join, resolve as resolvePath } from 'node:path'

export const root = join(import.meta.dirname, '../..')
const bin = join(root, 'node_modules/.bin')

/** The environment in which `node` and every tool are the pinned ones, whoever started us. */
export function pinnedEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra }
}

export interface Outcome {
  /** The exit code; 1 when a signal ended it or it could not be started. */
  code: number
  /** What it printed, both streams in order. */
  output: string
  seconds: number
}

export interface RunOptions {
  env?: NodeJS.ProcessEnv
  /** From the root of the repository, which it is by default. */
  folder?: string
  /** Shows what it prints as it comes, too. */
  isShown?: boolean
}

/** Runs a command to its end. Never throws: a command that cannot be started has failed. */
export function run(command: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const [name = '', ...args] = command
  const startedMs = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const child: ChildProcess = spawn(name, args, {
      cwd: resolvePath(root, options.folder ?? '.'),
      env: pinnedEnvironment(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const end = (code: number) =>
      resolve({ code, output, seconds: (performance.now() - startedMs) / 1000 })
    const take = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString()
      if (options.isShown) target.write(chunk)
    }
    child.stdout?.on('data', take(process.stdout))
    child.stderr?.on('data', take(process.stderr))
    child.on('error', (error) => {
      output += `${name}: ${error.message}\n`
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

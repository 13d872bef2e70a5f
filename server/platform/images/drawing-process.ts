import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { PictureTask } from '#platform/images/picture.ts'

/** Longer than any honest picture takes on a slow machine. */
const taskMsMax = 15_000
/** Then its memory is given back. */
const idleMsMax = 60_000
const script = join(import.meta.dirname, 'drawing/process.ts')

/**
 * The process that draws, started with the first picture and again after it ended. One task at a
 * time.
 */
export class DrawingProcess {
  #child: ChildProcess | null = null
  #idle: ReturnType<typeof setTimeout> | undefined

  /** The task's result; null when the process ended over it, or took too long. */
  run(task: PictureTask): Promise<Uint8Array | string[] | null> {
    clearTimeout(this.#idle)
    const child = this.#child ?? this.#start()
    return new Promise((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), taskMsMax)
      const settle = (result: Uint8Array | string[] | null): void => {
        clearTimeout(timer)
        child.off('message', settle)
        child.off('exit', onExit)
        this.#idle = setTimeout(() => this.close(), idleMsMax).unref()
        resolve(result)
      }
      const onExit = (): void => settle(null)
      child.on('message', settle)
      child.once('exit', onExit)
      child.send(task)
    })
  }

  close(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  #start(): ChildProcess {
    // Nothing of our environment: it holds the secrets of the installation.
    const child = fork(script, [], {
      serialization: 'advanced',
      env: { NODE_ENV: 'production' },
      execArgv: ['--max-old-space-size=128'],
    })
    // It never keeps the server from ending.
    child.unref()
    child.channel?.unref()
    child.once('exit', () => {
      if (this.#child === child) this.#child = null
    })
    this.#child = child
    return child
  }
}

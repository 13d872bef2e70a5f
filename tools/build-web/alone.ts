import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildDir, lockPath } from '#tools/build-web/places.ts'

const lookAgainMs = 250

/** Runs `work` while no other process builds: two of them would write over each other's files. */
export function alone<Result>(work: () => Result): Result {
  mkdirSync(buildDir, { recursive: true })
  while (!takeLock()) pause()
  try {
    return work()
  } finally {
    rmSync(lockPath, { force: true })
  }
}

function takeLock(): boolean {
  try {
    writeFileSync(lockPath, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  if (!isHeld()) rmSync(lockPath, { force: true })
  return false
}

/** A killed build leaves its lock behind; nobody holds it then. */
function isHeld(): boolean {
  try {
    const pid = Number(readFileSync(lockPath, 'utf8'))
    // Between making the file and writing the number into it, it is empty.
    if (pid > 0) process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lookAgainMs)
}
